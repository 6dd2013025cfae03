// A puzzle by keyboard and pointer: arrows on the board, pointing at a line, and the clock of a run. What is
// right is decided by the server; which squares point at which line comes from the page.

export {};

const board = document.querySelector(".puzzle .board");
const squares = /** @type {HTMLButtonElement[]} */ ([...(board?.querySelectorAll("button") ?? [])]);

// One tab stop, and arrows inside.
function setStop(stop) {
  for (const square of squares) square.tabIndex = square === stop ? 0 : -1;
}
if (board) {
  board.setAttribute("role", "grid");
  for (const cell of board.querySelectorAll("tbody td")) cell.setAttribute("role", "gridcell");
  for (const header of board.querySelectorAll("thead, tbody th"))
    header.setAttribute("aria-hidden", "true");
  setStop(squares.find((square) => square.name) ?? squares[0]);
}
board?.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
  const target = /** @type {Element} */ (event.target);
  const place = squares.indexOf(target.closest("button"));
  const column = place % 4;
  const steps = {
    ArrowLeft: column > 0 ? -1 : 0,
    ArrowRight: column < 3 ? 1 : 0,
    ArrowUp: place >= 4 ? -4 : 0,
    ArrowDown: place < 12 ? 4 : 0,
    Home: -column,
    End: 3 - column,
  };
  if (!(event.key in steps) || place < 0) return;
  event.preventDefault();
  const next = squares[place + steps[event.key]];
  setStop(next);
  next.focus();
});

// The ends of a line, or all of its squares, answer with it.
const shapes = /** @type {HTMLButtonElement[]} */ ([
  ...document.querySelectorAll(".puzzle-shapes button[data-squares]"),
]).filter((shape) => shape.dataset.squares);

function isPressed(square) {
  return square.getAttribute("aria-pressed") === "true";
}

function press(square, on) {
  square.setAttribute("aria-pressed", String(on));
  square.classList.toggle("chosen", on);
}

function choose() {
  const chosen = squares
    .filter(isPressed)
    .map((square) => square.id)
    .join(" ");
  const shape = shapes.find(
    ({ dataset }) => dataset.squares === chosen || dataset.ends.split(",").includes(chosen),
  );
  if (shape) shape.form.requestSubmit(shape);
}

if (shapes.length) {
  document.querySelector(".puzzle").classList.add("puzzle-pointing");
  for (const square of squares) {
    square.removeAttribute("aria-disabled");
    press(square, false);
    square.addEventListener("click", () => {
      press(square, !isPressed(square));
      choose();
    });
  }
}

// The clock of a run.
const clock = document.getElementById("puzzle-clock");
const shownAt = performance.now();

function tick() {
  const left = Math.max(0, Number(clock.dataset.left) - (performance.now() - shownAt));
  const seconds = Math.ceil(left / 1000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  if (clock.textContent !== text) clock.textContent = text;
}
if (clock) setInterval(tick, 200);
