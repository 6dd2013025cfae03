// Settings apply at once: every change is sent, and the page takes over what comes back.

// This file is a module, with names of its own.
export {};

const form = /** @type {HTMLFormElement} */ (document.querySelector("main form"));
const save = /** @type {HTMLElement} */ (form.querySelector(".begin"));
save.hidden = true;

// Changes are sent one after the other, so that the latest one stays.
let sent = Promise.resolve();
form.addEventListener("change", () => {
  sent = sent.then(send).catch(() => {
    save.hidden = false;
  });
});

async function send() {
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  const answer = await fetch(location.href, { method: "POST", body });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [here, there] = [document.documentElement, page.documentElement];
  if (here.lang !== there.lang) return location.assign(answer.url);
  for (const { name, value } of there.attributes) here.setAttribute(name, value);
  for (const part of ["#preview", "#outcome", ".speaker"]) {
    document.querySelector(part).replaceChildren(...page.querySelector(part).childNodes);
  }
}
