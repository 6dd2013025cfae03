// Pieces travel: from the reserve to a tray, from a tray to a square. Only their pictures take time: the
// page itself has changed before, in what it says and in what can be touched. Any input ends all flights.

import { onShowing, onShown } from "./live.js";

// How long a flight takes, and the pauses before a piece is placed and before one is given, in
// milliseconds. They never depend on what is on the board.
const PACES = {
  calm: { flight: 350, place: 700, give: 350 },
  brisk: { flight: 220, place: 250, give: 120 },
  instant: { flight: 0, place: 0, give: 0 },
  short: { flight: 280, place: 0, give: 0 },
};

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

// The pictures of the pieces under way, by the names of their symbols, and what hides them where they
// will be.
/** @type {Map<string, { copy: SVGElement, veils: Animation[] }>} */
const pictures = new Map();
/** @type {{ name: string, from: DOMRect, to: DOMRect, wait: number, time: number }[]} */
let queue = [];
// Which run through the queue counts; an input ends it.
let run = 0;
let isRunning = false;

function pace(sudden) {
  const chosen = document.querySelector(".scene")?.getAttribute("data-pace");
  if (chosen === "instant") return PACES.instant;
  const calling = document.querySelector("#call[open]");
  return sudden || document.hidden || calling ? PACES.short : (PACES[chosen] ?? PACES.short);
}

export function isStill() {
  return stillness.matches || document.documentElement.dataset.motion === "off";
}

// Returns where every piece is.
function places() {
  const found = new Map();
  for (const piece of document.querySelectorAll(":is(.stock, .tray, .square) > .piece")) {
    const name = piece.querySelector("use").getAttribute("href");
    found.set(name, { piece, place: piece.parentElement, rect: piece.getBoundingClientRect() });
  }
  return found;
}

// Does something that moves pieces, and lets them travel.
export function travel(move) {
  const old = places();
  move();
  depart(old, { ...pace(false), place: 0, give: 0 });
}

let before = new Map();
onShowing(() => {
  before = places();
});
onShown((sudden) => depart(before, pace(sudden)));

function depart(old, { flight, place, give }) {
  if (flight === 0) return;
  const moved = [...places()].filter(([name, { place }]) => {
    const was = old.get(name);
    return was && was.place.id !== place.id && was.rect.width > 0;
  });
  // A piece is placed before the next one is given.
  moved.sort(
    ([, a], [, b]) => Number(b.place.matches(".square")) - Number(a.place.matches(".square")),
  );
  // More than a turn has happened meanwhile.
  if (moved.length > 2) return;
  for (const [name, now] of moved) {
    const wait = now.place.matches(".square") ? place : give;
    const from = old.get(name).rect;
    queue.push({ name, from, to: now.rect, wait, time: isStill() ? 0 : flight });
    if (!pictures.has(name)) pictures.set(name, { copy: picture(now.piece, from), veils: [] });
    const veil = now.piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 60000 });
    pictures.get(name).veils.push(veil);
  }
  if (queue.length > 0 && !isRunning) fly(run);
}

function picture(piece, rect) {
  const copy = /** @type {SVGElement} */ (piece.cloneNode(true));
  copy.classList.add("flying");
  stand(copy, rect);
  document.body.append(copy);
  return copy;
}

function stand(copy, rect) {
  copy.style.cssText = `left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;height:${rect.height}px`;
}

async function fly(own) {
  isRunning = true;
  while (queue.length > 0) {
    const { name, from, to, wait, time } = queue[0];
    if (wait > 0) await new Promise((go) => setTimeout(go, wait));
    if (run !== own) return;
    const { copy } = pictures.get(name);
    const flight = copy.animate(arc(from, to), {
      duration: time,
      easing: "cubic-bezier(.4,0,.3,1)",
    });
    await flight.finished.catch(() => {});
    if (run !== own) return;
    queue.shift();
    if (queue.some((later) => later.name === name)) stand(copy, to);
    else land(name);
  }
  isRunning = false;
}

// The way of a piece: lifted, carried and set down.
function arc(from, to) {
  const [x, y] = [to.left - from.left, to.top - from.top];
  const size = to.width / from.width;
  const high = Math.min(from.top, to.top) - from.top - 24;
  return [
    { transform: "none", transformOrigin: "0 0" },
    {
      transform: `translate(${x / 2}px, ${Math.min(high, y / 2 - 24)}px) scale(${(1 + size) / 2})`,
      transformOrigin: "0 0",
    },
    { transform: `translate(${x}px, ${y}px) scale(${size})`, transformOrigin: "0 0" },
  ];
}

function land(name) {
  const { copy, veils } = pictures.get(name);
  copy.remove();
  for (const veil of veils) veil.cancel();
  pictures.delete(name);
}

// Shows everything as it is.
function skip() {
  run += 1;
  isRunning = false;
  queue = [];
  for (const name of [...pictures.keys()]) land(name);
}

for (const input of ["pointerdown", "keydown", "scroll", "resize", "visibilitychange"]) {
  addEventListener(input, skip, { capture: true, passive: true });
}
