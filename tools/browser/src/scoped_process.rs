use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// A program that ends when this is dropped, together with all programs it has started and its temporary
/// folder.
///
/// It ends even if the test is killed. A shell runs in between: it waits for the end of its input, which
/// comes when this process is gone for whatever reason, and then kills its process group.
pub(crate) struct ScopedProcess {
    shell: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    folder: PathBuf,
}

/// The script of the shell. It closes its own output, so that the output ends with the program.
const ATTENDANT: &str = r#""$@" & exec >&-; read line; kill -KILL 0"#;
/// How long the folder may still be in use after the programs are killed.
const PATIENCE: Duration = Duration::from_secs(5);

impl ScopedProcess {
    /// Starts a program. The arguments may depend on its folder.
    pub(crate) fn start<A: AsRef<OsStr>>(
        program: impl AsRef<OsStr>,
        arguments: impl FnOnce(&Path) -> Vec<A>,
    ) -> ScopedProcess {
        let folder = tempfile::Builder::new().prefix("quarto-").tempdir();
        let folder = folder.expect("a temporary folder").keep();
        let mut shell = Command::new("sh");
        // Other systems have no such shell, so starting it fails there.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        let mut shell = shell
            .args(["-c", ATTENDANT, "sh"])
            .arg(program)
            .args(arguments(&folder))
            // The settings of the user must not change the result.
            .env("HOME", &folder)
            .env("TMPDIR", &folder)
            .env("TZ", "UTC")
            .env_remove("QUARTO_CONFIG")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("there is a shell");
        let input = shell.stdin.take();
        let output = BufReader::new(shell.stdout.take().expect("it is a pipe"));
        ScopedProcess { shell, input, output, folder }
    }

    /// Returns the next line that the program writes, or `None` after its end.
    pub(crate) fn line(&mut self) -> Option<String> {
        self.output.by_ref().lines().next()?.ok()
    }

    #[cfg(test)]
    pub(crate) fn trace(&self) -> tests::Trace {
        tests::Trace { group: self.shell.id().to_string(), folder: self.folder.clone() }
    }
}

impl Drop for ScopedProcess {
    fn drop(&mut self) {
        drop(self.input.take());
        let _ = self.shell.wait();
        // The other programs die at the same time, but may hold on to their files for a moment.
        let start = Instant::now();
        while std::fs::remove_dir_all(&self.folder).is_err() && start.elapsed() < PATIENCE {
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A trace by which the programs can be found even after the process is dropped.
    pub(crate) struct Trace {
        pub(crate) group: String,
        pub(crate) folder: PathBuf,
    }

    impl Trace {
        /// Waits until no program is left.
        pub(crate) fn wait_for_end(&self) {
            let start = Instant::now();
            while let Some(process) = self.processes().first() {
                assert!(start.elapsed() < PATIENCE, "it is left behind: {process}");
                std::thread::sleep(Duration::from_millis(10));
            }
            assert!(!self.folder.exists());
        }

        /// Returns the command lines of all processes that are in the group or mention the folder.
        pub(crate) fn processes(&self) -> Vec<String> {
            let all = std::fs::read_dir("/proc").unwrap().flatten().map(|process| process.path());
            all.filter_map(|process| self.command_line(&process)).collect()
        }

        fn command_line(&self, process: &Path) -> Option<String> {
            let read = |name: &str| {
                let bytes = std::fs::read(process.join(name)).ok()?;
                Some(String::from_utf8_lossy(&bytes).replace('\0', " "))
            };
            let (state, command) = (read("stat")?, read("cmdline")?);
            // The name, in brackets, may hold anything. A dead process has no command line.
            let fields: Vec<&str> = state.rsplit_once(')')?.1.split_whitespace().collect();
            let folder = self.folder.to_str()?;
            let knows_folder = || {
                command.contains(folder) || read("environ").is_some_and(|all| all.contains(folder))
            };
            let is_ours = fields.get(2) == Some(&self.group.as_str()) || knows_folder();
            (is_ours && !command.is_empty()).then_some(command)
        }
    }

    #[test]
    fn a_program_that_is_missing_says_nothing() {
        assert_eq!(ScopedProcess::start("quarto-nowhere", |_| Vec::<&str>::new()).line(), None);
    }

    #[test]
    fn everything_ends_with_it() {
        let script = "echo > $TMPDIR/file; sleep 1000 & echo ready; sleep 1000";
        let mut attached = ScopedProcess::start("sh", |_| vec!["-c", script]);
        assert_eq!(attached.line().unwrap(), "ready");
        let trace = attached.trace();
        assert!(trace.folder.join("file").exists());
        assert!(trace.processes().len() >= 3, "the shell, its child and its grandchild");
        drop(attached);
        trace.wait_for_end();
    }
}
