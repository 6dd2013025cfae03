// The training of the sounds: every link plays its sound at once, and a quiz asks which piece was
// played. The score is stored in this browser.

import { play } from "./sound.js";

const PLACE = "quarto-training";
const section = document.getElementById("training");
const form = /** @type {HTMLFormElement} */ (document.getElementById("training-answer"));
const [ask, again, answer] = ["play", "again", "say"].map(
  (id) => /** @type {HTMLButtonElement} */ (document.getElementById(`training-${id}`)),
);
const verdict = document.getElementById("training-verdict");
// The pieces with the values of their traits, and the names of the traits in that order.
const pieces = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-values]")]);
const traits = [...form.querySelectorAll("fieldset")].map((one) => one.querySelector("input").name);

/** @type {HTMLElement} */
let asked = null;

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const link = /** @type {HTMLElement} */ (target.closest?.("[data-sound]"));
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  play([link.dataset.sound]);
});

ask.addEventListener("click", () => {
  asked = pieces[Math.floor(Math.random() * pieces.length)];
  again.disabled = answer.disabled = false;
  verdict.textContent = "";
  form.reset();
  play([asked.dataset.sound]);
});

again.addEventListener("click", () => play([asked.dataset.sound]));

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const said = new FormData(form);
  const isRight = traits.map((name, at) => said.get(name) === asked.dataset.values[at]);
  const isPiece = isRight.every(Boolean);
  const text = isPiece ? section.dataset.right : section.dataset.wrong;
  verdict.textContent = text.replace("{piece}", asked.textContent);
  const score = read();
  for (const [at, name] of traits.entries()) count(score, name, isRight[at]);
  count(score, "piece", isPiece);
  keep(score);
  show(score);
  // After an answer, the visitor may listen again, but not answer again.
  answer.disabled = true;
  ask.focus();
});

document.getElementById("training-forget").addEventListener("click", () => {
  keep({});
  show({});
});

function read() {
  try {
    return JSON.parse(localStorage.getItem(PLACE)) ?? {};
  } catch {
    return {};
  }
}

// Stores the score, unless the browser does not allow it.
function keep(score) {
  try {
    localStorage.setItem(PLACE, JSON.stringify(score));
  } catch (error) {
    console.debug(error);
  }
}

function count(score, name, right) {
  const [before, all] = score[name] ?? [0, 0];
  score[name] = [before + Number(right), all + 1];
}

function show(score) {
  const rows = /** @type {HTMLElement[]} */ ([...section.querySelectorAll("[data-score]")]);
  for (const row of rows) {
    const counts = score[row.dataset.score] ?? [0, 0];
    for (const [at, cell] of row.querySelectorAll("td").entries()) cell.textContent = counts[at];
  }
}

show(read());
section.hidden = false;
