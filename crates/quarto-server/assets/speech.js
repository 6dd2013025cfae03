// A page that speaks, for those who have no screen reader. It says what is said in the live regions.

const settings = document.documentElement.dataset;

export function speak(text, urgent) {
  if (settings.speech !== "on" || !("speechSynthesis" in window)) return;
  if (urgent) speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = document.documentElement.lang;
  words.volume = settings.speechVolume / 100;
  speechSynthesis.speak(words);
}

// Where one goes on the board and in the reserve is said at once, instead of where one was.
export function speakFocus() {
  document.addEventListener("focusin", (event) => {
    const button = event.target.closest?.("[role=grid] button");
    if (button) speak(button.querySelector(".name").textContent, true);
  });
}
