//! The lessons on pages: by links alone.

use quarto_learn::Course;

use crate::client::TestServer;
use crate::visitor::Visitor;

#[tokio::test]
async fn the_whole_course_is_done_by_links() {
    let server = TestServer::start().await;
    let mut ada = Visitor::new(&server);
    ada.open("/en/learn").await;
    assert!(!ada.page.contains("class=\"done\""), "nothing is done yet");
    let mut url = "/en/learn/pieces/1".to_owned();
    let course = Course::embedded();
    for lesson in course.lessons() {
        for step in lesson.steps() {
            let right = step.answers().next().unwrap().to_string().replace(' ', "%20");
            ada.open(&format!("{url}?answer={right}")).await;
            assert!(ada.page.contains("class=\"verdict right\""), "{url} {right}: {}", ada.page);
            let next = ada.page.split("class=\"button primary\" href=\"").nth(1).unwrap();
            url = next.split('"').next().unwrap().to_owned();
        }
    }
    assert_eq!(url, "/en/learn");
    ada.open("/en/learn").await;
    assert_eq!(ada.page.matches("class=\"done\"").count(), course.lessons().len());
}

#[tokio::test]
async fn a_wrong_answer_is_explained_and_what_was_typed_is_kept() {
    let server = TestServer::start().await;
    let mut ada = Visitor::new(&server);
    ada.open("/en/learn/danger/1?answer=H").await;
    assert!(ada.page.contains("row 1 needs just one more tall piece"), "{}", ada.page);
    ada.open("/en/learn/danger/1?answer=%3Cscript%3E").await;
    assert!(!ada.page.contains("<script>"), "{}", ada.page);
    assert!(ada.page.contains("value=\"&#60;script&#62;\""), "{}", ada.page);
    ada.open("/en/learn/danger/1?answer=hint").await;
    assert!(ada.page.contains("You could give"), "{}", ada.page);
}
