//! Names as people write them in lists and files.

/// Returns the names in a pasted list or a CSV file: what stands first on each line that is not empty.
///
/// ```
/// assert_eq!(quarto_tournament::names("Ada\n\nBo;1850\n"), ["Ada", "Bo"]);
/// ```
#[must_use]
pub fn names(text: &str) -> Vec<String> {
    let lines = text.trim_start_matches('\u{feff}').lines();
    lines.map(first_field).filter(|name| !name.is_empty()).collect()
}

/// Returns the first field of a line: up to a comma, semicolon or tab, or inside quotation marks.
fn first_field(line: &str) -> String {
    let line = line.trim();
    let Some(quoted) = line.strip_prefix('"') else {
        return line.split([',', ';', '\t']).next().unwrap_or_default().trim().to_owned();
    };
    let mut field = String::new();
    let mut chars = quoted.chars().peekable();
    while let Some(char) = chars.next() {
        match char {
            // A quotation mark inside a field is doubled.
            '"' if chars.peek() == Some(&'"') => field.extend(chars.next()),
            '"' => break,
            _ => field.push(char),
        }
    }
    field.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_a_name_per_line() {
        let text =
            "\u{feff}Ada\n\n  Bo ;1850\nCleo,x,y\n\"Lovelace, Ada \"\"A\"\"\";1\nDan\tclub\n";
        assert_eq!(names(text), ["Ada", "Bo", "Cleo", "Lovelace, Ada \"A\"", "Dan"]);
        assert_eq!(names("\n \n"), [""; 0]);
    }
}
