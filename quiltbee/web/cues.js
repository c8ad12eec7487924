/** Plays the cues of a table, as the settings want it: sounds that are made here, and vibration. */
import { cuesOf } from './core/cues.js';
import { PULSES, TUNES } from './core/tunes.js';

/**
 * @typedef {import('./core/cues.js').Cue} Cue
 * @typedef {import('./core/types.js').Table} Table
 * @typedef {import('./settings.js').Settings} Settings
 */

/** Made with the first sound: before, a browser may not have been touched yet. */
/** @type {AudioContext | null} */
let speaker = null;

/** Whether this device can vibrate. */
export function canVibrate() {
  return 'vibrate' in navigator;
}

/**
 * Let hear and feel what is new.
 * @param {Table | null} before
 * @param {Table} after
 * @param {Settings} settings
 */
export function tellCues(before, after, { sounds, vibration }) {
  if (!sounds && !vibration) return;
  for (const cue of cuesOf(before, after)) {
    if (sounds) play(cue);
    const pulse = PULSES[cue];
    if (vibration && pulse && canVibrate()) navigator.vibrate(pulse);
  }
}

/** @param {Cue} cue */
export function play(cue) {
  speaker ??= new AudioContext();
  // It sleeps until the person has touched the page.
  if (speaker.state === 'suspended') speaker.resume();
  for (const note of TUNES[cue]) sound(speaker, note);
}

/**
 * @param {AudioContext} context
 * @param {import('./core/tunes.js').Note} note
 */
function sound(context, { wave, from, to, at, long, loud }) {
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
