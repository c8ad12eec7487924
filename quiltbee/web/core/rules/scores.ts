/** Scores and the end of the game. */
import { levelOf } from './automa.ts';
import type { AutomaScoreParts, Patches, Player, Result, ScoreParts, Position } from '../types.ts';

export const TILE_POINTS = 7;
export const COVERED_POINTS = 2;

export function scoreParts(
  position: Position,
  player: Player,
  patches: Patches,
): ScoreParts | AutomaScoreParts {
  const { players, tile, automa } = position;
  const { buttons, empty } = players[player - 1];
  const special_tile = tile === player ? TILE_POINTS : 0;
  if (player === 1 || automa === null)
    return { buttons, special_tile, empty: empty === 0 ? 0 : -COVERED_POINTS * empty };
  const level = levelOf(automa.level);
  const printed = [...automa.taken].map((letter) => patches[letter].income);
  const withButtons = printed.filter((each) => each > 0).length;
  return {
    special_tile,
    buttons_held: level.per_button_held * buttons,
    patches_with_buttons: level.per_patch_with_buttons * withButtons,
    buttons_on_patches: level.per_button_on_patches * printed.reduce((a, b) => a + b, 0),
  };
}

export function total(parts: ScoreParts | AutomaScoreParts) {
  return (Object.values(parts) as number[]).reduce((sum, part) => sum + part, 0);
}

/** @param points  for the second seat */
export function scores(position: Position, patches: Patches, points: number = 0): [number, number] {
  return [
    total(scoreParts(position, 1, patches)),
    total(scoreParts(position, 2, patches)) + points,
  ];
}

/**
 * Return the result of a game played to its end; null before that.
 * @param points  for the second seat
 */
export function outcome(position: Position, patches: Patches, points: number = 0): Result | null {
  if (position.stage !== 'over') return null;
  const both = scores(position, patches, points);
  if (both[0] === both[1]) return { winner: position.turn, scores: both, reason: 'first to 53' };
  return { winner: both[0] > both[1] ? 1 : 2, scores: both, reason: 'score' };
}
