// The page of a game: what is shown before the server confirms it, and the small things around it.

import "./call.js";
import "./clock.js";
import "./grid.js";
import "./replay.js";
import { onAnswered, onSent, onShown, say } from "./live.js";
import { speak, speakFocus } from "./speech.js";
import { dragging } from "./touch.js";

const main = document.getElementById("main");
const scene = document.getElementById("scene");
const turn = () => document.getElementById("turn");
let wantsNext = false;

function syncPage() {
  for (const id of ["turn", "sure"]) document.getElementById(id)?.setAttribute("tabindex", "-1");
  // Scrolls to the latest moves.
  const moves = document.querySelector(".scene:not(.over) .moves ol");
  if (moves && !moves.matches(":focus-within")) moves.scrollTop = moves.scrollHeight;
  for (const copy of document.querySelectorAll("button.copy")) copy.removeAttribute("hidden");
  document.title = `${turn().textContent} – ${scene.querySelector("h1").textContent} – Quarto`;
  const next = /** @type {HTMLAnchorElement} */ (document.getElementById("next-game"));
  if (wantsNext && next) location.assign(next.href);
}

onSent((data, form) => {
  preview(data);
  if (data.get("do") === "rematch") wantsNext = true;
  const details = /** @type {HTMLDetailsElement} */ (form.closest("details:not(.greetings)"));
  if (!details) return;
  details.querySelector("summary").focus();
  details.open = false;
});

// Shows a move before the server confirms it.
function preview(data) {
  const held = document.getElementById("held");
  if (data.get("do") === "place") {
    const square = document.getElementById(data.get("square"));
    const piece = held.querySelector(".piece");
    if (!piece || square.querySelector(".piece")) return;
    square.append(piece.cloneNode(true));
    square.classList.add("just-placed");
    held.replaceChildren();
  }
  if (data.get("do") === "give") {
    const button = document.getElementById(`piece-${data.get("piece")}`);
    const piece = button?.querySelector(".piece");
    if (!piece) return;
    held.replaceChildren(piece);
    held.parentElement.querySelector("p").textContent = button.querySelector(".name").textContent;
  }
}

// Input that was not understood stays, to be corrected; and so does text typed in the meantime.
onAnswered(({ form, text }) => {
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("command"));
  if (!field || field.value !== text) return;
  if (scene.querySelector(".problem")) field.select();
  else form.reset();
});

document.addEventListener("click", async (event) => {
  const button = /** @type {Element} */ (event.target).closest?.("button.copy");
  if (!button) return;
  const field = button.parentElement.querySelector("input");
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Without a secure connection, or without permission.
    document.execCommand("copy");
  }
  button.textContent = main.dataset.copied;
  say(main.dataset.copied, false);
});

onShown(syncPage);
syncPage();
speak(turn().textContent, false);
dragging(scene);
speakFocus();
