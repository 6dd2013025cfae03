use std::collections::HashMap;
use std::fmt::Write;

use serde_json::Value;

/// The states that are written after a node if they apply.
const STATES: [&str; 13] = [
    "focused", "disabled", "readonly", "required", "invalid", "checked", "pressed", "selected",
    "expanded", "current", "modal", "live", "hasPopup",
];

/// Returns the tree of `Accessibility.getFullAXTree` as text, one line per node.
pub(crate) fn outline(tree: &Value) -> String {
    let nodes = tree["nodes"].as_array().map(Vec::as_slice).unwrap_or_default();
    let by_id: HashMap<&str, &Value> =
        nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
    let mut text = String::new();
    if let Some(page) = nodes.first() {
        let name = page["name"]["value"].as_str().unwrap_or_default();
        let _ = writeln!(text, "page {name:?}");
        write_children(page, &by_id, 1, "", &mut text);
    }
    text
}

/// Writes a node, unless it says nothing by itself, and the nodes below it.
fn write_node(
    node: &Value,
    by_id: &HashMap<&str, &Value>,
    depth: usize,
    above: &str,
    text: &mut String,
) {
    let role = node["role"]["value"].as_str().unwrap_or_default();
    let name = node["name"]["value"].as_str().unwrap_or_default().trim();
    let is_silent = match role {
        "InlineTextBox" | "LineBreak" | "LabelText" => true,
        "none" | "generic" => name.is_empty(),
        // The words on a button are already its name.
        "StaticText" => name.is_empty() || above.contains(name),
        _ => false,
    };
    let (depth, above) = if is_silent || node["ignored"] == true {
        (depth, above)
    } else {
        let indent = "  ".repeat(depth);
        let role = if role == "StaticText" { "text" } else { role };
        let told = if name.is_empty() { String::new() } else { format!(" {name:?}") };
        let _ = writeln!(text, "{indent}{role}{told}{}", details(node));
        (depth + 1, name)
    };
    write_children(node, by_id, depth, above, text);
}

fn write_children(
    node: &Value,
    by_id: &HashMap<&str, &Value>,
    depth: usize,
    above: &str,
    text: &mut String,
) {
    let children = node["childIds"].as_array().into_iter().flatten();
    for child in children.filter_map(|id| by_id.get(id.as_str()?)) {
        write_node(child, by_id, depth, above, text);
    }
}

/// Returns the details of a node: its description, its value, its states.
fn details(node: &Value) -> String {
    let mut text = String::new();
    for part in ["description", "value"] {
        if let Some(told) = node[part]["value"].as_str().filter(|told| !told.is_empty()) {
            let _ = write!(text, " {part}={told:?}");
        }
    }
    let is_heading = node["role"]["value"] == "heading";
    for property in node["properties"].as_array().into_iter().flatten() {
        let name = property["name"].as_str().unwrap_or_default();
        let is_told = STATES.contains(&name) || (is_heading && name == "level");
        if !is_told {
            continue;
        }
        let _ = match &property["value"]["value"] {
            Value::Bool(true) => write!(text, " {name}"),
            // `expanded` matters even if it is false: then the node is collapsed.
            Value::Bool(false) if name != "expanded" => Ok(()),
            Value::String(told) if told == "false" && name == "invalid" => Ok(()),
            Value::String(told) => write!(text, " {name}={told}"),
            told => write!(text, " {name}={told}"),
        };
    }
    text
}
