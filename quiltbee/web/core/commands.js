/**
 * The command line: move tokens and short questions. Every line becomes a request, an answer or
 * an error that shows the expected form.
 *
 * @typedef {import('./game_state.js').GameState} GameState
 * @typedef {import('./manners.js').Manner} Manner
 * @typedef {import('./types.js').Player} Player
 * @typedef {import('./types.js').Table} Table
 * @typedef {import('./types.js').PlayRequest} PlayRequest
 * @typedef {{request: PlayRequest} | {say: string} | {error: string}
 *   | {help: true}
 *   | {dialog: 'resign' | 'abort' | 'handover'}} Reply
 */
import { consequenceSentence } from './announce.js';
import { bestFits } from './fit.js';
import { cellsAt, parseCell } from './geometry.js';
import {
  canAct,
  canAskHint,
  canTurn,
  canUndo,
  frontPlayer,
  givesHints,
  offered,
  optionOf,
  patchChoice,
} from './queries.js';
import { isWaiting } from './seats.js';
import { canDo, tableTitle, waitingTitle } from './manners.js';
import { readingOf } from './ticking.js';
import { automaSummary, markerSentence, turnText } from './automa.js';
import {
  distances,
  moveLabel,
  nameOf,
  objection,
  passLabel,
  patchLabel,
  placedLabel,
  plural,
  quiltSummary,
  signed,
  turnReason,
} from './sentences.js';

const EXPECTED =
  'Type a move such as X0a7, +d9 or pass, or m, q, o, t, l, s, w 2, fit 2, hint, undo, resign, ?.';

/** What each command does, for the help. @type {[command: string, what: string][]} */
export const COMMANDS = [
  ['X0a7', 'patch X, orientation 0, top left on a7'],
  ['+d9', 'special patch on d9'],
  ['pass', 'advance and receive buttons'],
  ['m', 'the three patches on offer'],
  ['q, o', 'your quilt, the other quilt or the Automa'],
  ['t', 'time board'],
  ['l, s', 'last move, scores'],
  ['w 2', 'what if patch 2 is bought (w pass: the pass)'],
  ['fit 2', 'places where patch 2 fits, best first'],
  ['hint', 'a move to consider'],
  ['turn', 'turn the Automa’s card over'],
  ['undo, resign, ?', 'take back, give up, help'],
  ['clock', 'what both players have left'],
  ['accept, decline', 'answer what the other asks'],
  ['claim, abort, rematch', 'win on time, call off, play again'],
];

/**
 * @param {GameState} state
 * @param {string} line
 * @param {number} [at]   the time on the page's clock, for the clocks of the game
 * @returns {Reply}
 */
export function runCommand(state, line, at = 0) {
  const { table } = state;
  const text = line.trim();
  if (!table) return { error: 'The table is not there yet.' };
  if (text === '') return { error: EXPECTED };
  if (/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(text)) return typedMove(state, table, text);
  const [word, argument, ...rest] = text.toLowerCase().split(/\s+/);
  if (rest.length > 0) return { error: EXPECTED };
  switch (word) {
    case 'pass':
    case 'p':
      return passed(state);
    case 'undo':
    case 'u':
      return canUndo(state)
        ? { request: { type: 'undo' } }
        : { error: 'There is nothing to take back.' };
    case 'turn':
      return canTurn(state)
        ? { request: { type: 'turn' } }
        : { error: 'There is no card to turn over now.' };
    case 'hint':
    case 'h':
      return canAskHint(state) ? { request: { type: 'hint' } } : { error: noHint(state) };
    case 'resign':
      return { dialog: 'resign' };
    case 'abort':
      return table.can_abort ? { dialog: 'abort' } : { error: 'It is too late to abort the game.' };
    case 'accept':
    case 'decline':
    case 'claim':
    case 'handover':
    case 'rematch':
      return answered(state, table, word);
    case 'clock':
      return { say: clocks(state, table, at) };
    case 'help':
    case '?':
      return { help: true };
    case 'm':
      return { say: market(state, table) };
    case 'q':
      return { say: quilt(state, table, frontPlayer(state)) };
    case 'o':
      return { say: other(state, table) };
    case 't':
      return { say: timeBoard(table) };
    case 'l':
      return { say: last(state, table) };
    case 's':
      return { say: scores(table) };
    case 'w':
      return asked(state, argument, (letter) => ({ say: consequenceSentence(state, letter) }));
    case 'fit':
      return asked(state, argument, (letter) => fits(state, table, letter));
    default:
      return { error: `“${text}” is no move and no command. ${EXPECTED}` };
  }
}

/**
 * @param {GameState} state
 * @param {Table} table
 * @param {Manner} manner
 * @returns {Reply}
 */
function answered(state, table, manner) {
  if (!canDo(state, table, manner)) return { error: `There is nothing to ${manner} now.` };
  return manner === 'handover' ? { dialog: 'handover' } : { request: { type: manner } };
}

/**
 * @param {GameState} state
 * @param {Table} table
 * @param {number} at
 */
function clocks(state, table, at) {
  const told = [1, 2].map((each) => {
    const player = /** @type {Player} */ (each);
    const reading = readingOf(state, player, at);
    const name = nameOf(table.seats, player);
    return reading && `${name}: ${reading.sentence}`;
  });
  return told[0] === null ? 'This game has no clock.' : `${told.join('; ')}.`;
}

/**
 * @param {GameState} state
 * @returns {Reply}
 */
function passed(state) {
  const option = optionOf(state, null);
  if (!canAct(state) || !option?.available) return { error: notNow(state) };
  return { request: { type: 'move', move: 'pass' } };
}

/** Why nothing can be done now. @param {GameState} state */
function notNow(state) {
  const { table } = state;
  if (state.looking) return 'This is an earlier position: go back to the game first.';
  if (state.pending) return 'The last move is still on its way.';
  if (table?.stage === 'over') return 'The game is over.';
  if (canTurn(state)) return 'The Automa’s card is to be turned over first: type turn.';
  if (table && isWaiting(table)) return `${waitingTitle(table)}.`;
  if (table?.stage === 'special_patch')
    return 'A special patch is to be placed first: type + and a cell, such as +d9.';
  return 'It is not your turn.';
}

/**
 * @param {GameState} state
 * @param {Table} table
 * @param {string} token
 * @returns {Reply}
 */
function typedMove(state, table, token) {
  if (!canAct(state)) return { error: notNow(state) };
  const cells = table.players[table.turn - 1].cells;
  const origin = parseCell(token.slice(-2));
  if (!origin) return { error: EXPECTED };
  if (token.startsWith('+')) {
    if (table.stage !== 'special_patch') return { error: 'There is no special patch to place.' };
    if (table.special_cells.includes(token.slice(1)))
      return { request: { type: 'move', move: token } };
    return {
      error: `The special patch ${objection([origin], cells, undefined) ?? 'can’t go there'}.`,
    };
  }
  if (table.stage === 'special_patch') return { error: notNow(state) };
  return typedPatch(state, table, token, origin);
}

/**
 * @param {GameState} state
 * @param {Table} table
 * @param {string} token
 * @param {import('./types.js').Cell} origin
 * @returns {Reply}
 */
function typedPatch(state, table, token, origin) {
  const letter = token[0];
  const option = optionOf(state, letter);
  if (!option)
    return {
      error: `Patch ${letter} is not on offer; these are: ${offered(table).join(', ') || 'none'}.`,
    };
  const { name, orientations } = state.patches[letter];
  const codes = Object.keys(orientations).join(', ');
  const shape = orientations[token[1]];
  if (!shape) return { error: `${name} has the orientations ${codes}.` };
  if (!option.available) return { error: `${name}: ${option.reason}.` };
  if (option.placements?.includes(token.slice(1)))
    return { request: { type: 'move', move: token } };
  const covered = cellsAt(shape, origin);
  const outside = covered.some(([row, column]) => row > 8 || column > 8);
  const against = outside
    ? 'does not lie wholly on the quilt'
    : objection(covered, table.players[table.turn - 1].cells, option);
  return { error: `${name} ${against ?? 'can’t go there'}.` };
}

/**
 * @param {GameState} state
 * @param {string | undefined} argument
 * @param {(letter: string | null) => Reply} answer
 * @returns {Reply}
 */
function asked(state, argument, answer) {
  const letters = state.table ? offered(state.table) : [];
  if (argument === 'pass' && optionOf(state, null)) return answer(null);
  const letter = letters[Number(argument) - 1];
  if (letter === undefined) {
    return {
      error: letters.length
        ? `Say which patch: 1 to ${letters.length}.`
        : 'No patch is on offer now.',
    };
  }
  return answer(letter);
}

/**
 * @param {GameState} state
 * @param {Table} table
 * @param {string | null} letter
 * @returns {Reply}
 */
function fits(state, table, letter) {
  const choice = letter === null ? null : patchChoice(state, letter);
  if (!choice) return { error: 'Say which patch: fit 1, fit 2 or fit 3.' };
  const keys = bestFits(table.players[table.turn - 1].cells, choice, 8);
  const tokens = keys.map((key) => choice.letter + key).join(' ');
  return {
    say: keys.length
      ? `${plural(choice.placements.size, 'place')}, best first: ${tokens}.`
      : 'It fits nowhere.',
  };
}

/**
 * @param {GameState} state
 * @param {Table} table
 */
function market(state, table) {
  const letters = offered(table);
  if (letters.length === 0) return 'No patch is on offer now.';
  const patches = letters.map((letter, index) => {
    const reason = optionOf(state, letter)?.reason;
    const label = `${index + 1}: ${patchLabel(state.patches[letter])} (${letter})`;
    return reason ? `${label}, ${reason}` : label;
  });
  const pass = optionOf(state, null);
  const { time } = table.players[table.turn - 1];
  return `${patches.join('. ')}. ${pass ? passLabel(pass, time) : ''}.`;
}

/**
 * @param {GameState} state
 * @param {Table} table
 * @param {Player} player
 */
function quilt(state, table, player) {
  const { cells, patches } = table.players[player - 1];
  const places = patches.map((placed) => placedLabel(placed, state.patches)).join('; ');
  return `${nameOf(table.seats, player)}: ${quiltSummary(cells)} ${places ? `${places}.` : ''}`;
}

/**
 * The side that is not in front: a quilt, or the Automa.
 * @param {GameState} state
 * @param {Table} table
 */
function other(state, table) {
  if (table.automa) return `Automa: ${automaSummary(table, table.automa, state.patches)}`;
  return quilt(state, table, /** @type {Player} */ (3 - frontPlayer(state)));
}

/** Why no hint is given. @param {GameState} state */
function noHint(state) {
  return !givesHints(state.table)
    ? 'Hints are given alone and against the computer only.'
    : notNow(state);
}

/** @param {Table} table */
function timeBoard(table) {
  const places = [1, 2].map((each) => {
    const player = /** @type {Player} */ (each);
    const { time } = table.players[each - 1];
    return `${nameOf(table.seats, player)} on ${time}, ${distances(table, player)}`;
  });
  const marker = table.automa ? ` ${markerSentence(table.automa)}` : '';
  return `${places.join('; ')}.${marker} ${turnReason(table, table.seats)}`;
}

/**
 * @param {GameState} state
 * @param {Table} table
 */
function last(state, table) {
  const move = table.moves.at(-1);
  if (!move) return `No move yet. ${tableTitle(table)}.`;
  const told = state.account.turns.find((turn) => turn.number === move.number);
  if (told) return turnText(told, state.patches);
  const name = nameOf(table.seats, move.player);
  return `Move ${move.number}, ${name}: ${moveLabel(move.move, state.patches, true)}.`;
}

/** @param {Table} table */
function scores(table) {
  const both = [1, 2].map((each) => scoreOf(table, /** @type {Player} */ (each)));
  return `If the game ended now: ${both.join('; ')}.`;
}

/**
 * @param {Table} table
 * @param {Player} player
 */
function scoreOf({ automa, players, seats }, player) {
  const { score, buttons, income } = players[player - 1];
  const points = `${signed(score)}, with ${plural(buttons, 'button')}`;
  if (automa && player === 2) return `Automa ${points}`;
  return `${nameOf(seats, player)} ${points}, income ${income}`;
}
