// The page of a game: what is shown before the server confirms it, and the small things around it.

import "./call.js";
import "./clock.js";
import "./grid.js";
import "./replay.js";
import { travel } from "./flight.js";
import { onAnswered, onSent, onShown, say } from "./live.js";
import { offerNotices } from "./notice.js";
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
  if (navigator.share) document.querySelector("button.send")?.removeAttribute("hidden");
  document.title = `${turn().textContent} – ${scene.querySelector("h1").textContent} – Quarto`;
  const next = /** @type {HTMLAnchorElement} */ (document.getElementById("next-game"));
  if (wantsNext && next) location.assign(next.href);
}

onSent((data, form) => {
  travel(() => preview(data));
  if (data.get("do") === "rematch") wantsNext = true;
  const details = /** @type {HTMLDetailsElement} */ (
    form.closest("details:not(.greetings, .typing, .ask)")
  );
  if (!details) return;
  details.querySelector("summary").focus();
  details.open = false;
});

// Shows a move before the server confirms it.
function preview(data) {
  if (data.get("do") === "place") {
    const square = document.getElementById(data.get("square"));
    const tray = scene.querySelector(".acts .tray");
    const piece = tray?.querySelector(".piece");
    if (!piece || square.querySelector(".piece")) return;
    square.append(piece);
    tray.replaceChildren();
  }
  if (data.get("do") === "give") {
    const piece = document.querySelector(`#piece-${data.get("piece")} .piece`);
    const tray = scene.querySelector(".tray.awaits");
    if (piece && tray) tray.replaceChildren(piece);
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

document.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest?.("button.send");
  if (!button) return;
  const { url } = /** @type {HTMLElement} */ (button).dataset;
  // The visitor may change their mind.
  navigator.share({ title: "Quarto", text: turn().textContent, url }).catch(() => {});
});

// The box for commands stays open for those who use it.
const typing = () => /** @type {HTMLDetailsElement} */ (document.getElementById("typing"));
document.addEventListener(
  "toggle",
  (event) => {
    if (event.target === typing()) localStorage.setItem("typing", typing().open ? "open" : "");
  },
  true,
);
if (typing() && localStorage.getItem("typing")) typing().open = true;

onShown(syncPage);
syncPage();
if (scene.querySelector("[data-seated=yes]")) {
  offerNotices(document.getElementById("notify"), say);
}
speak(turn().textContent, false);
dragging(scene);
speakFocus();

// Where the visitor wants to begin.
function start() {
  const wish = document.documentElement.dataset.start;
  const board = /** @type {HTMLElement} */ (document.querySelector('.board [tabindex="0"]'));
  if (wish === "board") board?.focus({ preventScroll: true });
  if (wish !== "box" || !typing()) return;
  typing().open = true;
  document.getElementById("command").focus({ preventScroll: true });
}
start();
