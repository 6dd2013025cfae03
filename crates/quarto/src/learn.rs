//! Lessons at the terminal.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::Args;
use quarto_learn::{Course, LearnProgress, Lesson};
use quarto_store::write_whole;
use quarto_terminal::{Keyboard, Tutor};
use quarto_text::{Language, LearnText, Voice};

use crate::dirs;
use crate::edition::EditionArgument;
use crate::language::LanguageArgument;

/// Learn the game step by step
///
/// Continues where you stopped. Every step is a position and one thing to do.
#[derive(Args)]
pub(crate) struct Arguments {
    /// Take this lesson
    lesson: Option<String>,
    /// List the lessons
    #[arg(long, conflicts_with = "lesson")]
    list: bool,
    /// Add the lessons in this folder, one TOML file each (docs/teaching.md)
    #[arg(long, value_name = "FOLDER")]
    lessons: Option<PathBuf>,
    /// Start over from the first lesson
    #[arg(long, conflicts_with_all = ["lesson", "list"])]
    again: bool,
    #[command(flatten)]
    edition: EditionArgument,
    #[command(flatten)]
    pub(crate) language: LanguageArgument,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let mut course = Course::embedded();
    if let Some(folder) = &arguments.lessons {
        add_lessons(&mut course, folder)?;
    }
    let file = dirs::learning();
    let kept = file.as_ref().and_then(|file| std::fs::read_to_string(file).ok());
    let kept = kept.filter(|_| !arguments.again);
    let progress = kept.map(|text| LearnProgress::read(&text)).unwrap_or_default();
    if arguments.list {
        return list(&course, &progress, language, out);
    }
    let voice = Voice { language, edition: arguments.edition.choose(), ..Voice::default() };
    let mut keep = |progress: &LearnProgress| keep(file.as_deref(), progress);
    let mut keyboard = Keyboard::new();
    let mut tutor = Tutor::new(&mut keyboard, out, voice, &course, progress, &mut keep);
    let Some(name) = &arguments.lesson else { return Ok(tutor.run()?) };
    let Some(lesson) = course.lesson(name) else {
        let names: Vec<&str> = course.lessons().iter().map(Lesson::id).collect();
        bail!(LearnText::LessonUnknown { name, names: &names.join(", ") }.say(language))
    };
    Ok(tutor.run_lesson(lesson)?)
}

/// Adds the lessons in a folder, in the order of their names.
fn add_lessons(course: &mut Course, folder: &Path) -> anyhow::Result<()> {
    let entries = std::fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()
        .with_context(|| folder.display().to_string())?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "toml"));
    files.sort();
    if files.is_empty() {
        bail!(
            "{}: there is no lesson here; a lesson is a file that ends in .toml",
            folder.display()
        );
    }
    for file in files {
        let text = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        course.add(&name, &text).with_context(|| file.display().to_string())?;
    }
    Ok(())
}

fn list(
    course: &Course,
    progress: &LearnProgress,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let done = LearnText::LessonMarkDone.say(language);
    for lesson in course.lessons() {
        let (name, title) = (lesson.id(), lesson.title(language));
        if progress.is_done(name) {
            writeln!(out, "{name}: {title} ({done})")?;
        } else {
            writeln!(out, "{name}: {title}")?;
        }
    }
    Ok(())
}

/// Keeps the progress, where there is a home folder.
fn keep(file: Option<&Path>, progress: &LearnProgress) -> std::io::Result<()> {
    let Some(file) = file else { return Ok(()) };
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
    }
    write_whole(file, progress.to_text().as_bytes())
}
