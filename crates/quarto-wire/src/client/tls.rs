use std::io::Error;
use std::sync::Arc;

use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{self, ClientConfig, RootCertStore};

use super::ClientError;
use super::server::Connection;

/// The TLS configuration: connections are encrypted, and servers prove their identity by
/// certificates that the system trusts.
#[derive(Clone)]
pub(super) struct Tls(TlsConnector);

impl Tls {
    pub(super) fn new() -> Result<Tls, ClientError> {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        if roots.is_empty() {
            return Err(ClientError::NoHttps);
        }
        let builder = ClientConfig::builder_with_provider(Arc::new(default_provider()));
        let builder = builder.with_safe_default_protocol_versions();
        let builder = builder.map_err(|_| ClientError::NoHttps)?;
        let config = builder.with_root_certificates(roots).with_no_client_auth();
        Ok(Tls(TlsConnector::from(Arc::new(config))))
    }

    /// Makes the TLS handshake: the server proves that it is `host`, and the connection is
    /// encrypted.
    pub(super) async fn secure(
        &self,
        host: &str,
        stream: TcpStream,
    ) -> Result<Box<dyn Connection>, ClientError> {
        let name = ServerName::try_from(host.to_owned()).map_err(|_| ClientError::Address)?;
        Ok(Box::new(self.0.connect(name, stream).await.map_err(failure)?))
    }
}

/// Distinguishes a server that cannot prove its identity from a connection that broke off, which
/// may work again later.
fn failure(error: Error) -> ClientError {
    let broken = error.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>());
    match broken {
        // An alert only says that the server is in trouble; it proves nothing about its identity.
        Some(rustls::Error::AlertReceived(_)) | None => ClientError::Unreachable(error),
        Some(_) => ClientError::Insecure(error),
    }
}

#[cfg(test)]
mod tests {
    use std::io::ErrorKind;

    use tokio_rustls::rustls::{AlertDescription, CertificateError};

    use super::*;

    #[test]
    fn only_a_bad_proof_is_final() {
        let check = |error: Error, expected: bool| {
            assert_eq!(matches!(failure(error), ClientError::Insecure(_)), expected);
        };
        for kind in [ErrorKind::UnexpectedEof, ErrorKind::ConnectionReset, ErrorKind::TimedOut] {
            check(kind.into(), false);
        }
        let tls = |error: rustls::Error| Error::new(ErrorKind::InvalidData, error);
        check(tls(CertificateError::Expired.into()), true);
        check(tls(rustls::Error::AlertReceived(AlertDescription::InternalError)), false);
    }
}
