// Three small sounds, made on the spot: my turn, dice, the end. Silent until somebody switches them on.
import { settings } from "./settings.svelte";

export type Sound = "turn" | "dice" | "end";
type Tone = [start: number, hertz: number, length: number];

const TONES: Record<Sound, Tone[]> = {
  turn: [
    [0, 587, 0.16],
    [0.14, 784, 0.26],
  ],
  dice: [
    [0, 190, 0.03],
    [0.07, 240, 0.03],
    [0.12, 170, 0.03],
    [0.2, 210, 0.03],
    [0.31, 150, 0.05],
  ],
  end: [
    [0, 523, 0.5],
    [0.12, 659, 0.5],
    [0.24, 784, 0.7],
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  for (const tone of TONES[sound]) strike(context, tone, sound === "dice" ? "square" : "sine");
  document.documentElement.dataset.sounded = sound;
}

function strike(on: AudioContext, [start, hertz, length]: Tone, type: OscillatorType): void {
  const at = on.currentTime + start;
  const [tone, volume] = [on.createOscillator(), on.createGain()];
  tone.type = type;
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.09, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + length);
}
