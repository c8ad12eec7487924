/** The computer of a game in this page: its moves. */
import { moveHere } from '../engine/here_page.ts';

/** The most time for a move, in ms; all levels but the highest need less. */
const MOVE_TIME = 1000;
/** The move in a position at a level; null for none. */
export function decide(position: string, level: number, signal?: AbortSignal) {
  return moveHere({ position, level, moveTime: MOVE_TIME }, signal);
}
