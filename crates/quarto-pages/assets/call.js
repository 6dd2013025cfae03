// Choosing a shape to call, on the board or in the list. Which squares form a shape comes from the page.

import { onAnswered, onShown, say } from "./live.js";

function callForm() {
  return /** @type {HTMLDetailsElement} */ (document.getElementById("call"));
}

function squares() {
  return /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll(".board button")]);
}

function radios() {
  const found = document.querySelectorAll("#call input[type=radio]");
  return /** @type {HTMLInputElement[]} */ ([...found]);
}

document.addEventListener(
  "click",
  (event) => {
    const target = /** @type {Element} */ (event.target);
    const square = target.closest?.(".board button");
    if (!square || !callForm()?.open) return;
    event.preventDefault();
    const isChosen = square.getAttribute("aria-pressed") === "true";
    square.setAttribute("aria-pressed", String(!isChosen));
    choose();
  },
  true,
);

// Four squares that form a shape choose it.
function choose() {
  const pressed = squares().filter((one) => one.getAttribute("aria-pressed") === "true");
  const chosen = pressed.map((one) => one.id).join(" ");
  for (const radio of radios()) radio.checked = radio.dataset.squares === chosen;
  syncCall();
  if (pressed.length >= 4) sayChosen();
}

// Announces the chosen shape and the button to press, or that the squares are not a shape.
function sayChosen() {
  const form = /** @type {HTMLFormElement} */ (document.querySelector("#call form"));
  const label = form.querySelector("input:checked")?.closest("label").textContent.trim();
  const button = form.querySelector("button").textContent;
  say(label ? `${label}. ${button}` : form.dataset.noShape, false);
}

document.addEventListener("change", (event) => {
  const radio = /** @type {HTMLInputElement} */ (event.target);
  if (!radio.matches("#call input[type=radio]")) return;
  const chosen = radio.dataset.squares.split(" ");
  for (const square of squares()) {
    square.setAttribute("aria-pressed", String(chosen.includes(square.id)));
  }
  syncCall();
});

document.addEventListener(
  "toggle",
  (event) => {
    if (event.target !== callForm()) return;
    syncCall();
    // Scrolls to the instruction, with as much of the board as possible.
    if (callForm().open) callForm().querySelector("form > p").scrollIntoView({ block: "nearest" });
  },
  true,
);

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !callForm()?.open) return;
  callForm().open = false;
  // At once: the event of the toggle comes later.
  syncCall();
  callForm().querySelector("summary").focus();
});

// Makes the squares buttons to press while a call is open.
function syncCall() {
  const call = callForm();
  const open = call?.open;
  // Closing the call clears its choice.
  if (call && !open) for (const radio of radios()) radio.checked = false;
  for (const square of squares()) {
    if (!open) square.removeAttribute("aria-pressed");
    else if (!square.hasAttribute("aria-pressed")) square.setAttribute("aria-pressed", "false");
    square.classList.toggle("chosen", square.getAttribute("aria-pressed") === "true");
    // During a call every square can be chosen, occupied or not.
    if (open) square.removeAttribute("aria-disabled");
    else if ("closed" in square.dataset) square.setAttribute("aria-disabled", "true");
  }
}

// A call that must be confirmed goes on at the question.
onAnswered(({ form }) => {
  const sure = document.getElementById("sure");
  if (sure && form.closest("#call")) sure.focus();
});
onShown(syncCall);
syncCall();
