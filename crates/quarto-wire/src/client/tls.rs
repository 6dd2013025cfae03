use std::sync::Arc;

use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::ClientError;
use super::server::Connection;

/// How connections are made secret, and servers prove who they are: by the certificates that the
/// system trusts.
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

    /// Lets the server prove that it is this one, and hides what is said from all others.
    pub(super) async fn secure(
        &self,
        host: &str,
        stream: TcpStream,
    ) -> Result<Box<dyn Connection>, ClientError> {
        let name = ServerName::try_from(host.to_owned()).map_err(|_| ClientError::Address)?;
        let stream = self.0.connect(name, stream).await.map_err(ClientError::Insecure)?;
        Ok(Box::new(stream))
    }
}
