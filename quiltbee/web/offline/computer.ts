/** The computer's moves in a local game. */
import { moveHere } from '../engine/here_page.ts';

/** The time limit of a move, in ms; all levels but the highest need less. */
const MOVE_TIME = 1000;
/** Decide a move at a level; null for none. */
export function decide(position: string, level: number, signal?: AbortSignal) {
  return moveHere({ position, level, moveTime: MOVE_TIME }, signal);
}
