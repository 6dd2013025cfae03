use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;

use super::ClientError;
#[cfg(feature = "tls")]
use super::tls::Tls;

/// The address of a server, and how to connect to it.
#[derive(Clone)]
pub(super) struct Server {
    /// The host, and the port if it is not the usual one.
    pub(super) authority: String,
    way: Way,
}

/// The scheme by which to connect.
#[derive(Clone)]
enum Way {
    Http,
    #[cfg(feature = "tls")]
    Https(Tls),
}

/// A connection to a server, plain or encrypted.
pub(super) trait Connection: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Connection for T {}

impl Server {
    /// Returns the server of an address such as `http://localhost:1616/en/`.
    pub(super) fn new(url: &str) -> Result<Server, ClientError> {
        let (scheme, rest) = url.split_once("://").ok_or(ClientError::Address)?;
        let authority = rest.split(['/', '?', '#']).next().unwrap_or_default().to_owned();
        let is_strange = |char: char| char == '@' || char.is_whitespace() || char.is_control();
        if authority.is_empty() || authority.contains(is_strange) {
            return Err(ClientError::Address);
        }
        let way = match scheme {
            "http" => Way::Http,
            #[cfg(feature = "tls")]
            "https" => Way::Https(Tls::new()?),
            #[cfg(not(feature = "tls"))]
            "https" => return Err(ClientError::NoHttps),
            _ => return Err(ClientError::Address),
        };
        Ok(Server { authority, way })
    }

    /// Returns the start of every address on the server.
    pub(super) fn url(&self) -> String {
        match &self.way {
            Way::Http => format!("http://{}", self.authority),
            #[cfg(feature = "tls")]
            Way::Https(_) => format!("https://{}", self.authority),
        }
    }

    /// Connects to the server.
    pub(super) async fn connect(&self) -> Result<Box<dyn Connection>, ClientError> {
        match &self.way {
            Way::Http => Ok(Box::new(TcpStream::connect(with_port(&self.authority, 80)).await?)),
            #[cfg(feature = "tls")]
            Way::Https(tls) => {
                let stream = TcpStream::connect(with_port(&self.authority, 443)).await?;
                tls.secure(host(&self.authority), stream).await
            }
        }
    }
}

/// Returns an authority with a port: its own or, failing that, the usual one.
fn with_port(authority: &str, usual: u16) -> String {
    let name = authority.rsplit(']').next().unwrap_or_default();
    if name.contains(':') { authority.into() } else { format!("{authority}:{usual}") }
}

/// Returns the host of an authority, without its port.
#[cfg(feature = "tls")]
fn host(authority: &str) -> &str {
    match authority.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((address, _)) => address,
        None => authority.split(':').next().unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_are_found_in_addresses() {
        let check = |url: &str, expected: Option<&str>| {
            assert_eq!(Server::new(url).ok().map(|server| server.url()).as_deref(), expected);
        };
        check("http://localhost:1616", Some("http://localhost:1616"));
        check("http://quarto.example/en/games/x", Some("http://quarto.example"));
        check("http://[::1]:1616/?a#b", Some("http://[::1]:1616"));
        for nonsense in ["", "localhost:1616", "http://", "http:///x", "ftp://a", "http://a@b"] {
            check(nonsense, None);
        }
        assert_eq!(with_port("a", 80), "a:80");
        assert_eq!(with_port("a:1", 80), "a:1");
        assert_eq!(with_port("[::1]", 80), "[::1]:80");
        assert_eq!(with_port("[::1]:2", 80), "[::1]:2");
    }

    #[cfg(feature = "tls")]
    #[test]
    fn a_certificate_is_for_the_host_alone() {
        for (authority, name) in [("a.b", "a.b"), ("a.b:1", "a.b"), ("[::1]:1", "::1")] {
            assert_eq!(host(authority), name);
        }
    }
}
