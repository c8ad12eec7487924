/**
 * Games that no server keeps, as the message that one would tell, so that the page follows them
 * like any other game. What lies on a board is a course: a position, the moves made from it, and
 * of a solo game the cards.
 */
import { MESSAGES } from '../core/generated/figures.ts';
import { BOARD } from '../core/seats.ts';
import { automaTurn, cardOf, nextCard, openCards } from '../core/rules/automa_cards.ts';
import { tableOf } from '../core/rules/description.ts';
import { beginGame } from '../core/rules/fold.ts';
import { isAutomas, playAutoma } from '../core/rules/automa.ts';
import { parsePosition } from '../core/rules/notation.ts';
import { play } from '../core/rules/play.ts';
import { shufflesOf, type Shuffles } from '../core/rules/shuffles.ts';
import type { AutomaTurn, GameMessage, Patches, Player } from '../core/types.ts';
import type { Course } from '../core/rules/types.ts';

export type Sitting = {
  names: [string, string];
  /**
   * The seat that is called `You`, and the only one that is moved by hand; without it both are, by
   * their names.
   */
  you?: Player | null;
};

/** Whoever sits at a table that no server keeps. */
export const SOMEBODY = { kind: 'person', yours: true, bot: false, rating: null } as const;

/** What a server would tell of a game that is only in this browser. */
function localMessage(
  part: Pick<GameMessage, 'game' | 'opponent' | 'mode' | 'start' | 'moves' | 'seats'> &
    Partial<GameMessage>,
): GameMessage {
  return {
    ...{ type: 'game', version: MESSAGES, number: 0, acknowledges: null, level: null },
    ...{ tournament: null, day: null, fair: null, seed: null, seed_chosen: false },
    ...{ access: 'private', takebacks: true, rated: false, opening: 0, present: [], spectators: 0 },
    ...{ thinking: false, getting_ready: false, ended: null, offer: null },
    ...{ rematch: { asked: [], game: null }, clock: null, now: null, automa: null },
    ...part,
  };
}

/**
 * A random ring for a new game: patch A is the last.
 * @param draw  a whole number below
 */
export function drawRing(patches: Patches, draw: (most: number) => number) {
  const letters = Object.keys(patches).filter((letter) => letter !== 'A');
  for (let last = letters.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [letters[last], letters[other]] = [letters[other], letters[last]];
  }
  return `${letters.join('')}A`;
}

/** The message of a course, and the shuffles of a solo game; null if it breaks the rules. */
export function gameOf(
  course: Course,
  { names, you = null }: Sitting,
  patches: Patches,
): { game: GameMessage; shuffles: Shuffles | null } | null {
  const start = parsePosition(course.start, patches);
  if (start === null) return null;
  const isSolo = start.automa !== null;
  const shuffles = isSolo ? shufflesOf(course.start, course.shuffles, course.budgets) : null;
  if (isSolo && shuffles === null) return null;
  const turns = shuffles ? (course.turns ?? turnsOf(course, shuffles, patches)) : [];
  if (turns === null) return null;
  const people = names.map((name, index) => {
    return { ...SOMEBODY, name, yours: you === null || you === index + 1 };
  });
  const automa = { ...SOMEBODY, name: 'Automa', kind: 'automa', yours: false } as const;
  const game = localMessage({
    ...{ game: BOARD, start: course.start, moves: course.moves, fair: startOf(course) },
    ...{ opponent: isSolo ? 'automa' : 'person', mode: isSolo ? 'solo' : 'screen' },
    seats: [people[0], isSolo ? automa : people[1]],
    automa: shuffles && {
      ...openCards(shuffles, turns),
      ...{ deck: shuffles.deck, level: start.automa?.level ?? 1, practice: true },
      ...{ turns, levels: [] },
    },
  });
  return { game, shuffles };
}

/** The table after the last move of a course; null where it breaks the rules. */
export function tableAfter(course: Course, sitting: Sitting, patches: Patches) {
  const laid = gameOf(course, sitting, patches);
  const folded = laid && beginGame(laid.game, patches);
  return folded && tableOf(folded, patches);
}

/** The points that go with the second seat, as at a table where a start was cut. */
function startOf({ points }: Course): GameMessage['fair'] {
  return points ? { kind: 'cut', step: null, points, game: 1, partner: null } : null;
}

/** The Automa's turns in a course, by its cards; null where they don't make these moves. */
function turnsOf(
  { start, moves }: Course,
  shuffles: Shuffles,
  patches: Patches,
): AutomaTurn[] | null {
  const turns: AutomaTurn[] = [];
  let position = parsePosition(start, patches);
  for (const [at, move] of moves.entries()) {
    if (position === null) return null;
    if (!isAutomas(move)) {
      position = play(position, move, patches);
      continue;
    }
    const card = nextCard(shuffles, turns.length);
    const turn = card ? automaTurn(position, cardOf(card), at + 1, patches) : null;
    if (turn === null) return null;
    position = playAutoma(position, move, turn);
    turns.push(turn);
  }
  return position && turns;
}
