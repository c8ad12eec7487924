/**
 * The command line: move tokens and short questions. Each line becomes a request, an answer, or an
 * error that shows the expected form.
 */
import { consequenceSentence } from './announce.ts';
import { bestFits } from './fit.ts';
import { cellsAt, parseCell } from './geometry.ts';
import {
  canAct,
  canAskHint,
  canAskWhy,
  canTurn,
  canUndo,
  frontPlayer,
  givesHints,
  offered,
  optionOf,
  patchChoice,
} from './queries.ts';
import { legal } from './placement.ts';
import { isPlaying, isWaiting } from './seats.ts';
import { canDo, tableTitle, waitingTitle, type Manner } from './manners.ts';
import { readingOf } from './clock.ts';
import { automaSummary, markerSentence, turnText } from './automa.ts';
import {
  distances,
  moveLabel,
  nameOf,
  objection,
  passLabel,
  patchLabel,
  placedLabel,
  quiltSummary,
  signed,
  turnReason,
  unavailable,
} from './sentences.ts';
import { t } from './words.ts';
import type { Cell, HelpRequest, PlayRequest, Player, Table } from './types.ts';
import type { Game } from './game.ts';
import type { GameState } from './game_state.ts';

type Reply =
  | { request: PlayRequest | HelpRequest }
  | { say: string }
  | { error: string }
  | { help: true }
  | { dialog: 'resign' | 'abort' | 'handover' };

/** @param at  on the page's clock, for the clocks of the game */
export function runCommand(state: GameState, line: string, at: number = 0): Reply {
  const { table } = state;
  const text = line.trim();
  if (text === '') return { error: t('expected') };
  if (/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(text)) return typedMove(state, table, text);
  const [word, argument, ...rest] = text.toLowerCase().split(/\s+/);
  if (rest.length > 0) return { error: t('expected') };
  switch (word) {
    case 'pass':
    case 'p':
      return passed(state);
    case 'undo':
    case 'u':
      return canUndo(state) ? { request: { type: 'undo' } } : { error: t('nothing-to-undo') };
    case 'turn':
      return canTurn(state) ? { request: { type: 'turn' } } : { error: t('no-card-now') };
    case 'hint':
    case 'h':
      return canAskHint(state) ? { request: { type: 'hint' } } : { error: noHint(state) };
    case 'why':
      return canAskWhy(state) ? { request: { type: 'why' } } : { error: noWhy(state) };
    case 'resign':
    case 'abort':
      return ended(word, table);
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
      return answerManner(state, argument, (letter) => ({
        say: consequenceSentence(state, letter),
      }));
    case 'fit':
      return answerManner(state, argument, (letter) => fits(state, table, letter));
    default:
      return { error: t('no-such-command', { text, expected: t('expected') }) };
  }
}

function answered(state: GameState, table: Table, manner: Manner): Reply {
  if (!canDo(state, table, manner)) return { error: t(`nothing-to-${manner}`) };
  return manner === 'handover' ? { dialog: 'handover' } : { request: { type: manner } };
}

/** Resign while the game runs, or abort before both have moved; players only. */
function ended(word: 'resign' | 'abort', table: Table): Reply {
  const mayEnd = word === 'abort' ? table.can_abort : table.stage !== 'over';
  if (isPlaying(table) && mayEnd) return { dialog: word };
  return { error: t(word === 'abort' ? 'too-late-to-abort' : 'nothing-to-resign') };
}

function clocks(state: GameState, table: Table, at: number) {
  const sentences = [1, 2].map((each) => {
    const player = each as Player;
    const reading = readingOf(state, player, at);
    const name = nameOf(table.seats, player);
    return reading && t('name-and-clock', { name, clock: reading.sentence });
  });
  return sentences[0] === null ? t('no-clock-here') : `${sentences.join('; ')}.`;
}

function passed(state: GameState): Reply {
  const option = optionOf(state, null);
  if (!canAct(state) || !option?.available) return { error: notNow(state) };
  return { request: { type: 'move', move: 'pass' } };
}

function noHint(state: GameState) {
  return givesHints(state.table) ? notNow(state) : t('no-hints-here');
}

function noWhy(state: GameState) {
  return t(givesHints(state.table) ? 'no-move-to-compare' : 'no-hints-here');
}

function notNow(state: GameState) {
  const { table } = state;
  if (state.looking) return t('go-back-first');
  if (state.pending) return t('on-its-way');
  if (table.stage === 'over') return t('game-over');
  if (canTurn(state)) return t('turn-card-first');
  if (isWaiting(table)) return `${waitingTitle(table)}.`;
  return t(table.stage === 'special_patch' ? 'place-special-first' : 'not-your-turn');
}

function typedMove(state: GameState, table: Table, token: string): Reply {
  if (!canAct(state)) return { error: notNow(state) };
  const cells = table.players[table.turn - 1].cells;
  const origin = parseCell(token.slice(-2));
  if (!origin) return { error: t('expected') };
  if (token.startsWith('+')) {
    if (table.stage !== 'special_patch') return { error: t('no-special-now') };
    if (legal(cells, '+', state.patches).placements.has(`0${token.slice(1)}`))
      return { request: { type: 'move', move: token } };
    const reason = objection([origin], cells, undefined) ?? t('cannot-go-there');
    return { error: t('special-wrong', { reason }) };
  }
  if (table.stage === 'special_patch') return { error: notNow(state) };
  return typedPatch(state, table, token, origin);
}

function typedPatch(state: GameState, table: Table, token: string, origin: Cell): Reply {
  const letter = token[0];
  const option = optionOf(state, letter);
  if (!option)
    return {
      error: t('not-on-offer', { letter, letters: offered(table).join(', ') || t('none') }),
    };
  const { name, orientations } = state.patches[letter];
  const codes = Object.keys(orientations).join(', ');
  const shape = orientations[token[1]];
  if (!shape) return { error: t('has-orientations', { patch: name, codes }) };
  const reason = unavailable(option);
  if (reason) return { error: t('chosen-but', { patch: name, reason }) };
  if (patchChoice(state, letter)?.placements.has(token.slice(1)))
    return { request: { type: 'move', move: token } };
  const covered = cellsAt(shape, origin);
  const outside = covered.some(([row, column]) => row > 8 || column > 8);
  const against = outside
    ? t('not-on-quilt')
    : objection(covered, table.players[table.turn - 1].cells, option);
  return { error: t('patch-wrong', { patch: name, reason: against ?? t('cannot-go-there') }) };
}

function answerManner(
  state: GameState,
  argument: string | undefined,
  answer: (letter: string | null) => Reply,
): Reply {
  const letters = offered(state.table);
  if (argument === 'pass' && optionOf(state, null)) return answer(null);
  const letter = letters[Number(argument) - 1];
  if (letter === undefined) {
    return {
      error: letters.length ? t('say-which', { count: letters.length }) : t('none-on-offer'),
    };
  }
  return answer(letter);
}

function fits(state: GameState, table: Table, letter: string | null): Reply {
  const choice = letter === null ? null : patchChoice(state, letter);
  if (!choice) return { error: t('say-which-fit') };
  const keys = bestFits(table.players[table.turn - 1].cells, choice, 8);
  const tokens = keys.map((key) => choice.letter + key).join(' ');
  return {
    say: keys.length
      ? t('places-best-first', { count: choice.placements.size, tokens })
      : t('it-fits-nowhere'),
  };
}

function market(state: GameState, table: Table) {
  const letters = offered(table);
  if (letters.length === 0) return t('none-on-offer');
  const patches = letters.map((letter, index) => {
    const option = optionOf(state, letter);
    const reason = option ? unavailable(option) : null;
    const label = `${index + 1}: ${patchLabel(state.patches[letter])} (${letter})`;
    return reason ? `${label}, ${reason}` : label;
  });
  const pass = optionOf(state, null);
  const { time } = table.players[table.turn - 1];
  return `${patches.join('. ')}. ${pass ? passLabel(pass, time) : ''}.`;
}

function quilt(state: GameState, table: Table, player: Player) {
  const { cells, patches } = table.players[player - 1];
  const places = patches.map((placed) => placedLabel(placed, state.patches)).join('; ');
  return t('quilt-in-words', {
    name: nameOf(table.seats, player),
    quilt: `${quiltSummary(cells)} ${places ? `${places}.` : ''}`,
  });
}

function other(state: GameState, table: Table) {
  if (table.automa)
    return t('automa-says', { text: automaSummary(table, table.automa, state.patches) });
  return quilt(state, table, (3 - frontPlayer(state)) as Player);
}

function timeBoard(table: Table) {
  const places = [1, 2].map((each) => {
    const player = each as Player;
    const { time } = table.players[each - 1];
    return t('name-on-space', {
      name: nameOf(table.seats, player),
      space: String(time),
      distances: distances(table, player),
    });
  });
  const marker = table.automa ? ` ${markerSentence(table.automa)}` : '';
  return `${places.join('; ')}.${marker} ${turnReason(table, table.seats)}`;
}

function last(state: GameState, table: Table) {
  const move = table.moves.at(-1);
  if (!move) return t('no-move-so-far', { turn: tableTitle(table) });
  const turn = state.account.turns.find((turn) => turn.number === move.number);
  if (turn) return turnText(turn, state.patches);
  const name = nameOf(table.seats, move.player);
  return t('last-move', {
    number: String(move.number),
    name,
    move: moveLabel(move.move, state.patches, true),
  });
}

function scores(table: Table) {
  const both = [1, 2].map((each) => scoreOf(table, each as Player));
  return t('if-ended-now', { scores: both.join('; ') });
}

function scoreOf({ automa, players, seats }: Table, player: Player) {
  const { score, buttons, income } = players[player - 1];
  const points = { score: signed(score), count: buttons };
  if (automa && player === 2) return t('score-with', { ...points, name: 'Automa' });
  return t('score-with-income', { ...points, name: nameOf(seats, player), income });
}

/** Carry out a line and show its answer at the command line. */
export function obey(game: Game, line: string) {
  const show = (kind: 'error' | 'info', text: string) =>
    game.store.dispatch({ type: 'notice', notice: { kind, text, typed: true } });
  const answer = game.company.answer(line);
  if (answer !== null) return show('info', answer);
  const reply = runCommand(game.state, line, performance.now());
  if ('error' in reply) show('error', reply.error);
  else if ('say' in reply) show('info', reply.say);
  else if ('help' in reply) game.onHelp();
  else if ('dialog' in reply) game.dialog(reply.dialog);
  else if (reply.request.type === 'undo') game.undo();
  else game.send(reply.request);
}
