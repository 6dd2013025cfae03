// What works on every page: the speaker in the header, and sharing a link.

// This file is a module, with names of its own.
export {};

// A page says that links can be shared; its style then shows the buttons.
if ("share" in navigator) document.documentElement.classList.add("can-share");
document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const button = /** @type {HTMLElement} */ (target.closest?.(".send"));
  // Who closes the dialog without sharing has changed their mind: that is not an error.
  if (button) navigator.share({ url: button.dataset.url, title: document.title }).catch(() => {});
});

// The speaker switches the sound without leaving the page.

const form = /** @type {HTMLFormElement} */ (document.querySelector(".speaker"));

form?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  const answer = await fetch(form.action, { method: "POST", body }).catch(() => null);
  // Without an answer the form is sent as if there were no script.
  if (!answer?.ok) return form.submit();
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.documentElement.dataset.volume = page.documentElement.dataset.volume;
  form.replaceChildren(...page.querySelector(".speaker").childNodes);
  form.querySelector("button").focus();
});
