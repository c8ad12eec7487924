/**
 * What lies on a board: a position, the moves made from it, and of a solo game the cards. As the
 * message that a server would tell, so that the page follows it like any other game.
 *
 * @typedef {import('../core/rules/shuffles.js').Shuffles} Shuffles
 * @typedef {import('../core/types.js').AutomaTurn} AutomaTurn
 * @typedef {import('../core/types.js').GameMessage} GameMessage
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('../core/types.js').Replay} Replay
 *
 * @typedef {object} Course
 * @property {string} start   position string
 * @property {string[]} moves   those of the Automa as `A:X`, `A:pass`
 * @property {number} [points]   that go with the second seat
 * @property {number[][]} [shuffles]   of a solo game, those after the one of the start
 * @property {Shuffles['budgets']} [budgets]   the public ones of its cards that are unknown
 * @property {AutomaTurn[]} [turns]   of the Automa, one for each of its moves; without them they
 *   follow from the shuffles
 *
 * @typedef {object} Sitting
 * @property {[string, string]} names
 * @property {import('../core/types.js').Player | null} [you]   the seat that is called `You`, and
 *   the only one that is moved by hand; without it both are, by their names
 * @property {boolean} [locked]   the position is only looked at
 */
import { MESSAGES } from '../core/figures.js';
import { BOARD } from '../core/local.js';
import { cardOf } from '../core/rules/automa_cards.js';
import { automaTurn } from '../core/rules/automa_turn.js';
import { isAutomas, playAutoma } from '../core/rules/automa.js';
import { parsePosition } from '../core/rules/notation.js';
import { play } from '../core/rules/play.js';
import { nextCard, openCards, shufflesOf } from '../core/rules/shuffles.js';

const NOBODY = /** @type {const} */ ({ bot: false, rating: null });

/**
 * The message of a course, and the shuffles of a solo game; null if it breaks the rules.
 * @param {Course} course
 * @param {Sitting} sitting
 * @param {Patches} patches
 * @returns {{game: GameMessage, shuffles: Shuffles | null} | null}
 */
export function gameOf(course, { names, you = null, locked = false }, patches) {
  const start = parsePosition(course.start, patches);
  if (start === null) return null;
  const isSolo = start.automa !== null;
  const shuffles = isSolo ? shufflesOf(course.start, course.shuffles, course.budgets) : null;
  if (isSolo && shuffles === null) return null;
  const turns = shuffles ? (course.turns ?? turnsOf(course, shuffles, patches)) : [];
  if (turns === null) return null;
  const people = names.map((name, index) => {
    const yours = !locked && (you === null || you === index + 1);
    return /** @type {const} */ ({ ...NOBODY, name, kind: 'person', yours });
  });
  const automa = /** @type {const} */ ({ ...NOBODY, name: 'Automa', kind: 'automa', yours: false });
  /** @type {GameMessage} */
  const game = {
    ...{ type: 'game', version: MESSAGES, game: BOARD, number: 0, acknowledges: null },
    ...{ opponent: isSolo ? 'automa' : 'person', level: null, mode: isSolo ? 'solo' : 'screen' },
    ...{
      tournament: null,
      day: null,
      fair: startOf(course),
      seed: null,
      seed_chosen: false,
      access: 'private',
      takebacks: true,
    },
    ...{ rated: false, start: course.start, moves: course.moves, opening: 0 },
    seats: [people[0], isSolo ? automa : people[1]],
    ...{ present: [], spectators: 0, thinking: false, getting_ready: false, ended: null },
    ...{ offer: null, rematch: { asked: [], game: null }, clock: null, now: null },
    automa: shuffles && {
      ...openCards(shuffles, turns),
      ...{
        deck: shuffles.deck,
        level: start.automa?.level ?? 1,
        practice: true,
        turns,
        levels: [],
      },
    },
  };
  return { game, shuffles };
}

/**
 * The points that go with the second seat, as at a table where a start was cut.
 * @param {Course} course
 * @returns {GameMessage['fair']}
 */
function startOf({ points }) {
  return points ? { kind: 'cut', step: null, points, game: 1, partner: null } : null;
}

/**
 * The Automa's turns in a course, by its cards; null where they don't make these moves.
 * @param {Course} course
 * @param {Shuffles} shuffles
 * @param {Patches} patches
 * @returns {AutomaTurn[] | null}
 */
export function turnsOf({ start, moves }, shuffles, patches) {
  /** @type {AutomaTurn[]} */
  const turns = [];
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

/**
 * The course of a game that is looked at again. The link of a solo game has all cards that were
 * turned over.
 * @param {Pick<Replay, 'start' | 'moves' | 'automa' | 'link'>} replay
 * @returns {Course}
 */
export function courseOf({ start, moves, automa, link }) {
  if (automa === null) return { start, moves };
  const [first, , ...later] = link.slice('#s='.length).split(',');
  const cardsIn = (/** @type {string} */ text) =>
    text.split('.').map((card) => (card === '?' ? 0 : Number(card)));
  return {
    start: first.replace(/_/g, ' ').replace(/!/g, '#'),
    ...{ moves, turns: automa.turns, shuffles: later.map(cardsIn) },
    budgets: Object.fromEntries(
      automa.cards.flatMap(({ budget }, at) => (budget === null ? [] : [[at, budget]])),
    ),
  };
}
