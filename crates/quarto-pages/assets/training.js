// The training of the sounds: every link plays its sound at once, and a quiz asks which piece was
// played. The score is stored in this browser.

import { play } from "./sound.js";

const PLACE = "quarto-training";
const section = document.getElementById("training");
const form = document.getElementById("training-answer");
const [ask, again, answer] = ["play", "again", "say"].map((id) =>
  document.getElementById(`training-${id}`),
);
const verdict = document.getElementById("training-verdict");
// The traits by bit of a piece, from the least significant one.
const TRAITS = ["colour", "height", "shape", "fill"];

let asked = null;

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("[data-sound]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  play([link.dataset.sound]);
});

function letter(bits) {
  return String.fromCharCode(65 + bits);
}

function label(bits) {
  return document.querySelector(`[data-sound=${letter(bits)}]`).textContent;
}

ask.addEventListener("click", () => {
  asked = Math.floor(Math.random() * 16);
  again.disabled = answer.disabled = false;
  verdict.textContent = "";
  form.reset();
  play([letter(asked)]);
});

again.addEventListener("click", () => play([letter(asked)]));

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const said = new FormData(form);
  const bits = TRAITS.reduce((sum, trait, bit) => sum + (Number(said.get(trait)) << bit), 0);
  const text = bits === asked ? section.dataset.right : section.dataset.wrong;
  verdict.textContent = text.replace("{piece}", label(asked));
  const score = read();
  for (const [bit, trait] of TRAITS.entries())
    count(score, trait, (((bits ^ asked) >> bit) & 1) === 0);
  count(score, "piece", bits === asked);
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
  for (const row of section.querySelectorAll("[data-score]")) {
    const counts = score[row.dataset.score] ?? [0, 0];
    row.querySelectorAll("td").forEach((cell, at) => {
      cell.textContent = counts[at];
    });
  }
}

show(read());
section.hidden = false;
