/** Playback of a table's cues: synthesized sounds, and vibration. */
import { isMyTurn } from '../core/queries.ts';
import { ownSeats } from '../core/seats.ts';
import { buttonsOf } from '../core/sentences.ts';
import type { Table } from '../core/types.ts';
import type { Settings } from '../views/settings.ts';

/** Created with the first sound, since browsers require a user gesture. */
let speaker: AudioContext | null = null;

/** Play the sounds and vibrations for what has changed. */
export function playCues(before: Table, after: Table, { sounds, vibration }: Settings) {
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

export type Cue = 'place' | 'button' | 'payday' | 'turn' | 'win' | 'end';

export function cuesOf(before: Table, after: Table): Cue[] {
  if (after.number === before.number) return [];
  return [...moveCues(before, after), ...turnCues(before, after)];
}

function moveCues(before: Table, after: Table): Cue[] {
  const [happening, ...more] = after.moves.slice(before.moves.length);
  if (!happening?.change || more.length > 0) return [];
  const { move, player, change } = happening;
  const income = before.players[player - 1].income;
  const marks = after.time_board.income.filter((mark) => mark > change.from && mark <= change.to);
  const cues: Cue[] = move === 'pass' ? [] : ['place'];
  if (marks.length > 0 && income > 0) return [...cues, 'payday'];
  return buttonsOf(change) > 0 ? [...cues, 'button'] : cues;
}

/** Signal the player's turn or the end. Players who share a screen are not called. */
function turnCues(before: Table, after: Table): Cue[] {
  const own = ownSeats(after.seats);
  if (after.result && !before.result) return [own.includes(after.result.winner) ? 'win' : 'end'];
  const wasMine = before.turn === after.turn && isMyTurn(before);
  return own.length === 1 && isMyTurn(after) && !wasMine ? ['turn'] : [];
}

export type Note = {
  wave: OscillatorType;
  from: number;
  /** End of the glide, in Hz. */
  to: number;
  at: number;
  /** Duration, in seconds. */
  long: number;
  /** Volume, up to 1. */
  loud: number;
};

/** @param tones  played in sequence, in Hz */
function run(wave: OscillatorType, long: number, loud: number, tones: number[]): Note[] {
  return tones.map((tone, at) => ({ wave, from: tone, to: tone, at: at * long * 0.7, long, loud }));
}

export const TUNES: Record<Cue, Note[]> = {
  place: [
    { wave: 'sine', from: 190, to: 70, at: 0, long: 0.11, loud: 0.5 },
    { wave: 'triangle', from: 520, to: 840, at: 0.05, long: 0.12, loud: 0.08 },
  ],
  button: run('triangle', 0.05, 0.22, [1480, 1865]),
  payday: run('triangle', 0.09, 0.25, [1175, 1480, 1760]),
  turn: run('sine', 0.16, 0.25, [587, 784]),
  win: run('triangle', 0.2, 0.25, [523, 659, 784, 1047]),
  end: run('sine', 0.22, 0.25, [659, 523]),
};

/** Vibration patterns in ms on and off. */
export const PULSES = {
  turn: [60],
  win: [60, 60, 120],
  end: [120],
} as Partial<Record<Cue, number[]>>;
