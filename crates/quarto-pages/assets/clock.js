// Lets the clock of the player to act run between two messages of the server.

import { onShown } from "./live.js";

let timer = 0;
let shownAt = 0;

function running() {
  return /** @type {HTMLElement} */ (document.querySelector("[data-runs]"));
}

function tick() {
  const clock = running();
  const left = Math.max(0, Number(clock.dataset.left) - (performance.now() - shownAt));
  const seconds = Math.ceil(left / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const text = hours
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
  if (clock.textContent !== text) clock.textContent = text;
  clock.classList.toggle("low", seconds < 10);
}

function start() {
  clearInterval(timer);
  shownAt = performance.now();
  if (running()) timer = setInterval(tick, 200);
}

onShown(start);
start();
