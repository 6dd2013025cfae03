//! What shells and readers of manuals need.

use std::io::Write;

use anyhow::Context;
use clap::{Args, CommandFactory, ValueEnum};
use clap_complete::Shell;

/// Print shell completions
///
/// For bash, for example: quarto completions bash > ~/.local/share/bash-completion/completions/quarto
#[derive(Args)]
pub(crate) struct CompletionArguments {
    /// The shell
    #[arg(value_parser = shell, value_name = "bash|zsh|fish|elvish|powershell")]
    shell: Shell,
}

/// Print the manual page of quarto, or of one of its commands
///
/// To read it: quarto man | man -l -
#[derive(Args)]
pub(crate) struct ManArguments {
    /// The command
    command: Option<String>,
}

fn shell(text: &str) -> Result<Shell, String> {
    Shell::from_str(text, true)
}

pub(crate) fn completions(
    arguments: &CompletionArguments,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(
        arguments.shell,
        &mut crate::Arguments::command(),
        "quarto",
        &mut script,
    );
    Ok(out.write_all(&script)?)
}

pub(crate) fn man(arguments: &ManArguments, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut root = crate::Arguments::command();
    // With the names of the whole line, as in "quarto play".
    root.build();
    let command = match &arguments.command {
        None => root,
        Some(name) => {
            let found = root.find_subcommand(name);
            found.with_context(|| format!("there is no command {name}"))?.clone()
        }
    };
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page)?;
    Ok(out.write_all(&page)?)
}
