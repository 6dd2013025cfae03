// Updates a tree to match another one, and keeps every element that can stay: so the focus is
// preserved, and so is everything that the visitor has opened, typed or chosen.

// Attributes that belong to the visitor, not to the game.
const OWN = new Set(["open", "tabindex", "aria-pressed", "hidden"]);

// A role of grid or gridcell was set by scripts and stays.
function isOwn(element, name) {
  return OWN.has(name) || (name === "role" && element.role?.startsWith("grid"));
}

export function morph(old, fresh) {
  for (const name of old.getAttributeNames()) {
    if (!fresh.hasAttribute(name) && !isOwn(old, name)) old.removeAttribute(name);
  }
  for (const name of fresh.getAttributeNames()) {
    if (!isOwn(old, name) && old.getAttribute(name) !== fresh.getAttribute(name)) {
      old.setAttribute(name, fresh.getAttribute(name));
    }
  }
  morphChildren(old, fresh);
}

function morphChildren(old, fresh) {
  const wanted = [...fresh.childNodes];
  let place = old.firstChild;
  wanted.forEach((next, at) => {
    // Obsolete nodes and interfering text are removed first: moving a node would lose the focus.
    while (place && (isText(place, next) || !wanted.slice(at).some((one) => isSame(place, one)))) {
      const gone = place;
      place = place.nextSibling;
      gone.remove();
    }
    const match = find(place, next);
    if (!match) {
      old.insertBefore(next, place);
      return;
    }
    if (match === place) place = place.nextSibling;
    else old.insertBefore(match, place);
    if (match.nodeType === Node.ELEMENT_NODE) morph(match, next);
    else if (match.data !== next.data) match.data = next.data;
  });
  while (place) {
    const gone = place;
    place = place.nextSibling;
    gone.remove();
  }
}

// Tells whether there is text in the place of an element. Removing it loses nothing.
function isText(node, wanted) {
  return node.nodeType !== Node.ELEMENT_NODE && wanted.nodeType === Node.ELEMENT_NODE;
}

// Returns the first sibling from here on that represents the same thing. Text matches only in
// place.
function find(place, wanted) {
  if (wanted.nodeType !== Node.ELEMENT_NODE) {
    return place && isSame(place, wanted) ? place : null;
  }
  for (let node = place; node; node = node.nextSibling) {
    if (isSame(node, wanted)) return node;
  }
  return null;
}

// Elements are the same if they have the same key: their id, else `data-key`, else their name as a
// field.
function isSame(one, other) {
  if (one.nodeName !== other.nodeName) return false;
  return one.nodeType !== Node.ELEMENT_NODE || key(one) === key(other);
}

function key(element) {
  return element.id || (element.dataset.key ?? element.getAttribute("name") ?? "");
}
