//! A visitor whose browser does not run scripts: they follow links and send forms, nothing else.

use futures_util::SinkExt;
use serde_json::Value;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::client::{Answer, Ask, Socket, TestServer};

/// A visitor with their cookies, and the page they see.
pub(crate) struct Visitor<'a> {
    pub(crate) server: &'a TestServer,
    cookies: Vec<(String, String)>,
    /// The path of the page.
    pub(crate) path: String,
    pub(crate) status: u16,
    pub(crate) page: String,
}

/// A form on a page: its address, its fields and its buttons.
#[derive(Debug)]
pub(crate) struct Form {
    action: String,
    fields: Vec<(String, String)>,
    pub(crate) buttons: Vec<(String, String)>,
}

impl Form {
    /// Returns where it is sent.
    pub(crate) fn action(&self) -> &str {
        &self.action
    }

    /// Tells whether it sends this value by itself.
    pub(crate) fn has_field(&self, name: &str, value: &str) -> bool {
        self.fields.contains(&(name.into(), value.into()))
    }
}

impl<'a> Visitor<'a> {
    pub(crate) fn new(server: &'a TestServer) -> Visitor<'a> {
        let (path, page) = ("/en/".into(), String::new());
        Visitor { server, cookies: Vec::new(), path, status: 0, page }
    }

    /// Opens a page.
    pub(crate) async fn open(&mut self, path: &str) -> &str {
        self.ask("GET", path, None).await;
        &self.page
    }

    /// Sends a form by one of its buttons, with some fields filled in.
    pub(crate) async fn press(&mut self, name: &str, value: &str) {
        self.submit(name, value, &[]).await;
    }

    pub(crate) async fn submit(&mut self, name: &str, value: &str, filled: &[(&str, &str)]) {
        let has = |form: &Form| form.buttons.contains(&(name.into(), value.into()));
        let forms = self.forms();
        let form = forms.into_iter().find(has);
        let form = form.unwrap_or_else(|| panic!("no button {name}={value}: {}", self.page));
        self.send(&form, (name, value), filled).await;
    }

    /// Sends a form with its fields, perhaps from a page that is no longer shown.
    pub(crate) async fn send(
        &mut self,
        form: &Form,
        button: (&str, &str),
        filled: &[(&str, &str)],
    ) {
        let own = form.fields.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let own = own.filter(|(name, _)| !filled.iter().any(|(known, _)| known == name));
        let pairs = own.chain([button]).chain(filled.iter().copied());
        let pairs = pairs.filter(|(name, _)| !name.is_empty());
        let body: Vec<String> =
            pairs.map(|(name, value)| format!("{name}={}", encode(value))).collect();
        let action = form.action.clone();
        self.ask("POST", &action, Some(body.join("&"))).await;
    }

    /// Calls QUARTO! by the list of shapes.
    pub(crate) async fn call(&mut self, shape: &str) {
        let forms = self.forms();
        let is_call = |form: &&Form| form.fields.contains(&("do".into(), "call".into()));
        let form = forms.iter().find(is_call).expect("a form to call");
        self.send(form, ("", ""), &[("shape", shape)]).await;
    }

    /// Types a command.
    pub(crate) async fn say(&mut self, text: &str) {
        let forms = self.forms();
        let is_box = |form: &&Form| form.fields.contains(&("do".into(), "say".into()));
        let form = forms.iter().find(is_box).expect("a command box");
        self.send(form, ("", ""), &[("text", text)]).await;
    }

    async fn ask(&mut self, method: &str, path: &str, body: Option<String>) {
        let mut answer = self.ask_once(method, path, body).await;
        path.clone_into(&mut self.path);
        while answer.status == 303 {
            let place = answer.header("location").unwrap();
            place.split('#').next().unwrap().clone_into(&mut self.path);
            answer = self.ask_once("GET", &self.path.clone(), None).await;
        }
        (self.status, self.page) = (answer.status, answer.text);
    }

    pub(crate) async fn ask_once(
        &mut self,
        method: &str,
        path: &str,
        body: Option<String>,
    ) -> Answer {
        let cookies = self.cookie();
        let kind = ("Content-Type", "application/x-www-form-urlencoded");
        let headers = [("Cookie", cookies.as_str()), ("Sec-Fetch-Site", "same-origin"), kind];
        let answer = self.server.ask(Ask { method, headers: &headers, body, ..Ask::get(path) });
        let answer = answer.await;
        for (_, cookie) in answer.headers.iter().filter(|(name, _)| name == "set-cookie") {
            let (name, rest) = cookie.split_once('=').unwrap();
            let value = rest.split(';').next().unwrap();
            self.cookies.retain(|(known, _)| known != name);
            if !cookie.contains("Max-Age=0") {
                self.cookies.push((name.into(), value.into()));
            }
        }
        answer
    }

    /// Returns the cookies as a header value.
    pub(crate) fn cookie(&self) -> String {
        let pairs = self.cookies.iter().map(|(name, value)| format!("{name}={value}"));
        pairs.collect::<Vec<_>>().join("; ")
    }

    /// Opens the socket that scripts would open.
    pub(crate) async fn live(&self, since: usize) -> Live {
        let url = format!("ws://{}{}/live?since={since}", self.server.address, self.path);
        let mut request = url.into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("cookie", self.cookie().parse().unwrap());
        headers.insert("origin", format!("http://{}", self.server.address).parse().unwrap());
        Live(Socket(connect_async(request).await.unwrap().0))
    }

    /// Returns the forms of the page.
    pub(crate) fn forms(&self) -> Vec<Form> {
        // The header of every page has a form, too.
        let main = self.page.split_once("<main").map_or("", |(_, main)| main);
        main.split("<form ").skip(1).map(|text| read_form(text, &self.path)).collect()
    }

    /// Returns the values of the buttons with this name.
    pub(crate) fn choices(&self, name: &str) -> Vec<String> {
        let buttons = self.forms().into_iter().flat_map(|form| form.buttons);
        buttons.filter(|(known, _)| known == name).map(|(_, value)| value).collect()
    }

    /// Returns the heading that says what to do.
    pub(crate) fn prompt(&self) -> &str {
        between(&self.page, "<h2 id=\"turn\">", "</h2>").unwrap_or_else(|| panic!("{}", self.page))
    }

    /// Follows the link with these words.
    pub(crate) async fn follow(&mut self, words: &str) {
        let plain = self.page.split_once(&format!("\">{words}</a>"));
        // A link with a sign has its words beside it.
        let named = || self.page.split_once(&format!("\">{words}</span></a>"));
        let (before, _) = plain.or_else(named).unwrap_or_else(|| panic!("no {words}"));
        let path = before.rsplit("href=\"").next().unwrap().split('"').next().unwrap();
        let path = path.replace("&#38;", "&");
        self.open(&path).await;
    }
}

/// The socket of a page.
pub(crate) struct Live(Socket);

impl Live {
    /// Sends a form.
    pub(crate) async fn send(&mut self, form: &str) {
        self.0.0.send(Message::text(form)).await.unwrap();
    }

    pub(crate) async fn next(&mut self) -> Option<Value> {
        self.0.next().await
    }

    /// Waits until the socket is closed, and returns the code.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        self.0.closed().await
    }
}

fn read_form(text: &str, path: &str) -> Form {
    let text = text.split("</form>").next().unwrap();
    let action = between(text.split('>').next().unwrap(), "action=\"", "\"");
    let tags = |name: &str| -> Vec<String> {
        let start = format!("<{name}");
        let tags = text.split(&start).skip(1);
        tags.map(|tag| format!("{} ", tag.split('>').next().unwrap())).collect()
    };
    let pair = |tag: &String| -> Option<(String, String)> {
        let name = between(tag, " name=\"", "\"")?;
        Some((name.into(), between(tag, " value=\"", "\"").unwrap_or_default().into()))
    };
    let inputs = tags("input");
    let sent = inputs.iter().filter(|tag| {
        tag.contains("type=\"hidden\"") || tag.contains(" checked") || !tag.contains("type=")
    });
    let buttons = tags("button").into_iter().filter(|tag| !tag.contains("type=\"button\""));
    Form {
        action: action.unwrap_or(path).into(),
        fields: sent.filter_map(pair).collect(),
        buttons: buttons.filter_map(|tag| pair(&tag)).collect(),
    }
}

/// Returns the text between two texts.
pub(crate) fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(start)?;
    rest.split_once(end).map(|(inner, _)| inner)
}

fn encode(text: &str) -> String {
    text.bytes().flat_map(|byte| format!("%{byte:02X}").into_bytes()).map(char::from).collect()
}
