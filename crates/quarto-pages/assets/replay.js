// Steps through a finished game without loading whole pages.

import { load, say } from "./live.js";

document.addEventListener(
  "click",
  (event) => {
    const target = /** @type {Element} */ (event.target);
    const link = target.closest?.(".replay a, .moves li a, .missed a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    stepTo(/** @type {HTMLAnchorElement} */ (link).href);
  },
  true,
);

// Left and right step through the replay, unless the focus is on something that uses these keys.
document.addEventListener("keydown", (event) => {
  const links = {
    ArrowLeft: "replay-back",
    ArrowRight: "replay-on",
    Home: "replay-first",
    End: "replay-last",
  };
  const target = /** @type {Element} */ (event.target);
  const link = /** @type {HTMLAnchorElement} */ (document.getElementById(links[event.key]));
  const here = target.closest?.(".turn, .replay");
  const anywhere = target === document.body && event.key.startsWith("Arrow");
  if (!link || !(here || anywhere) || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  stepTo(link.href);
});

// Goes to a moment of the game, and announces its action and its number.
async function stepTo(href) {
  await load(href);
  if (location.href !== new URL(href, location.href).href) return;
  const places = [".moves [aria-current]", ".replay > span"];
  const texts = places.map((place) => document.querySelector(place)?.textContent);
  say(texts.filter(Boolean).join(" "), false);
}
