// Board and reserve by keyboard: one tab stop each, arrows inside, and single keys as shortcuts.

import { isStill } from "./flight.js";
import { onShown, say } from "./live.js";
import { play } from "./sound.js";

const settings = document.documentElement.dataset;

function buttonsOf(grid) {
  return /** @type {HTMLButtonElement[]} */ ([...grid.querySelectorAll("button")]);
}

// Gives the grids their roles, which make sense only with these keys.
function syncGrids() {
  for (const grid of document.querySelectorAll(".board, .reserve")) {
    grid.setAttribute("role", "grid");
    for (const cell of grid.querySelectorAll("tbody td, [role=cell]"))
      cell.setAttribute("role", "gridcell");
    countCells(grid);
    const buttons = buttonsOf(grid);
    const current = buttons.find(
      (button) => button.tabIndex === 0 && button.hasAttribute("tabindex"),
    );
    const focused = buttons.find((button) => button === document.activeElement);
    setTabStop(buttons, focused ?? current ?? buttons[0]);
  }
}

// The names of the squares hold their coordinates: headers would say them twice more, and count as cells.
function countCells(grid) {
  for (const header of grid.querySelectorAll("thead, tbody th"))
    header.setAttribute("aria-hidden", "true");
  const rows = [...grid.querySelectorAll("tbody tr, [role=row]")];
  for (const [row, each] of rows.entries()) {
    each.setAttribute("aria-rowindex", String(row + 1));
    for (const [column, cell] of [...each.querySelectorAll("[role=gridcell]")].entries())
      cell.setAttribute("aria-colindex", String(column + 1));
  }
}

function setTabStop(buttons, stop) {
  for (const button of buttons) button.setAttribute("tabindex", "-1");
  stop.setAttribute("tabindex", "0");
}

document.addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  const grid = target.closest?.("[role=grid]");
  if (!grid) return;
  const buttons = buttonsOf(grid);
  const width = grid.querySelector("tbody tr, [role=row]").querySelectorAll("button").length;
  const place = buttons.indexOf(target.closest("button"));
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
    const next = buttons[place + steps[event.key]];
    if (steps[event.key] === 0 && !event.repeat && settings.sounds.split(" ").includes("edge"))
      play(["edge"]);
    setTabStop(buttons, next);
    next.focus();
  } else if (settings.keys === "on" && !event.ctrlKey && !event.altKey && !event.metaKey) {
    shortcut(event);
  }
});

function shortcut(event) {
  const [quarto, board, reserve, command, here, hand, last, clock, like] = settings.letters;
  const grids = { [board]: ".board", [reserve]: ".reserve" };
  const questions = { [hand]: "hand", [last]: "last", [clock]: "clock" };
  const typed = event.key.toLowerCase();
  // On keyboards of other alphabets, the position of the key counts.
  const place = event.code.startsWith("Key") ? event.code.slice(3).toLowerCase() : "";
  const key = settings.letters.includes(typed) || /^[a-z]$/.test(typed) ? typed : place;
  if (key === quarto) {
    const call = /** @type {HTMLDetailsElement} */ (document.getElementById("call"));
    if (!call?.querySelector("form")) return sayTurn("");
    call.open = true;
    /** @type {HTMLInputElement} */ (call.querySelector("input[type=radio]")).focus();
  } else if (key === command) {
    /** @type {HTMLDetailsElement} */ (document.getElementById("typing")).open = true;
    document.getElementById("command").focus();
  } else if (key === here) askHere(event.target.closest("button"));
  else if (key === like) askLike(event.target.closest("button"));
  else if (key in questions) ask(questions[key]);
  else if (key in grids)
    /** @type {HTMLElement} */ (document.querySelector(`${grids[key]} [tabindex="0"]`)).focus();
  else return;
  event.preventDefault();
}

// What is in sight is said at once; a hidden square is felt, which the other player hears of.
function askHere(button) {
  if (button.closest("[data-hidden]")) ask(button.value);
  else say(button.querySelector(".name").textContent, false);
}

// Asks where the pieces are that are like the one on this square or in this place of the reserve.
function askLike(button) {
  const shown = button.querySelector(".piece use")?.getAttribute("href").slice(-1);
  const piece = button.matches(".stock") ? button.value : shown;
  if (piece) ask(`like ${piece}`);
  else say(document.getElementById("main").dataset.noPiece, false);
}

// Sends a question of a key, which has no form on the page.
function ask(what) {
  const form = document.createElement("form");
  form.method = "post";
  form.action = document.querySelector(".place form").getAttribute("action");
  form.hidden = true;
  for (const [name, value] of Object.entries({ do: "ask", what })) {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name, value });
    form.append(field);
  }
  document.getElementById("scene").append(form);
  form.requestSubmit();
}

// Nothing can be done there now: says so, shakes what was touched, and shows where to act instead.
document.addEventListener(
  "click",
  (event) => {
    const target = /** @type {Element} */ (event.target);
    const closed = target.closest?.("[role=grid] [aria-disabled=true]");
    if (!closed) return;
    sayTurn(closed.querySelector(".name").textContent);
    if (isStill()) return;
    const steps = [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    (closed.querySelector(".piece") ?? closed).animate(steps, 240);
    const light = [
      { filter: "brightness(1)" },
      { filter: "brightness(1.35)" },
      { filter: "brightness(1)" },
    ];
    document.querySelector(".board.open, .reserve.open")?.animate(light, 500);
  },
  true,
);

// Announces and highlights the prompt when the visitor tries something else.
function sayTurn(tried) {
  const turn = document.getElementById("turn");
  const { instead } = /** @type {HTMLElement} */ (turn.closest(".scene")).dataset;
  // The server has left a place for what was tried.
  say(tried ? instead.replace("\uFFFC", tried) : turn.textContent, false);
  turn.removeAttribute("data-flash");
  // Forces a reflow, so that the animation restarts.
  void turn.offsetWidth;
  turn.setAttribute("data-flash", "");
}

// A shade of the piece in hand stands where it would be placed.
function shade(event) {
  for (const old of document.querySelectorAll(".shade")) old.remove();
  const target = /** @type {Element} */ (event.target);
  const square = target.closest?.(".board.open .square:not([aria-disabled])");
  const piece = document.querySelector(".acts .tray .piece");
  if (!square || !piece || square.querySelector(".piece")) return;
  const copy = /** @type {Element} */ (piece.cloneNode(true));
  copy.setAttribute("class", "shade");
  square.append(copy);
}
for (const event of ["pointerover", "focusin", "focusout"]) document.addEventListener(event, shade);

onShown(syncGrids);
syncGrids();
