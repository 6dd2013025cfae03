// Speech output by the page, for visitors without a screen reader. It speaks the texts of the live
// regions.

const settings = document.documentElement.dataset;

export function speak(text, urgent) {
  if (settings.speech !== "on" || !("speechSynthesis" in window)) return;
  if (urgent) speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = document.documentElement.lang;
  words.volume = Number(settings.speechVolume) / 100;
  speechSynthesis.speak(words);
}

// Speaks the focused square or piece at once, and interrupts the previous one.
export function speakFocus() {
  document.addEventListener("focusin", (event) => {
    const button = /** @type {Element} */ (event.target).closest?.("[role=grid] button");
    if (button) speak(button.querySelector(".name").textContent, true);
  });
}
