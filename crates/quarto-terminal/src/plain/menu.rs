use quarto_text::{Input, TerminalText, Verb, Voice};

use super::{Plain, PlainError};
use crate::answers::rules;
use crate::choices::Choices;
use crate::menu::{Item, MenuResult, Step};
use crate::presentation::Presentation;

impl Plain<'_> {
    /// Lets the player change the choices by number, until they have decided.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn choose(
        &mut self,
        choices: &mut Choices,
        unfinished: bool,
    ) -> Result<MenuResult, PlainError> {
        let mut shown: Vec<Item> = Vec::new();
        loop {
            let voice = Voice { language: choices.language, ..Voice::default() };
            let items = Item::all(choices);
            if shown != items {
                self.show_menu(choices, &items, unfinished)?;
                shown.clone_from(&items);
            }
            let Some(line) = self.ask("> ")? else { return Ok(MenuResult::Leave) };
            let line = line.trim();
            let (number, step) = match line.strip_suffix('-') {
                Some(number) => (number, Step::Previous),
                None => (line, Step::Next),
            };
            let number = number.parse::<usize>().ok();
            let chosen = number.and_then(|number| items.get(number.checked_sub(1)?));
            match (chosen, number) {
                (None, Some(0)) if unfinished => return Ok(MenuResult::Continue),
                (None, _) if line.is_empty() => match choices.shared_name() {
                    Some(name) => self.say(&voice.say(TerminalText::SameName { name: &name }))?,
                    None => return Ok(MenuResult::Play),
                },
                (None, _) if Input::read(line, choices.language) == Ok(Input::Do(Verb::Quit)) => {
                    return Ok(MenuResult::Leave);
                }
                (None, _) if Input::read(line, choices.language) == Ok(Input::Do(Verb::Rules)) => {
                    rules(choices.language, choices.edition)
                        .iter()
                        .try_for_each(|line| self.say(line))?;
                }
                (None, _) => {
                    self.say(&voice.say(TerminalText::MenuPlainExpected { last: items.len() }))?;
                }
                (Some(item), number) => {
                    self.change(*item, choices, step)?;
                    if *item == Item::Language {
                        shown.clear();
                    } else {
                        self.show_item(choices, *item, number.unwrap_or_default())?;
                    }
                    if *item == Item::Presentation && choices.presentation == Presentation::Screen {
                        self.say(&voice.say(TerminalText::MenuShownLater))?;
                    }
                }
            }
        }
    }

    fn show_menu(
        &mut self,
        choices: &Choices,
        items: &[Item],
        unfinished: bool,
    ) -> Result<(), PlainError> {
        let voice = Voice { language: choices.language, ..Voice::default() };
        self.say(&voice.say(TerminalText::MenuTitle))?;
        if unfinished {
            self.say(&format!("0. {}", voice.say(TerminalText::MenuContinue)))?;
        }
        for (number, item) in (1..).zip(items) {
            self.show_item(choices, *item, number)?;
        }
        self.say(&voice.say(TerminalText::MenuPlainIntro))
    }

    fn show_item(
        &mut self,
        choices: &Choices,
        item: Item,
        number: usize,
    ) -> Result<(), PlainError> {
        let voice = Voice { language: choices.language, ..Voice::default() };
        let (name, value) = (&item.name(voice), &item.value(choices));
        self.say(&voice.say(TerminalText::MenuPlainValue { number, name, value }))
    }

    fn change(&mut self, item: Item, choices: &mut Choices, step: Step) -> Result<(), PlainError> {
        if !item.is_typed() {
            item.change(choices, step);
            return Ok(());
        }
        let default = &item.value(choices);
        let question = TerminalText::AskName { default }.say(choices.language);
        match self.ask(&format!("{question} "))? {
            Some(name) if !name.trim().is_empty() => item.set(choices, &name),
            Some(_) | None => {}
        }
        Ok(())
    }
}
