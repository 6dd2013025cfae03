// Makes a page live: the server sends through a socket what to show, to say and to play, and the page
// sends its forms. It serves every page whose main part has `data-live` and an element `scene`.
// Everything works without it, by links and forms. All texts come from the server.

import { morph } from "./morph.js";
import { notify } from "./notice.js";
import { play } from "./sound.js";
import { speak } from "./speech.js";

/**
 * A message from the server.
 * @typedef {object} Update
 * @property {number} seq The number of events that the page knows then.
 * @property {string} [scene] The scene to show, as HTML.
 * @property {{ text: string, urgent: boolean, besides?: string }[]} lines What to say, in this order; `besides`
 * if the focus has moved to the heading, which says the rest.
 * @property {boolean} [acted] Whether the visitor has acted.
 * @property {string} [keep] A setting for the server to keep in a cookie.
 * @property {string[]} [sounds] What to play, in this order.
 * @property {string} [notice] What a notice of the browser says, where the visitor allowed it.
 * @property {string} [key] The key of the form that it answers.
 */

/**
 * A form that the server has not answered.
 * @typedef {object} Unanswered
 * @property {string} wish What it asks for, without its key.
 * @property {string} [move] The number of events before it, if it is a move.
 * @property {string} data What is sent.
 * @property {HTMLFormElement} form
 * @property {string} [text] What was typed.
 */

const main = document.getElementById("main");
const scene = document.getElementById("scene");

/** @type {WebSocket} */
let socket = null;
let retry = 0;
let attempts = 0;
let seq = Number(scene.querySelector("[data-seq]")?.getAttribute("data-seq") ?? 0);
// Whether a socket has ever opened: if none can, forms are submitted as usual.
let connected = false;
// Whether a break has just ended.
let isBack = false;
// They are sent again after a break; the server carries out each of them once.
/** @type {Map<string, Unanswered>} */
const unanswered = new Map();

/** @type {(() => void)[]} */
const showing = [];
/** @type {((sudden: boolean) => void)[]} */
const shown = [];
/** @type {((form: Unanswered) => void)[]} */
const answered = [];
/** @type {((data: URLSearchParams, form: HTMLFormElement) => void)[]} */
const sent = [];

// Calls a function before the scene changes.
export function onShowing(call) {
  showing.push(call);
}

// Calls a function whenever the scene has changed: suddenly, if it is another moment of the game, or if
// the page was not connected meanwhile.
export function onShown(call) {
  shown.push(call);
}

// Calls a function when the server has answered a form.
export function onAnswered(call) {
  answered.push(call);
}

// Calls a function when a form was sent.
export function onSent(call) {
  sent.push(call);
}

// The socket

function connect() {
  if (socket) return;
  clearTimeout(retry);
  const url = new URL(main.dataset.live, location.href);
  url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  url.searchParams.set("since", String(seq));
  const thisSocket = new WebSocket(url);
  socket = thisSocket;
  thisSocket.onopen = () => {
    if (attempts > 1) say(main.dataset.online, false);
    attempts = 0;
    isBack = connected;
    connected = true;
    main.classList.remove("offline");
    document.documentElement.classList.add("lively");
    for (const { data } of unanswered.values()) thisSocket.send(data);
  };
  thisSocket.onmessage = (message) => receive(JSON.parse(message.data));
  thisSocket.onclose = () => {
    if (socket !== thisSocket) return;
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

/** @param {Update} update */
function receive(update) {
  seq = update.seq;
  // A visitor who looks back at an earlier moment stays there; the answer to their own form shows
  // it.
  const back = !update.key && new URLSearchParams(location.search).has("at");
  let isAtHeading = false;
  if (update.scene && back) load(location.href);
  else if (update.scene) isAtHeading = show(update.scene, isBack);
  isBack = false;
  // What was said before one's own action is over, and must not be read again.
  if (update.acted) document.getElementById("log").replaceChildren();
  for (const { text, urgent, besides } of update.lines) {
    say(isAtHeading ? (besides ?? text) : text, urgent);
  }
  if (update.keep) keep(update.keep);
  play(update.sounds ?? []);
  notify(update.notice);
  const form = unanswered.get(update.key);
  unanswered.delete(update.key);
  if (form) for (const call of answered) call(form);
}

// Keeps a setting that was typed on this page.
function keep(setting) {
  const body = new URLSearchParams(setting);
  fetch(`/${document.documentElement.lang}/settings`, { method: "POST", body }).catch(() => {});
}

// The scene

// Shows a scene; returns whether the focus has moved to its heading.
function show(html, sudden) {
  const fresh = document.createElement("div");
  fresh.id = "scene";
  fresh.innerHTML = html;
  return replace(fresh, sudden);
}

function replace(fresh, sudden) {
  const before = document.activeElement;
  for (const call of showing) call();
  morph(scene, fresh);
  for (const call of shown) call(sudden);
  // If the focused element is gone, focus moves to the heading, where a screen reader continues.
  const isGone = before !== document.body && document.activeElement === document.body;
  if (isGone) document.getElementById("turn")?.focus();
  return isGone;
}

/** @type {AbortController} */
let loading = null;

// Shows the scene of another address, and makes that the address of the page.
export async function load(href) {
  loading?.abort();
  loading = new AbortController();
  try {
    const answer = await fetch(href, { signal: loading.signal });
    if (!answer.ok) return location.assign(href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    history.replaceState(null, "", href);
    replace(page.getElementById("scene"), true);
    // The links to other languages lead to the same moment.
    morph(document.querySelector("footer"), page.querySelector("footer"));
  } catch (error) {
    if (error.name !== "AbortError") location.assign(href);
  }
}

// Announcements

export function say(text, urgent) {
  if (!text) return;
  const line = document.createElement("p");
  line.textContent = text;
  document.getElementById(urgent ? "alert" : "log").append(line);
  speak(text, urgent);
  setTimeout(() => line.remove(), 30000);
}

// Forms

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const data = new URLSearchParams(/** @type {any} */ (new FormData(form, event.submitter)));
  if (!scene.contains(form) || form.method !== "post" || !connected) return;
  if (!data.has("do") || ["sit", "withdraw"].includes(data.get("do"))) return;
  event.preventDefault();
  data.delete("key");
  const wish = data.toString();
  // Ignores a double click, and a second move before the first one is answered.
  const move = ["place", "give"].includes(data.get("do")) ? data.get("seq") : undefined;
  const others = [...unanswered.values()];
  if (others.some((one) => one.wish === wish || (move && one.move === move))) return;
  const key = randomKey();
  data.set("key", key);
  unanswered.set(key, { wish, move, data: data.toString(), form, text: data.get("text") });
  // While the connection is lost, the form waits in `unanswered` until it is back.
  if (socket?.readyState === WebSocket.OPEN) socket.send(data.toString());
  for (const call of sent) call(data, form);
});

function randomKey() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36)).join("");
}

connect();
addEventListener("online", connect);
