/**
 * A game against the simple player in this browser alone: in place of the server it holds the
 * table, and answers what the page asks for with the same messages (docs/web.md).
 *
 * @typedef {import('../core/rules/types.js').Folded} Folded
 * @typedef {import('../core/types.js').EventMessage} EventMessage
 * @typedef {import('../core/types.js').GameMessage} GameMessage
 * @typedef {import('../core/types.js').NewGame} NewGame
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('../core/types.js').Replay} Replay
 *
 * @typedef {object} Saved   what is remembered of a game
 * @property {string} ring   at the start
 * @property {Player} seat   the person's
 * @property {string[]} moves
 * @property {boolean} resigned   by the person
 *
 * @typedef {{type: string, id?: string, seen?: number, move?: string}} Request
 * @typedef {{kind: 'move', move: string} | {kind: 'takeback', keep: number}
 *   | {kind: 'resign', player: Player}} Happening
 *
 * @typedef {object} Outside   what the game needs from its surroundings; tests give their own
 * @property {() => Saved | null} load
 * @property {(game: Saved) => void} save
 * @property {(run: () => void) => void} later
 * @property {(most: number) => number} draw   a random whole number below
 * @property {() => Date} today
 */
import { MESSAGES } from '../core/figures.js';
import { LOCAL, LOCAL_PATH } from '../core/local.js';
import { afterEvent, beginGame, decider, positionOf } from '../core/rules/fold.js';
import { positionString } from '../core/rules/notation.js';
import { newGame } from '../core/rules/position.js';
import { tableOf } from '../core/rules/table.js';
import { t } from '../core/words.js';
import { LocalSocket } from './local_socket.js';
import { chooseMove, drawRing } from './opponent.js';
import { recordOf } from './record.js';

export class LocalGame {
  /**
   * @param {Patches} patches
   * @param {Outside} outside
   */
  constructor(patches, outside) {
    this.patches = patches;
    this.outside = outside;
    const saved = outside.load();
    const folded = saved && isRing(saved.ring, patches) ? this.begun(saved) : null;
    /** What is remembered. @type {Saved} */
    this.saved = saved && folded ? saved : this.drawn(1);
    this.folded = folded ?? /** @type {Folded} */ (this.begun(this.saved));
    /** @type {LocalSocket | null} */
    this.socket = null;
  }

  /** A new game. @param {Player} seat @returns {Saved} */
  drawn(seat) {
    const ring = drawRing(this.patches, this.outside.draw);
    return { ring, seat, moves: [], resigned: false };
  }

  /** A game that was remembered; null where it is none. @param {Saved} saved */
  begun(saved) {
    return beginGame(messageOf(saved), this.patches);
  }

  /** The whole game as it stands. @returns {GameMessage} */
  get message() {
    return this.folded.game;
  }

  /** The table as the page shows it. */
  get table() {
    return tableOf(this.folded, this.patches);
  }

  get isOwnTurn() {
    return decider(this.folded) === this.saved.seat;
  }

  /** How many moves stay if the last decision is taken back; null where there is none. */
  get kept() {
    const { moves } = this.folded;
    if (this.saved.resigned) return moves.length;
    const at = moves.map(({ player }) => player).lastIndexOf(this.saved.seat);
    return at < 0 ? null : at;
  }

  /** A connection to this game, in place of a WebSocket. */
  connect() {
    this.socket = new LocalSocket(this);
    return /** @type {WebSocket} */ (/** @type {unknown} */ (this.socket));
  }

  /** Somebody has connected. */
  opened() {
    this.tell(this.message);
    this.reply();
  }

  /** A message of the page. @param {Request} request */
  receive({ type, id = '', seen, move }) {
    if (type === 'hello') return this.tell(this.message);
    if (type === 'pong') return;
    if (seen !== this.message.number) return this.tell({ ...this.message, acknowledges: id });
    if (type === 'hint' && this.isOwnTurn) return this.hint(id);
    const happening = this.asked(type, String(move));
    if (happening === null || !this.happen(happening, id)) return this.refuse(id);
    this.reply();
  }

  /**
   * What a request would let happen; null for one that can't be.
   * @param {string} type
   * @param {string} move
   * @returns {Happening | null}
   */
  asked(type, move) {
    const { kept } = this;
    if (type === 'move' && this.isOwnTurn) return { kind: 'move', move };
    if (type === 'undo' && kept !== null) return { kind: 'takeback', keep: kept };
    const runs = decider(this.folded) !== null;
    return type === 'resign' && runs ? { kind: 'resign', player: this.saved.seat } : null;
  }

  /** @param {string} id */
  refuse(id) {
    this.tell({ type: 'error', kind: 'illegal', id, error: t('offline-refused') });
  }

  /** Let the simple player decide for as long as it is its turn. */
  reply() {
    if (this.isOwnTurn || decider(this.folded) === null) return;
    const { number } = this.message;
    this.outside.later(() => {
      if (number !== this.message.number) return;
      const move = chooseMove(positionOf(this.folded), this.patches);
      if (move && this.happen({ kind: 'move', move }, null)) this.reply();
    });
  }

  /**
   * Let something happen, by the rules, and tell of it; says whether it can.
   * @param {Happening} happening
   * @param {string | null} acknowledges
   */
  happen(happening, acknowledges) {
    const at = this.outside.today().getTime();
    const number = this.message.number + 1;
    /** @type {EventMessage} */
    const event = { type: 'event', number, at, acknowledges, ...happening };
    const folded = afterEvent(this.folded, event, this.patches);
    if (folded === null) return false;
    this.folded = folded;
    const { moves, ended } = folded.game;
    this.saved = { ...this.saved, moves, resigned: ended !== null };
    this.outside.save(this.saved);
    this.tell(event);
    return true;
  }

  /** @param {string} id */
  hint(id) {
    const move = chooseMove(positionOf(this.folded), this.patches);
    if (move) this.tell({ type: 'hint', id, move, words: hintWords(move) });
  }

  /** @param {object} message */
  tell(message) {
    this.socket?.says(message);
  }

  /** The game as a file that any Quiltbee opens. */
  get record() {
    const { ring, seat } = this.saved;
    const { moves, result, board } = this.table;
    const names = /** @type {[string, string]} */ ([t('offline-you'), t('offline-player')]);
    if (seat === 2) names.reverse();
    return recordOf({ ring, board, names, moves, result, day: this.outside.today() });
  }

  /**
   * This game from its start, as one that the server keeps.
   * @returns {Promise<Replay>}
   */
  async replay() {
    const { start, moves, ended } = this.message;
    const { link } = this.table;
    const { record } = this;
    return {
      tags: {},
      comment: null,
      start,
      moves,
      automa: null,
      ended,
      result: null,
      link,
      record,
    };
  }

  /**
   * Begin the next game; the page then goes to it.
   * @param {Partial<NewGame>} wanted
   */
  async create({ first }) {
    this.outside.save(this.drawn(first === 'opponent' ? 2 : 1));
    return { id: LOCAL, url: LOCAL_PATH };
  }
}

/**
 * Whether these are the letters of all patches, patch A the last.
 * @param {string} ring
 * @param {Patches} patches
 */
function isRing(ring, patches) {
  return ring.endsWith('A') && String([...ring].sort()) === String(Object.keys(patches).sort());
}

/** A game as the server would tell it. @param {Saved} saved @returns {GameMessage} */
function messageOf({ ring, seat, moves, resigned }) {
  return {
    type: 'game',
    version: MESSAGES,
    game: LOCAL,
    number: moves.length,
    acknowledges: null,
    ...{ opponent: 'computer', level: null, mode: 'computer', tournament: null, day: null },
    ...{ seed: null, seed_chosen: false, access: 'private', takebacks: true, rated: false },
    start: positionString(newGame(ring), null),
    moves,
    opening: 0,
    seats: seat === 1 ? [own(), simple()] : [simple(), own()],
    ...{ present: [], spectators: 0, thinking: false, getting_ready: false },
    ended: resigned ? { kind: 'resign', player: seat } : null,
    ...{ offer: null, rematch: { asked: [], game: null }, clock: null, now: null, automa: null },
  };
}

const NOBODY = /** @type {const} */ ({ bot: false, rating: null });

function own() {
  return { ...NOBODY, name: t('offline-you'), kind: /** @type {const} */ ('person'), yours: true };
}

function simple() {
  const kind = /** @type {const} */ ('computer');
  return { ...NOBODY, name: t('offline-player'), kind, yours: false };
}

/** @param {string} move */
function hintWords(move) {
  if (move === 'pass') return t('offline-hint-pass');
  if (move.startsWith('+')) return t('offline-hint-special');
  return t('offline-hint-patch', { patch: t(`patch-${move[0]}`) });
}
