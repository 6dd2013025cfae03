// Notices of the browser, for visitors who look elsewhere. They are asked for by a button, never by
// themselves, and say what the server sends.

// Shows a notice, if the visitor allowed that and does not see the page.
export function notify(text) {
  if (!text || !document.hidden || !isAllowed()) return;
  try {
    // The same tag: a new notice takes the place of the previous one.
    const notice = new Notification("Quarto", { body: text, tag: location.pathname });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some browsers on phones have no notices for pages.
  }
}

function isAllowed() {
  return "Notification" in window && Notification.permission === "granted";
}

// Offers notices with a button, which is there as long as the visitor has not decided.
export function offerNotices(button, say) {
  if (!button || !("Notification" in window) || Notification.permission !== "default") return;
  const { notified, notNotified } = document.getElementById("main").dataset;
  button.removeAttribute("hidden");
  button.addEventListener("click", async () => {
    const answer = await Notification.requestPermission();
    if (answer === "default") return;
    button.setAttribute("hidden", "");
    say(answer === "granted" ? notified : notNotified, false);
  });
}
