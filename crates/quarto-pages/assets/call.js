// Calling QUARTO!: the caller points at the board, or chooses in the list. Which squares form a shape, and
// which two of them are enough to point at it, comes from the page.

import { isStill } from "./flight.js";
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

function isPressed(square) {
  return square.getAttribute("aria-pressed") === "true";
}

document.addEventListener(
  "click",
  (event) => {
    if (!callForm()?.open) return;
    const target = /** @type {Element} */ (event.target);
    const square = target.closest?.(".board button");
    if (!square) {
      // A touch beside the board and the list takes the call back.
      if (!target.closest?.("#call, .board, .offer")) close();
      return;
    }
    event.preventDefault();
    square.setAttribute("aria-pressed", String(!isPressed(square)));
    choose();
  },
  true,
);

// The ends of a line, or all four squares of a shape, call it.
function choose() {
  const pressed = squares().filter(isPressed);
  const chosen = pressed.map((one) => one.id).join(" ");
  const shape = radios().find(
    ({ dataset }) => dataset.squares === chosen || dataset.ends.split(",").includes(chosen),
  );
  syncCall();
  if (shape) {
    shape.checked = true;
    showShape(shape);
    shape.form.requestSubmit();
  } else if (pressed.length >= 4) {
    say(callForm().querySelector("form").dataset.noShape, false);
  }
}

// A swipe from one end of a line to the other points at both.
let from = null;
document.addEventListener("pointerdown", (event) => {
  const target = /** @type {Element} */ (event.target);
  from = callForm()?.open ? target.closest?.(".board button") : null;
});
document.addEventListener("pointerup", (event) => {
  const to = document.elementFromPoint(event.clientX, event.clientY)?.closest(".board button");
  if (!from || !to || from === to || !callForm()?.open) return;
  for (const square of squares()) {
    square.setAttribute("aria-pressed", String(square === from || square === to));
  }
  choose();
});

function showShape(radio) {
  const chosen = radio.dataset.squares.split(" ");
  for (const square of squares()) {
    square.setAttribute("aria-pressed", String(chosen.includes(square.id)));
  }
  syncCall();
}

document.addEventListener("change", (event) => {
  const radio = /** @type {HTMLInputElement} */ (event.target);
  if (radio.matches("#call input[type=radio]")) showShape(radio);
});

document.addEventListener("toggle", (event) => event.target === callForm() && syncCall(), true);

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && callForm()?.open) close();
});

function close() {
  callForm().open = false;
  // At once: the event of the toggle comes later.
  syncCall();
  callForm().querySelector("summary").focus();
}

// Makes the squares buttons to press while a call is open.
function syncCall() {
  const call = callForm();
  const open = call?.open;
  // Closing the call clears its choice.
  if (call && !open) for (const radio of radios()) radio.checked = false;
  for (const square of squares()) {
    if (!open) square.removeAttribute("aria-pressed");
    else if (!square.hasAttribute("aria-pressed")) square.setAttribute("aria-pressed", "false");
    square.classList.toggle("chosen", isPressed(square));
    // During a call every square can be chosen, occupied or not.
    if (open) square.removeAttribute("aria-disabled");
    else if ("closed" in square.dataset) square.setAttribute("aria-disabled", "true");
  }
}

function wrongCalls() {
  return Number(document.querySelector(".scene").getAttribute("data-wrong"));
}

// After a wrong call, whoever made it, the board shakes its head.
let wrong = wrongCalls();
onShown((sudden) => {
  const more = wrongCalls() > wrong;
  wrong = wrongCalls();
  if (!more || sudden || isStill()) return;
  const head = [0, -2, 2, -1.5, 1, 0].map((turn) => ({ transform: `rotate(${turn}deg)` }));
  document.querySelector(".board").animate(head, { id: "shake", duration: 600 });
});

// A call that must be confirmed goes on at the question.
onAnswered(({ form }) => {
  const sure = document.getElementById("sure");
  if (sure && form.closest("#call")) sure.focus();
});
onShown(syncCall);
syncCall();
