/**
 * A game against the simple player in this browser alone: a local table whose other seat replies
 * (docs/web.md).
 *
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
 * @typedef {import('../board/local_table.js').Happening} Happening
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
import { beginGame, decider, positionOf } from '../core/rules/fold.js';
import { positionString } from '../core/rules/notation.js';
import { newGame } from '../core/rules/position.js';
import { t } from '../core/words.js';
import { LocalTable } from '../board/local_table.js';
import { drawRing } from '../board/draw_ring.js';
import { chooseMove } from './opponent.js';
import { recordOf } from './record.js';

export class LocalGame extends LocalTable {
  /**
   * @param {Patches} patches
   * @param {Outside} outside
   */
  constructor(patches, outside) {
    const loaded = outside.load();
    const isGame = loaded && isRing(loaded.ring, patches) && beginGame(messageOf(loaded), patches);
    /** What is remembered. */
    const saved = isGame ? loaded : drawn(1, patches, outside);
    super(messageOf(saved), patches);
    this.outside = outside;
    this.saved = saved;
    this.onHappened = () => {
      const { moves, ended } = this.message;
      this.saved = { ...this.saved, moves, resigned: ended !== null };
      outside.save(this.saved);
    };
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

  /** Somebody has connected. @override */
  opened() {
    super.opened();
    this.reply();
  }

  /**
   * @override
   * @param {string} type
   * @param {string} id
   * @param {string | undefined} move
   */
  answer(type, id, move) {
    if (type === 'hint' && this.isOwnTurn) return this.hint(id);
    super.answer(type, id, move);
    this.reply();
  }

  /**
   * What a request would let happen; null for one that can't be.
   * @override
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

  /** @param {string} id */
  hint(id) {
    const move = chooseMove(positionOf(this.folded), this.patches);
    if (!move) return;
    const advice = { type: 'reasons', id, rival: null, points: null, reasons: [] };
    this.tell({ type: 'hint', id, move, words: hintWords(move), advice });
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
    this.outside.save(drawn(first === 'opponent' ? 2 : 1, this.patches, this.outside));
    return { id: LOCAL, url: LOCAL_PATH };
  }
}

/**
 * A new game.
 * @param {Player} seat
 * @param {Patches} patches
 * @param {Outside} outside
 * @returns {Saved}
 */
function drawn(seat, patches, outside) {
  return { ring: drawRing(patches, outside.draw), seat, moves: [], resigned: false };
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
    ...{
      opponent: 'computer',
      level: null,
      mode: 'computer',
      tournament: null,
      day: null,
      fair: null,
    },
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
