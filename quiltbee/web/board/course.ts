/**
 * Games without a server, in the form of a server's message, so that the page handles them like any
 * other. A course describes a game on a board: a position, the moves made from it, and the cards of
 * a solo game.
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
import type { AutomaTurn, GameMessage, Patches, Player, Course } from '../core/types.ts';

export type Sitting = {
  names: [string, string];
  /** The seat called `You`, the only one played by hand; by default both are, under their names. */
  you?: Player | null;
};

export const SOMEBODY = { kind: 'person', yours: true, bot: false, rating: null } as const;

/** Build the message that a server would send for a local game. */
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
 * Shuffle a ring for a new game, with patch A last.
 * @param draw  returns a random whole number below its argument
 */
export function drawRing(patches: Patches, draw: (most: number) => number) {
  const letters = Object.keys(patches).filter((letter) => letter !== 'A');
  for (let last = letters.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [letters[last], letters[other]] = [letters[other], letters[last]];
  }
  return `${letters.join('')}A`;
}

/** Build the message of a course, with the shuffles of a solo game; null if it is illegal. */
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

/** Build the table after the last move of a course; null if it is illegal. */
export function tableAfter(course: Course, sitting: Sitting, patches: Patches) {
  const laid = gameOf(course, sitting, patches);
  const folded = laid && beginGame(laid.game, patches);
  return folded && tableOf(folded, patches);
}

/** Describe the points for the second seat like those of a fair start. */
function startOf({ points }: Course): GameMessage['fair'] {
  return points ? { kind: 'cut', step: null, points, game: 1, partner: null } : null;
}

/** Derive the Automa's turns in a course from its cards; null if they contradict its moves. */
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
