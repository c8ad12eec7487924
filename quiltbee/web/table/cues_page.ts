/** Plays the cues of a table, as the settings want it: sounds that are made here, and vibration. */
import { cuesOf, PULSES, TUNES, type Cue, type Note } from '../core/cues.ts';
import type { Settings } from '../views/settings.ts';
import type { Table } from '../core/types.ts';

/** Made with the first sound: before, a browser may not have been touched yet. */
let speaker: AudioContext | null = null;

/** Let hear and feel what is new. */
export function tellCues(before: Table, after: Table, { sounds, vibration }: Settings) {
  for (const cue of cuesOf(before, after)) {
    if (sounds) play(cue);
    const pulse = PULSES[cue];
    if (vibration && pulse && 'vibrate' in navigator) navigator.vibrate(pulse);
  }
}

export function play(cue: Cue) {
  speaker ??= new AudioContext();
  // It sleeps until the person has touched the page.
  if (speaker.state === 'suspended') speaker.resume();
  for (const note of TUNES[cue]) sound(speaker, note);
}

function sound(context: AudioContext, { wave, from, to, at, long, loud }: Note) {
  const begin = context.currentTime + at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, begin);
  tone.frequency.exponentialRampToValueAtTime(to, begin + long);
  // It begins at once and fades, without a click at either end.
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + long);
}
