/**
 * The line behind a better move, as positions to step through.
 *
 * @typedef {import('../core/types.js').Frame} Frame
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('./types.js').Decision} Decision
 *
 * @typedef {object} Line
 * @property {number} number   of the decision in the game
 * @property {LineFrame[]} frames   the position before it, then one for each move of the line
 * @property {number} at
 *
 * @typedef {Frame & {move: string | null, player: Player | null}} LineFrame
 */
import { describePosition } from '../core/rules/description.js';
import { parsePosition } from '../core/rules/notation.js';
import { play } from '../core/rules/play.js';

/** What is beyond so many moves is guessed. */
const LONGEST = 12;

/**
 * The position after a move, as it is drawn; null where the rules of the page don't lead there, as
 * at a card of the Automa.
 * @param {Frame} frame
 * @param {string} move
 * @param {Patches} patches
 * @returns {LineFrame | null}
 */
export function frameAfter(frame, move, patches) {
  const position = parsePosition(frame.position, patches);
  const after = position && play(position, move, patches);
  if (!position || !after) return null;
  const told = frame.automa && { ...frame.automa, turns: [], levels: [] };
  return { ...describePosition(after, patches, told, frame.points), move, player: position.turn };
}

/**
 * The line of a decision as far as it can be played.
 * @param {Decision} decision
 * @param {Frame} before   the position that it was made in
 * @param {Patches} patches
 * @returns {Line | null}
 */
export function lineOf({ number, best, line }, before, patches) {
  /** @type {LineFrame[]} */
  const frames = [{ ...before, move: null, player: null }];
  const moves = line.length > 0 ? line : best === null ? [] : [best];
  for (const move of moves.slice(0, LONGEST)) {
    const after = frameAfter(frames[frames.length - 1], move, patches);
    if (after === null) break;
    frames.push(after);
  }
  return frames.length > 1 ? { number, frames, at: 0 } : null;
}
