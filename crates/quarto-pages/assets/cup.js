// Leads a player of a tournament to the board as soon as there is one, and from the board back to the tournament.
// Everything works without it, by links.

import { onShown } from "./live.js";

/** @returns {string | null} The address of the player's game, if one is on. */
function board() {
  return document.querySelector("[data-open]")?.getAttribute("data-open") ?? null;
}

// The tab remembers from which tournament the player came.
function remember(game) {
  sessionStorage.setItem(game, location.pathname);
}

let known = board();
if (known) remember(known);

// A player who comes back to the page is not sent away again: only a new game opens by itself.
onShown(() => {
  const game = board();
  const isNew = game && game !== known;
  known = game;
  if (!isNew) return;
  remember(game);
  location.assign(game);
});

// On the page of a game, its words are an attribute: text browsers would show what is hidden.
const { tournament } = document.getElementById("main").dataset;
const from = sessionStorage.getItem(location.pathname);
if (tournament && from) {
  const link = document.createElement("a");
  link.className = "button primary";
  link.href = from;
  link.textContent = tournament;
  const line = document.createElement("p");
  line.id = "back";
  line.append(link);
  document.getElementById("help").after(line);
}
