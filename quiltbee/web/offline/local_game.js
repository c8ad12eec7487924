/**
 * A game against the simple player in this browser alone: in place of the server it holds the
 * table, and answers what the page asks for with the same messages (docs/web.md).
 *
 * @typedef {import('../core/types.js').Happened} Happened
 * @typedef {import('../core/types.js').NewGame} NewGame
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('../core/types.js').Replay} Replay
 * @typedef {import('../core/types.js').ReplayFrame} ReplayFrame
 * @typedef {import('../core/types.js').Table} Table
 * @typedef {import('../core/rules/types.js').Position} Position
 *
 * @typedef {object} Saved   what is remembered of a game
 * @property {string} ring   at the start
 * @property {Player} seat   the person's
 * @property {string[]} moves
 * @property {boolean} resigned   by the person
 *
 * @typedef {{type: string, id?: string, seen?: number, move?: string}} Request
 *
 * @typedef {object} Outside   what the game needs from its surroundings; tests give their own
 * @property {() => Saved | null} load
 * @property {(game: Saved) => void} save
 * @property {(run: () => void) => void} later
 * @property {(most: number) => number} draw   a random whole number below
 * @property {() => Date} today
 */
import { LOCAL, LOCAL_PATH } from '../core/local.js';
import { otherOf } from '../core/seats.js';
import { t } from '../core/words.js';
import { NO_CHOICES, describeChoices, describePosition } from '../core/rules/description.js';
import { gameLink, positionString } from '../core/rules/notation.js';
import { play } from '../core/rules/play.js';
import { newGame } from '../core/rules/position.js';
import { scores } from '../core/rules/scores.js';
import { LocalSocket } from './local_socket.js';
import { chooseMove, drawRing } from './opponent.js';
import { recordOf } from './record.js';

const BOARD = 'revised';

/** What an event tells apart from what has changed. */
const APART = new Set(['type', 'number', 'acknowledges', 'players', 'moves']);

export class LocalGame {
  /**
   * @param {Patches} patches
   * @param {Outside} outside
   */
  constructor(patches, outside) {
    this.patches = patches;
    this.outside = outside;
    const saved = outside.load();
    const positions = saved && this.positionsOf(saved);
    /** @type {Saved} */
    this.saved = saved && positions ? saved : this.drawn(1);
    /** @type {Position[]}  one more than moves */
    this.positions = positions ?? [newGame(this.saved.ring, BOARD)];
    this.number = this.saved.moves.length;
    /** @type {LocalSocket | null} */
    this.socket = null;
  }

  /** A new game. @param {Player} seat @returns {Saved} */
  drawn(seat) {
    const ring = drawRing(this.patches, this.outside.draw);
    return { ring, seat, moves: [], resigned: false };
  }

  /**
   * The positions of a game that was remembered; null where it is none.
   * @param {Saved} saved
   * @returns {Position[] | null}
   */
  positionsOf({ ring, moves }) {
    const letters = [...ring].sort().join('');
    if (letters !== Object.keys(this.patches).sort().join('') || !ring.endsWith('A')) return null;
    const positions = [newGame(ring, BOARD)];
    for (const move of moves) {
      const next = play(positions[positions.length - 1], move, this.patches);
      if (next === null) return null;
      positions.push(next);
    }
    return positions;
  }

  get position() {
    return this.positions[this.positions.length - 1];
  }

  get isOver() {
    return this.saved.resigned || this.position.stage === 'over';
  }

  /** The table as the server would tell it. @returns {Table} */
  get table() {
    const { ring, seat, moves, resigned } = this.saved;
    const isMine = this.position.turn === seat && !this.isOver;
    return {
      type: 'state',
      game: LOCAL,
      number: this.number,
      acknowledges: null,
      ...{ opponent: 'computer', level: null, mode: 'computer', tournament: null },
      ...{ seed: null, seed_chosen: false, ring0: ring, board: BOARD },
      ...{ access: 'private', takebacks: true, rated: false, can_abort: false },
      ...{ thinking: false, getting_ready: false, clock: null, now: null, spectators: 0 },
      ...{ offer: null, rematch: { asked: [], game: null } },
      seats: seat === 1 ? [own(), simple()] : [simple(), own()],
      moves: moves.map((_, at) => this.moveAt(at)),
      can_undo: this.kept() !== null,
      link: this.link,
      ...describePosition(this.position, this.patches),
      ...(resigned ? this.resignation() : null),
      ...(isMine ? describeChoices(this.position, this.patches) : NO_CHOICES),
    };
  }

  get link() {
    const [start] = this.positions;
    return gameLink(start, positionString(start, null), this.saved.moves, null);
  }

  /** @returns {{stage: 'over', result: import('../core/types.js').Result}} */
  resignation() {
    const result = {
      winner: otherOf(this.saved.seat),
      scores: scores(this.position, this.patches),
    };
    return { stage: 'over', result: { ...result, reason: 'resignation' } };
  }

  /** @param {number} at */
  moveAt(at) {
    return { number: at + 1, player: this.positions[at].turn, move: this.saved.moves[at] };
  }

  /** How many moves stay if the last decision is taken back; null where there is none. */
  kept() {
    const { seat, moves, resigned } = this.saved;
    if (resigned) return moves.length;
    const at = moves.map((_, index) => this.positions[index].turn).lastIndexOf(seat);
    return at < 0 ? null : at;
  }

  /** A connection to this game, in place of a WebSocket. */
  connect() {
    this.socket = new LocalSocket(this);
    return /** @type {WebSocket} */ (/** @type {unknown} */ (this.socket));
  }

  /** Somebody has connected. */
  opened() {
    this.tell(this.table);
    this.reply();
  }

  /** A message of the page. @param {Request} request */
  receive({ type, id = '', seen, move }) {
    if (type === 'hello') return this.tell(this.table);
    if (type === 'pong') return;
    if (seen !== this.number) return this.tell({ ...this.table, acknowledges: id });
    if (type === 'move') return this.sew(id, String(move));
    if (type === 'hint') return this.hint(id);
    if (type === 'undo' && this.kept() !== null) return this.takeBack(id);
    if (type === 'resign' && !this.isOver) return this.resign(id);
    this.refuse(id);
  }

  /** @param {string} id */
  refuse(id) {
    this.tell({ type: 'error', kind: 'illegal', id, error: t('offline-refused') });
  }

  /**
   * @param {string} id
   * @param {string} move
   */
  sew(id, move) {
    const after = play(this.position, move, this.patches);
    if (after === null || this.isOver || this.position.turn !== this.saved.seat)
      return this.refuse(id);
    this.moved(move, after, id);
    this.reply();
  }

  /** Let the simple player decide for as long as it is its turn. */
  reply() {
    if (this.isOver || this.position.turn === this.saved.seat) return;
    const { number } = this;
    this.outside.later(() => {
      if (number !== this.number) return;
      const move = chooseMove(this.position, this.patches);
      const after = move && play(this.position, move, this.patches);
      if (!move || !after) return;
      this.moved(move, after, null);
      this.reply();
    });
  }

  /**
   * @param {string} move
   * @param {Position} after
   * @param {string | null} acknowledges
   */
  moved(move, after, acknowledges) {
    const player = this.position.turn;
    const keep = this.saved.moves.length;
    this.positions = [...this.positions, after];
    this.change({ ...this.saved, moves: [...this.saved.moves, move] });
    this.happened({ kind: 'move', player, move, keep: null }, keep, acknowledges);
  }

  /** @param {string} id */
  takeBack(id) {
    const keep = this.kept() ?? 0;
    this.positions = this.positions.slice(0, keep + 1);
    this.change({ ...this.saved, moves: this.saved.moves.slice(0, keep), resigned: false });
    this.happened({ kind: 'takeback', player: this.saved.seat, move: null, keep }, keep, id);
    this.reply();
  }

  /** @param {string} id */
  resign(id) {
    this.change({ ...this.saved, resigned: true });
    const player = this.saved.seat;
    const { length } = this.saved.moves;
    this.happened({ kind: 'resign', player, move: null, keep: null }, length, id);
  }

  /** @param {string} id */
  hint(id) {
    const move = chooseMove(this.position, this.patches);
    if (move === null || this.position.turn !== this.saved.seat) return this.refuse(id);
    this.tell({ type: 'hint', id, move, words: this.hintWords(move) });
  }

  /** @param {string} move */
  hintWords(move) {
    if (move === 'pass') return t('offline-hint-pass');
    if (move.startsWith('+')) return t('offline-hint-special');
    return t('offline-hint-patch', { patch: t(`patch-${move[0]}`) });
  }

  /** @param {Saved} saved */
  change(saved) {
    this.saved = saved;
    this.number += 1;
    this.outside.save(saved);
  }

  /**
   * Tell what happened, and how the table stands since then.
   * @param {Happened} event
   * @param {number} keep   how many moves of the list stand
   * @param {string | null} acknowledges
   */
  happened(event, keep, acknowledges) {
    const { table } = this;
    const changed = Object.fromEntries(Object.entries(table).filter(([key]) => !APART.has(key)));
    this.tell({
      ...{ type: 'event', number: table.number, acknowledges, event, changed },
      players: { 1: table.players[0], 2: table.players[1] },
      moves: { keep, add: table.moves.slice(keep) },
    });
  }

  /** @param {object} message */
  tell(message) {
    this.socket?.says(message);
  }

  /** The game as a file that any Quiltbee opens. */
  get record() {
    const { ring, seat } = this.saved;
    const { moves, result } = this.table;
    const names = /** @type {[string, string]} */ ([t('offline-you'), t('offline-player')]);
    if (seat === 2) names.reverse();
    return recordOf({ ring, board: BOARD, names, moves, result, day: this.outside.today() });
  }

  /**
   * Every position of this game, as of one that the server keeps.
   * @returns {Promise<Replay>}
   */
  async replay() {
    const { moves } = this.saved;
    const frames = this.positions.map((position, at) => {
      const move = moves[at - 1] ?? null;
      const player = move === null ? null : this.positions[at - 1].turn;
      return /** @type {ReplayFrame} */ ({
        ...describePosition(position, this.patches),
        move,
        player,
      });
    });
    return { tags: {}, comment: null, frames, link: this.link, record: this.record };
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

const NOBODY = /** @type {const} */ ({ away: false, bot: false, rating: null });

function own() {
  return { ...NOBODY, name: t('offline-you'), kind: /** @type {const} */ ('person'), yours: true };
}

function simple() {
  const kind = /** @type {const} */ ('computer');
  return { ...NOBODY, name: t('offline-player'), kind, yours: false };
}
