/** The player of a table's cues: synthesized sounds, and vibration. */
import { cuesOf, PULSES, TUNES, type Cue, type Note } from '../core/cues.ts';
import type { Settings } from '../views/settings.ts';
import type { Table } from '../core/types.ts';

/** Created with the first sound, since browsers require a user gesture. */
let speaker: AudioContext | null = null;

/** Play the sounds and vibrations for what has changed. */
export function tellCues(before: Table, after: Table, { sounds, vibration }: Settings) {
  for (const cue of cuesOf(before, after)) {
    if (sounds) play(cue);
    const pulse = PULSES[cue];
    if (vibration && pulse && 'vibrate' in navigator) navigator.vibrate(pulse);
  }
}

export function play(cue: Cue) {
  speaker ??= new AudioContext();
  // Suspended until a user gesture.
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
  // Fade in and out, to avoid clicks.
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + long);
}
