use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use quarto_engine::BookPlan;
use quarto_rules::RuleSet;

/// The units of a book that are done, in a file that only grows: whenever the work is killed, all
/// but the units in work are there.
///
/// After a line that says which book it is come the units, in the order in which they were done:
/// number and length in four bytes each, the values, and four bytes of a sum over all that. What is
/// behind the first unit that is not whole was cut off by the kill.
pub(crate) struct Checkpoint {
    path: PathBuf,
    file: File,
    /// The values of each unit, empty if it is not done.
    pub(crate) values: Vec<Vec<u8>>,
}

impl Checkpoint {
    /// Opens the checkpoint of a book, with all that was done before.
    pub(crate) fn open(
        book: &Path,
        rules: RuleSet,
        depth: usize,
        plan: &BookPlan,
    ) -> anyhow::Result<Checkpoint> {
        let mut path = book.as_os_str().to_owned();
        path.push(".part");
        let path = PathBuf::from(path);
        let head = format!(
            "quarto book in work, version 1: {} {} {depth}\n",
            rules.variant(),
            rules.traits().len()
        );
        Checkpoint::read(&path, &head, plan).with_context(|| path.display().to_string())
    }

    fn read(path: &Path, head: &str, plan: &BookPlan) -> anyhow::Result<Checkpoint> {
        let mut options = OpenOptions::new();
        let mut file = options.read(true).write(true).create(true).truncate(false).open(path)?;
        file.try_lock().context("another build is using it")?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let mut values = vec![Vec::new(); plan.units().len()];
        let mut rest = match bytes.strip_prefix(head.as_bytes()) {
            Some(rest) => rest,
            None if head.as_bytes().starts_with(&bytes) => {
                file.rewind()?;
                file.write_all(head.as_bytes())?;
                bytes = head.as_bytes().to_vec();
                &[]
            }
            None => anyhow::bail!("belongs to another book; delete it to start over"),
        };
        while let Some((unit, found, behind)) = take_unit(rest, plan) {
            values[unit] = found.to_vec();
            rest = behind;
        }
        let whole = bytes.len() - rest.len();
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        Ok(Checkpoint { path: path.to_owned(), file, values })
    }

    /// Keeps a unit; when this returns, it is on the disk.
    pub(crate) fn add(&mut self, unit: usize, values: Vec<u8>) -> anyhow::Result<()> {
        let numbers = [unit, values.len()].map(|n| u32::try_from(n).expect("small").to_le_bytes());
        let mut bytes = [numbers.as_flattened(), &values].concat();
        let sum = sum(&bytes);
        bytes.extend(sum.to_le_bytes());
        self.file.write_all(&bytes)?;
        self.file.sync_data()?;
        self.values[unit] = values;
        Ok(())
    }

    /// Removes the file once the book is written.
    pub(crate) fn remove(self) -> anyhow::Result<()> {
        Ok(std::fs::remove_file(self.path)?)
    }
}

/// Returns the first unit, its values and what is behind; `None` if it is not whole.
fn take_unit<'a>(bytes: &'a [u8], plan: &BookPlan) -> Option<(usize, &'a [u8], &'a [u8])> {
    let number = |at: usize| {
        let bytes = bytes.get(at..at + 4)?.try_into().expect("four bytes");
        Some(u32::from_le_bytes(bytes))
    };
    let (unit, len) = (number(0)? as usize, number(4)? as usize);
    let end = 8 + len;
    let whole = plan.units().get(unit)?.len() == len && number(end)? == sum(&bytes[..end]);
    whole.then(|| (unit, &bytes[8..end], &bytes[end + 4..]))
}

/// Returns the FNV-1a sum of 32 bits.
fn sum(bytes: &[u8]) -> u32 {
    let step = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    bytes.iter().fold(0x811C_9DC5, step)
}
