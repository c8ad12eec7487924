/** The engine's values for player 1, computed as by `quiltbee.review`. */
import { LAST_SPACE } from '../core/generated/figures.ts';
import { outcome } from '../core/rules/scores.ts';
import { ODDS } from '../core/generated/measured.ts';
import type { Line } from './thinking.ts';
import type { Estimate } from '../review/document.ts';
import type { Patches, Player, Position } from '../core/types.ts';

export type Pair = [number, number];

/** Player 1's value of a position, with its line. */
export type Value = Estimate & { line: string[] };

/** Convert the mover's best line to player 1's value; null without an opinion of the engine. */
export function valueOf(
  { moves, chance, margin, proven, forecast }: Line,
  seat: Player,
): Value | null {
  if (chance === null || Number.isNaN(margin)) return null;
  const [own, points] = [rounded(1000 * chance, 0) / 1000, rounded(margin, 1)];
  const turned = (pair: Pair | null): Pair | null =>
    pair && seat === 2 ? [pair[1], pair[0]] : pair;
  const scored = forecast ? rounded(forecast.scores[0], 1) : 0;
  const pairOf = (pair: Pair, round: (figure: number) => number): Pair => [
    round(pair[0]),
    round(pair[1]),
  ];
  return {
    chance: seat === 1 ? own : 1 - own,
    margin: seat === 1 ? points : -points,
    proven: proven !== null,
    scores: turned(forecast ? [scored, rounded(scored - points, 1)] : null),
    empty_spaces: turned(forecast ? pairOf(forecast.empty, (each) => rounded(each, 1)) : null),
    special_tile: turned(
      forecast ? pairOf(forecast.tile, (each) => rounded(1000 * each, 0) / 1000) : null,
    ),
    line: moves,
  };
}

/** Return the result of a finished game. */
export function endOf(position: Position, patches: Patches): Value {
  const result = outcome(position, patches);
  if (result === null) throw new RangeError('the game is not over');
  const [one, two] = result.scores;
  const { players, tile } = position;
  return {
    ...{ chance: Number(result.winner === 1), margin: one - two, proven: true },
    scores: [one, two],
    empty_spaces: [players[0].empty, players[1].empty],
    special_tile: [Number(tile === 1), Number(tile === 2)],
    line: [],
  };
}

/**
 * Adjust a value to points for the second seat. The odds shift with them; if the chance only says
 * that the game is decided, the margin alone determines them.
 */
export function compensated(
  value: Value,
  points: number,
  position: Position,
  patches: Patches,
): Value {
  if (!points) return value;
  const margin = value.margin - points;
  const scores: Pair | null = value.scores && [value.scores[0], value.scores[1] + points];
  const ended = outcome(position, patches, points);
  if (ended) return { ...value, scores, margin, chance: Number(ended.winner === 1), proven: true };
  if (value.proven && value.chance < 0.5 === points > 0) return { ...value, scores, margin };
  const left = position.players.reduce((sum, { time }) => sum + LAST_SPACE - time, 0);
  const aPoint = ODDS.of_a_point / Math.sqrt(Math.max(left, 1));
  const isOpen = value.chance > 1 - ODDS.certain && value.chance < ODDS.certain;
  const odds = isOpen
    ? Math.log(value.chance / (1 - value.chance)) - aPoint * points
    : aPoint * margin;
  const chance = 1 / (1 + Math.exp(-Math.max(-ODDS.most, Math.min(ODDS.most, odds))));
  return { ...value, scores, chance, margin, proven: false };
}

/** Round half to even, like Python. */
export function rounded(figure: number, digits: number) {
  const doubled = figure * 2 ** (digits + 1);
  if (!Number.isInteger(doubled) || doubled % 2 === 0) return Number(figure.toFixed(digits));
  const below = Math.floor(figure * 10 ** digits);
  return (below % 2 === 0 ? below : below + 1) / 10 ** digits;
}
