// The sounds of the game, made by Web Audio from the same recipes as everywhere else.

const settings = document.documentElement.dataset;

let audio = null;
let recipes = null;
// The time at which the latest sound ends: sounds follow each other.
let silent = 0;
const PAUSE = 0.08;
// If sounds are this many seconds behind, only the latest is played.
const LATE = 4;

// Returns the notes of all sounds by name, and the panning of the columns.
export function load() {
  recipes ??= fetch(new URL("sounds.json", import.meta.url)).then((answer) => {
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.json();
  });
  // After a failure, the next sound tries again.
  recipes.catch(() => {
    recipes = null;
  });
  return recipes;
}

// Plays sounds in turn: `K`, `K@c`, `your-turn`. Failing to play is harmless.
export async function play(names) {
  if (names.length === 0) return;
  try {
    const all = await load();
    audio ??= new AudioContext();
    // Browsers keep a page silent until the visitor has interacted with it.
    if (audio.state !== "running") {
      await Promise.race([audio.resume(), new Promise((late) => setTimeout(late, 300))]);
    }
    if (audio.state !== "running") return;
    const volume = new GainNode(audio, { gain: Number(settings.volume) / 100 });
    volume.connect(audio.destination);
    for (const [at, name] of names.entries()) {
      const start = Math.max(audio.currentTime + 0.02, silent);
      if (start > audio.currentTime + LATE && at < names.length - 1) continue;
      silent = build(audio, all, name, start, volume) + PAUSE;
    }
  } catch (error) {
    console.debug(error);
  }
}

// Schedules the notes of a sound in an audio context, and returns the time at which it ends.
export function build(context, { columns, sounds }, name, start, output) {
  const [sound, column] = name.split("@");
  let end = start;
  for (const note of sounds[sound]) {
    const from = start + note.start;
    const to = from + note.length;
    const pan = column ? columns[column] : note.pan;
    const voice = tone(context, note, from, to);
    tremble(context, voice, note.tremolo, from, to)
      .connect(new StereoPannerNode(context, { pan }))
      .connect(output);
    end = Math.max(end, to);
  }
  return end;
}

function wave(context, real, imag) {
  return new PeriodicWave(context, { real, imag, disableNormalization: true });
}

function tone(context, note, from, to) {
  const imag = [0, ...note.partials];
  const periodicWave = wave(
    context,
    imag.map(() => 0),
    imag,
  );
  const source = new OscillatorNode(context, { frequency: note.frequency, periodicWave });
  const decay = new GainNode(context, { gain: note.gain });
  decay.gain.setValueAtTime(note.gain, from);
  decay.gain.setTargetAtTime(0, from, note.decay);
  const shape = new GainNode(context, { gain: 0 });
  shape.gain.setValueAtTime(0, from);
  shape.gain.linearRampToValueAtTime(1, from + note.attack);
  shape.gain.setValueAtTime(1, to - note.fade);
  shape.gain.linearRampToValueAtTime(0, to);
  source.start(from);
  source.stop(to);
  return source.connect(decay).connect(shape);
}

function tremble(context, voice, tremolo, from, to) {
  if (!tremolo) return voice;
  const half = tremolo.depth / 2;
  const swing = new GainNode(context, { gain: 1 - half });
  const periodicWave = wave(context, [0, half], [0, 0]);
  const source = new OscillatorNode(context, { frequency: tremolo.rate, periodicWave });
  source.connect(swing.gain);
  source.start(from);
  source.stop(to);
  return voice.connect(swing);
}
