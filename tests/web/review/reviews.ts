/** Reviews for the tests: a short duel that is judged by hand, and the lines of its stream. */
import { framesIn, seatsOf } from '../../../quiltbee/web/core/replays.ts';
import { parsePosition, positionString } from '../../../quiltbee/web/core/rules/notation.ts';
import { newGame } from '../../../quiltbee/web/core/rules/position.ts';
import { legalMoves, play } from '../../../quiltbee/web/core/rules/play.ts';
import { Review } from '../../../quiltbee/web/review/review.ts';
import { PATCHES, recorded } from '../tables.ts';
import type { Decision, Document, Estimate, Mark } from '../../../quiltbee/web/review/document.ts';
import type { Position } from '../../../quiltbee/web/core/types.ts';

export function worth(margin: number): Estimate {
  const rest = { scores: null, empty_spaces: null, special_tile: null };
  return { chance: 1 / (1 + 10 ** (-margin / 20)), margin, proven: false, ...rest };
}

/** The moves of a duel: the first that is legal, or the second where it is asked for. */
function moves() {
  const ring = 'BCDAHLKTEFGMNOPQRSUVWXYZabcdefgIJ';
  let position = newGame(ring, 'revised');
  const start = positionString(position, null);
  const made: string[] = [];
  const others: string[] = [];
  for (let at = 0; at < 6; at += 1) {
    const legal = legalMoves(position, PATCHES);
    const move = legal[at % 2 === 0 ? 1 : 0];
    others.push(legal[legal.length - 1]);
    made.push(move);
    position = play(position, move, PATCHES) as typeof position;
  }
  return { start, made, others };
}

const { start, made, others } = moves();
export const REPLAY = recorded('#BCDA', made, { start });
export const FRAMES = framesIn(REPLAY, PATCHES);
/** A move of decision 4 that is neither the best nor the one that was made. */
export const THIRD = legalMoves(parsePosition(FRAMES[3].position, PATCHES) as Position, PATCHES)[2];
/** What each decision lost. */
const LOST = [0, 5, 0.2, 9, 3, 0];

function markOf(lost: number): Mark | null {
  if (lost < 2) return null;
  return lost < 4 ? 'inaccuracy' : lost < 8 ? 'mistake' : 'blunder';
}

/** Every decision, judged. */
function decisions(): Decision[] {
  let margin = 1;
  return made.map((move, index) => {
    const lost = LOST[index];
    const seat = FRAMES[index + 1].player as 1 | 2;
    const before = worth(margin);
    margin += seat === 1 ? -lost : lost;
    const mark = markOf(lost);
    const best = lost === 0 ? move : others[index];
    return {
      ...{ number: index + 1, seat, move, choice: true, before, after: worth(margin), best, mark },
      ...{ line: [best], points_lost: lost, chance_lost: lost / 100 },
      ...{ marks: { points: mark, chance: null }, account: null, reasons: [], luck: null },
    };
  });
}

export const DECISIONS = decisions();

export function whole(): Document {
  const side = {
    ...{ decisions: 3, best: 1, points_lost: 3, points_lost_total: 9, chance_lost: 0.03 },
    ...{ accuracy: 80, near_level: 4, account: { placing: 9 }, luck: null },
  };
  const costliest = ([1, 2] as const).map((seat) =>
    DECISIONS.filter((each) => each.seat === seat)
      .sort((a, b) => (b.points_lost ?? 0) - (a.points_lost ?? 0))
      .map(({ number }) => number),
  );
  return {
    ...{ version: 2, variant: 'duel', link: '#BCDA', stage: 'deep', done: 6, of: 6 },
    judge: { name: 'Quiltbee', nodes: 100 },
    thresholds: { points: 2, chance: 0.1 },
    start: worth(1),
    ...{ decisions: DECISIONS, sides: [side, side], costliest, finest: [null, null] },
  };
}

/** The same before anything was judged. */
export function begun(): Document {
  const nothing = { before: null, after: null, best: null, line: [], mark: null };
  const unjudged = { points_lost: null, chance_lost: null, marks: { points: null, chance: null } };
  return {
    ...whole(),
    ...{ stage: 'quick', done: 0, start: null, costliest: [[], []] },
    decisions: DECISIONS.map((each) => ({ ...each, ...nothing, ...unjudged })),
  };
}

export function review(own: 1 | 2 | null = null, at?: number) {
  const seats = seatsOf(REPLAY).map((seat, index) => ({ ...seat, yours: own === index + 1 }));
  return new Review({ frames: FRAMES, seats, own, back: '/' }, PATCHES, at);
}
