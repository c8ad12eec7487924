/** The calls about puzzles (docs/api.md). */
import { call } from '../core/api.ts';
import type {
  MistakeTried,
  PuzzleBatch,
  PuzzleOverview,
  PuzzleReported,
  PuzzleResult,
  PuzzleRun,
  PuzzleRunResult,
  PuzzleState,
} from '../core/messages.ts';

/** An empty theme is any. */
export type Wish = { theme: string; difficulty: string };

export function fetchOverview(): Promise<PuzzleOverview> {
  return call('/api/puzzles');
}

export function fetchPuzzle(id: string): Promise<PuzzleState> {
  return call(`/api/puzzles/${id}`);
}

/** @param day  as `2026-11-23` */
export function fetchOfDay(day: string): Promise<PuzzleState> {
  return call(`/api/puzzles/days/${day}`);
}

export function fetchMistakes(): Promise<PuzzleBatch> {
  return call('/api/me/mistakes');
}

/** @param number  of the decision */
export function sendMistake(game: string, number: number, solved: boolean): Promise<MistakeTried> {
  return call(`/api/me/mistakes/${game}/${number}`, { solved });
}

export function fetchNext({ theme, difficulty }: Wish, number: number): Promise<PuzzleBatch> {
  const query = new URLSearchParams({ difficulty, number: String(number) });
  if (theme) query.set('theme', theme);
  return call(`/api/puzzles/next?${query}`);
}

export function sendAttempt(id: string, moves: string[]): Promise<PuzzleResult> {
  return call(`/api/puzzles/${id}/attempts`, { moves });
}

export function sendReport(id: string, reason: string): Promise<PuzzleReported> {
  return call(`/api/puzzles/${id}/reports`, { reason });
}

export function beginRun(): Promise<PuzzleRun> {
  return call('/api/puzzles/runs', {});
}

export function endRun(id: string, moves: string[][]): Promise<PuzzleRunResult> {
  return call(`/api/puzzles/runs/${id}`, { moves });
}
