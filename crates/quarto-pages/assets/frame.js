// The speaker in the header: switches the sound without leaving the page.

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
