/** How each cue sounds: the notes that it is made of, for a synthesiser. */
import type { Cue } from './cues.ts';

export type Note = {
  wave: OscillatorType;
  /** In Hz. */
  from: number;
  /** Where it glides to, in Hz. */
  to: number;
  /** When it begins, in seconds. */
  at: number;
  /** In seconds. */
  long: number;
  /** 1 is the loudest. */
  loud: number;
};

/** @param tones  one after another, in Hz */
function run(wave: OscillatorType, long: number, loud: number, tones: number[]): Note[] {
  return tones.map((tone, at) => ({ wave, from: tone, to: tone, at: at * long * 0.7, long, loud }));
}

export const TUNES: Record<Cue, Note[]> = {
  // A soft thud, and the thread drawn through.
  place: [
    { wave: 'sine', from: 190, to: 70, at: 0, long: 0.11, loud: 0.5 },
    { wave: 'triangle', from: 520, to: 840, at: 0.05, long: 0.12, loud: 0.08 },
  ],
  // Two buttons click.
  button: run('triangle', 0.05, 0.22, [1480, 1865]),
  payday: run('triangle', 0.09, 0.25, [1175, 1480, 1760]),
  turn: run('sine', 0.16, 0.25, [587, 784]),
  win: run('triangle', 0.2, 0.25, [523, 659, 784, 1047]),
  end: run('sine', 0.22, 0.25, [659, 523]),
};

/** What a phone does, in ms on and off; nothing for any other cue. */
export const PULSES = {
  turn: [60],
  win: [60, 60, 120],
  end: [120],
} as Partial<Record<Cue, number[]>>;
