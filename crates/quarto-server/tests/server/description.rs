use crate::client::TestServer;

/// Programs rely on version 1: it grows, but never becomes another one.
#[tokio::test]
async fn the_api_is_version_1_everywhere() {
    let server = TestServer::start().await;
    assert_eq!(server.get("/version", None).await.expect(200)["api"], 1);
    let described = server.get("/api/openapi.json", None).await.expect(200);
    assert_eq!(described["info"]["version"], "1");
    for page in [include_str!("../../../../docs/api.md"), include_str!("../../../../docs/json.md")]
    {
        assert!(page.contains("version 1 of the"), "{page}");
    }
}
