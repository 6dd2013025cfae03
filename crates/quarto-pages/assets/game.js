// Makes the page of a game live. Everything works without it, by links and forms; with it, the
// forms go through a socket, and events are shown and announced at once. All texts come from the
// server.

import { morph } from "./morph.js";
import { play } from "./sound.js";
import { speak, speakFocus } from "./speech.js";
import { dragging } from "./touch.js";

const main = document.getElementById("main");
const scene = document.getElementById("scene");
const settings = document.documentElement.dataset;

let socket = null;
let retry = null;
let seq = Number(scene.firstElementChild.dataset.seq);
let attempts = 0;
let shownAt = performance.now();
let wantsNext = false;
// Whether a socket has ever opened: if none can, forms are submitted as usual.
let lively = false;
// The forms that the server has not answered, by their idempotency keys. They are sent again after
// a break; the server carries out each of them once.
const unanswered = new Map();

// The socket

function connect() {
  if (socket) return;
  clearTimeout(retry);
  const url = new URL(main.dataset.live, location.href);
  url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  url.searchParams.set("since", seq);
  const own = new WebSocket(url);
  socket = own;
  own.onopen = () => {
    if (attempts > 1) say(main.dataset.online, false);
    attempts = 0;
    lively = true;
    main.classList.remove("offline");
    document.documentElement.classList.add("lively");
    for (const { data } of unanswered.values()) own.send(data);
  };
  own.onmessage = (message) => show(JSON.parse(message.data));
  own.onclose = () => {
    if (socket !== own) return;
    socket = null;
    attempts += 1;
    if (attempts === 2) {
      say(main.dataset.offline, false);
      main.classList.add("offline");
      document.documentElement.classList.remove("lively");
    }
    retry = setTimeout(connect, Math.min(125 * 2 ** attempts, 8000));
  };
}

function isOpen() {
  return socket?.readyState === WebSocket.OPEN;
}

function show(page) {
  seq = page.seq;
  // A visitor who looks back at an earlier moment stays there; the answer to their own form shows
  // it.
  const back = !page.key && new URLSearchParams(location.search).has("at");
  if (page.scene && back) look(location.href);
  else if (page.scene) paint(page.scene);
  for (const line of page.lines) say(line.text, line.urgent);
  play(page.sounds ?? []);
  answered(page.key);
}

function answered(key) {
  const asked = unanswered.get(key);
  unanswered.delete(key);
  // Input that was not understood stays, to be corrected; and so does text typed in the meantime.
  const sure = document.getElementById("sure");
  if (sure && asked?.form.closest("#call")) sure.focus();
  const field = asked?.form.elements.command;
  if (!field || field.value !== asked.text) return;
  if (scene.querySelector(".problem")) field.select();
  else asked.form.reset();
}

function paint(html) {
  const fresh = document.createElement("div");
  fresh.id = "scene";
  fresh.innerHTML = html;
  replace(fresh);
}

function replace(fresh) {
  const before = document.activeElement;
  morph(scene, fresh);
  shownAt = performance.now();
  refresh();
  const next = document.getElementById("next-game");
  if (wantsNext && next) location.assign(next.href);
  // If the focused element is gone, focus moves to the prompt, where a screen reader continues.
  if (before !== document.body && document.activeElement === document.body) {
    document.getElementById("turn").focus();
  }
}

// Announcements

function say(text, urgent) {
  const place = document.getElementById(urgent ? "alert" : "log");
  const line = document.createElement("p");
  line.textContent = text;
  place.append(line);
  speak(text, urgent);
  setTimeout(() => line.remove(), 30000);
}

// Forms

document.addEventListener("submit", (event) => {
  const form = event.target;
  const data = new URLSearchParams(new FormData(form, event.submitter));
  if (!scene.contains(form) || form.method !== "post" || !lively) return;
  if (!data.has("do") || ["sit", "withdraw"].includes(data.get("do"))) return;
  event.preventDefault();
  data.delete("key");
  const wish = data.toString();
  // Ignores a double click, and a second move before the first one is answered.
  const move = ["place", "give"].includes(data.get("do")) && data.get("seq");
  if ([...unanswered.values()].some((one) => one.wish === wish || (move && one.move === move)))
    return;
  const key = randomKey();
  data.set("key", key);
  unanswered.set(key, { wish, move, data: data.toString(), form, text: data.get("text") });
  // While the connection is lost, the form waits in `unanswered` until it is back.
  if (isOpen()) socket.send(data.toString());
  foresee(data);
  if (data.get("do") === "rematch") wantsNext = true;
  const details = form.closest("details:not(.greetings)");
  if (details) {
    details.querySelector("summary").focus();
    details.open = false;
  }
});

function randomKey() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36)).join("");
}

// Shows a move optimistically, before the server confirms it.
function foresee(data) {
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

// Board and reserve by keyboard: one tab stop each, arrows inside

function refresh() {
  for (const grid of document.querySelectorAll(".board, .reserve")) {
    grid.setAttribute("role", "grid");
    for (const cell of grid.querySelectorAll("tbody td, [role=cell]"))
      cell.setAttribute("role", "gridcell");
    const buttons = [...grid.querySelectorAll("button")];
    const current = buttons.find(
      (button) => button.tabIndex === 0 && button.hasAttribute("tabindex"),
    );
    for (const button of buttons) button.setAttribute("tabindex", "-1");
    (
      buttons.find((button) => button === document.activeElement) ??
      current ??
      buttons[0]
    ).setAttribute("tabindex", "0");
  }
  for (const id of ["turn", "sure"]) document.getElementById(id)?.setAttribute("tabindex", "-1");
  // Scrolls to the latest moves.
  const moves = document.querySelector(".scene:not(.over) .moves ol");
  if (moves && !moves.matches(":focus-within")) moves.scrollTop = moves.scrollHeight;
  for (const copy of document.querySelectorAll("button.copy")) copy.hidden = false;
  const [game, turn] = [scene.querySelector("h1"), document.getElementById("turn")];
  document.title = `${turn.textContent} – ${game.textContent} – Quarto`;
  pointOut();
}

document.addEventListener("keydown", (event) => {
  const call = event.key === "Escape" && document.querySelector("#call[open]");
  if (call) {
    call.open = false;
    call.querySelector("summary").focus();
  }
  const grid = event.target.closest?.("[role=grid]");
  if (grid) moveInGrid(event, grid);
  else replayByKey(event);
});

function moveInGrid(event, grid) {
  const buttons = [...grid.querySelectorAll("button")];
  const width = grid.querySelector("tbody tr, [role=row]").querySelectorAll("button").length;
  const place = buttons.indexOf(event.target.closest("button"));
  const column = place % width;
  const steps = {
    ArrowLeft: column > 0 ? -1 : 0,
    ArrowRight: column < width - 1 ? 1 : 0,
    ArrowUp: place >= width ? -width : 0,
    ArrowDown: place + width < buttons.length ? width : 0,
    Home: event.ctrlKey ? -place : -column,
    End: event.ctrlKey ? buttons.length - 1 - place : width - 1 - column,
  };
  if (event.key in steps) {
    event.preventDefault();
    for (const button of buttons) button.setAttribute("tabindex", "-1");
    const next = buttons[place + steps[event.key]];
    if (steps[event.key] === 0 && !event.repeat && settings.sounds.includes("edge")) play(["edge"]);
    next.setAttribute("tabindex", "0");
    next.focus();
  } else if (settings.keys === "on" && !event.ctrlKey && !event.altKey && !event.metaKey) {
    shortcut(event);
  }
}

function shortcut(event) {
  const [quarto, board, reserve, command] = settings.letters;
  const grids = { [board]: ".board", [reserve]: ".reserve" };
  const typed = event.key.toLowerCase();
  // On keyboards of other alphabets, the position of the key counts.
  const place = event.code.startsWith("Key") ? event.code.slice(3).toLowerCase() : "";
  const key = settings.letters.includes(typed) || /^[a-z]$/.test(typed) ? typed : place;
  if (key === quarto) {
    const call = document.getElementById("call");
    if (!call?.querySelector("form")) return sayTurn();
    call.open = true;
    call.querySelector("input[type=radio]").focus();
  } else if (key === command) document.getElementById("command")?.focus();
  else if (key in grids) document.querySelector(`${grids[key]} [tabindex="0"]`).focus();
  else return;
  event.preventDefault();
}

// Announces and highlights the prompt when the visitor tries something else.
function sayTurn(before = "") {
  const turn = document.getElementById("turn");
  say(before + turn.textContent, false);
  turn.removeAttribute("data-look");
  // Forces a reflow, so that the animation restarts.
  void turn.offsetWidth;
  turn.setAttribute("data-look", "");
}

// Choosing a shape to call: on the board or in the list

document.addEventListener(
  "click",
  (event) => {
    const square = event.target.closest?.(".board button");
    if (square && document.getElementById("call")?.open) {
      event.preventDefault();
      const chosen = square.getAttribute("aria-pressed") === "true";
      square.setAttribute("aria-pressed", String(!chosen));
      choose();
    }
    const closed = event.target.closest?.("[role=grid] [aria-disabled=true]");
    if (closed) {
      // Nothing can be done there now: announce the square or piece, and what to do instead.
      sayTurn(`${closed.querySelector(".name").textContent}. `);
    }
    if (event.target.closest?.("button.copy")) copyLink(event.target);
    const step = event.target.closest?.(".replay a, .moves li a, .missed a");
    if (step && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      stepTo(step.href);
    }
  },
  true,
);

// Four squares that form a shape choose it.
function choose() {
  const pressed = [...document.querySelectorAll(".board [aria-pressed=true]")].map((one) => one.id);
  for (const radio of document.querySelectorAll("#call input[type=radio]")) {
    radio.checked = radio.dataset.squares === pressed.join(" ");
  }
  pointOut();
  if (pressed.length >= 4) sayChosen();
}

// Announces the chosen shape and the button to press, or that the squares are not a shape.
function sayChosen() {
  const form = document.querySelector("#call form");
  const label = form.querySelector("input:checked")?.closest("label").textContent.trim();
  const button = form.querySelector("button").textContent;
  say(label ? `${label}. ${button}` : form.dataset.noShape, false);
}

document.addEventListener("change", (event) => {
  if (!event.target.matches("#call input[type=radio]")) return;
  const squares = event.target.dataset.squares.split(" ");
  for (const button of document.querySelectorAll(".board button")) {
    button.setAttribute("aria-pressed", String(squares.includes(button.id)));
  }
  pointOut();
});

document.addEventListener(
  "toggle",
  (event) => {
    if (event.target.id !== "call") return;
    pointOut();
    // Scrolls to the instruction, with as much of the board as possible.
    if (event.target.open)
      event.target.querySelector("form > p").scrollIntoView({ block: "nearest" });
  },
  true,
);

function pointOut() {
  const call = document.getElementById("call");
  const open = call?.open;
  // Closing the call clears its choice.
  if (call && !open)
    call.querySelectorAll("input:checked").forEach((radio) => {
      radio.checked = false;
    });
  for (const button of document.querySelectorAll(".board button")) {
    if (!open) button.removeAttribute("aria-pressed");
    else if (!button.hasAttribute("aria-pressed")) button.setAttribute("aria-pressed", "false");
    button.classList.toggle("chosen", button.getAttribute("aria-pressed") === "true");
    // During a call every square can be chosen, occupied or not.
    if (open) button.removeAttribute("aria-disabled");
    else if ("closed" in button.dataset) button.setAttribute("aria-disabled", "true");
  }
}

// Clock, link, replay

setInterval(() => {
  const running = document.querySelector("[data-runs]");
  if (!running) return;
  const left = Math.max(0, running.dataset.left - (performance.now() - shownAt));
  const seconds = Math.ceil(left / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const text = hours
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
  if (running.textContent !== text) running.textContent = text;
}, 200);

async function copyLink(button) {
  const field = button.parentElement.querySelector("input");
  field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
  else document.execCommand("copy");
  button.textContent = main.dataset.copied;
  say(main.dataset.copied, false);
}

let looking = null;

// Goes to a moment of the game, and announces its action and its number.
async function stepTo(href) {
  await look(href);
  if (location.href !== new URL(href, location.href).href) return;
  for (const place of [".moves [aria-current]", ".replay span"]) {
    const text = scene.querySelector(place)?.textContent;
    if (text) say(text, false);
  }
}

async function look(href) {
  looking?.abort();
  looking = new AbortController();
  try {
    const answer = await fetch(href, { signal: looking.signal });
    if (!answer.ok) return location.assign(href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    history.replaceState(null, "", href);
    replace(page.getElementById("scene"));
    // The links to other languages lead to the same moment.
    morph(document.querySelector("footer"), page.querySelector("footer"));
  } catch (error) {
    if (error.name !== "AbortError") location.assign(href);
  }
}

// Left and right step through the replay, unless the focus is on something that uses these keys.
function replayByKey(event) {
  const links = {
    ArrowLeft: "replay-back",
    ArrowRight: "replay-on",
    Home: "replay-first",
    End: "replay-last",
  };
  const link = document.getElementById(links[event.key]);
  const here = event.target.closest?.(".turn, .replay");
  const anywhere = event.target === document.body && event.key.startsWith("Arrow");
  if (!link || !(here || anywhere) || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  stepTo(link.href);
}

refresh();
speak(document.getElementById("turn").textContent, false);
dragging(scene);
speakFocus();
connect();
addEventListener("online", connect);
