// Dragging of pieces: from the hand to a square, or from the reserve to the opponent's hand.
// Clicking does the same; dragging is never needed.

// The distance in pixels before a drag starts, so that a trembling hand does not drag.
const FAR = 8;

export function dragging(scene) {
  let drag = null;

  scene.addEventListener("pointerdown", (event) => {
    const from = event.target.closest(".acts .tray, .reserve.open .stock:not(.gone)");
    const piece = from?.querySelector(".piece");
    if (!piece || event.button !== 0) return;
    if (from.matches(".tray") && !scene.querySelector(".board.open")) return;
    drag = { from, piece, x: event.clientX, y: event.clientY, ghost: null };
  });

  scene.addEventListener("pointermove", (event) => {
    if (!drag) return;
    if (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > FAR)
      begin(event);
    if (drag.ghost) move(event);
  });

  function begin(event) {
    const size = drag.piece.getBoundingClientRect();
    drag.ghost = drag.piece.cloneNode(true);
    drag.ghost.classList.add("ghost");
    drag.ghost.setAttribute("width", 1.3 * size.width);
    drag.ghost.setAttribute("height", 1.3 * size.height);
    // A finger would hide what is under it.
    drag.lift = event.pointerType === "touch" ? 60 : 0;
    drag.from.classList.add("dragged");
    scene.append(drag.ghost);
    scene.setPointerCapture(event.pointerId);
  }

  function move(event) {
    const size = drag.ghost.getBoundingClientRect();
    drag.ghost.style.left = `${event.clientX - size.width / 2}px`;
    drag.ghost.style.top = `${event.clientY - drag.lift - size.height / 2}px`;
    aim(target(event));
  }

  // Returns the button on which the piece would be dropped now.
  function target(event) {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    if (drag.from.matches(".stock")) return under?.closest(".seat:has(.awaits)") ? drag.from : null;
    return under?.closest(".board .square:not([aria-disabled])");
  }

  function aim(button) {
    for (const old of scene.querySelectorAll(".aimed")) old.classList.remove("aimed");
    const place = button === drag?.from ? scene.querySelector(".tray.awaits") : button;
    place?.classList.add("aimed");
  }

  scene.addEventListener("pointerup", (event) => {
    const button = drag?.ghost && target(event);
    const isDragged = drag?.ghost;
    end();
    if (!isDragged) return;
    if (button?.type === "submit") button.form.requestSubmit(button);
    // The click that follows a drag is not a real one.
    const ignore = (click) => click.preventDefault();
    addEventListener("click", ignore, true);
    setTimeout(() => removeEventListener("click", ignore, true));
  });

  scene.addEventListener("pointercancel", () => end());

  function end() {
    aim(null);
    drag?.ghost?.remove();
    drag?.from.classList.remove("dragged");
    drag = null;
  }
}
