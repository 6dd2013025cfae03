// Dragging of pieces: from the hand to a square, or from the reserve to the opponent's hand.
// Clicking does the same; dragging is never needed.

// The distance in pixels before a drag starts, so that a trembling hand does not drag.
const FAR = 8;

export function dragging(scene) {
  let drag = null;

  scene.addEventListener("pointerdown", (event) => {
    const from = event.target.closest("#held, .reserve.open .stock:not(.gone)");
    const piece = from?.querySelector(".piece");
    if (!piece || event.button !== 0) return;
    if (from.id === "held" && !scene.querySelector(".board.open")) return;
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
    drag.ghost.setAttribute("width", size.width);
    drag.ghost.setAttribute("height", size.height);
    drag.from.classList.add("dragged");
    scene.append(drag.ghost);
    scene.setPointerCapture(event.pointerId);
  }

  function move(event) {
    const size = drag.ghost.getBoundingClientRect();
    drag.ghost.style.left = `${event.clientX - size.width / 2}px`;
    drag.ghost.style.top = `${event.clientY - size.height / 2}px`;
  }

  scene.addEventListener("pointerup", (event) => {
    const { from, ghost } = drag ?? {};
    end();
    if (!ghost) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const square = from.id === "held" ? under?.closest(".board .square") : null;
    const given = from.id !== "held" && under?.closest(".holding") ? from : null;
    const target = square ?? given;
    if (target && target.type === "submit") target.form.requestSubmit(target);
    // The click that follows a drag is not a real one.
    const ignore = (click) => click.preventDefault();
    addEventListener("click", ignore, true);
    setTimeout(() => removeEventListener("click", ignore, true));
  });

  scene.addEventListener("pointercancel", () => end());

  function end() {
    drag?.ghost?.remove();
    drag?.from.classList.remove("dragged");
    drag = null;
  }
}
