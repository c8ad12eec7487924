/**
 * A table in this browser alone: in place of the server it holds a game, and answers what the page
 * asks for with the same messages. Whoever sits there moves by hand; the Automa's cards come from
 * its shuffles, or from `card`, which may draw or choose one.
 *
 * @typedef {import('../core/rules/shuffles.js').Shuffles} Shuffles
 * @typedef {import('../core/rules/types.js').Folded} Folded
 * @typedef {import('../core/types.js').AutomaTurn} AutomaTurn
 * @typedef {import('../core/types.js').EventMessage} EventMessage
 * @typedef {import('../core/types.js').GameMessage} GameMessage
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('../core/types.js').Player} Player
 *
 * @typedef {{type: string, id?: string, seen?: number, move?: string}} Request
 * @typedef {{kind: 'move', move: string} | {kind: 'card'} | {kind: 'takeback', keep: number}
 *   | {kind: 'resign', player: Player}} Happening
 */
import { afterEvent, beginGame, decider, positionOf } from '../core/rules/fold.js';
import { cardOf } from '../core/rules/automa_cards.js';
import { automaTurn } from '../core/rules/automa_turn.js';
import { candidates, openCards, withCard } from '../core/rules/shuffles.js';
import { tableOf } from '../core/rules/table.js';
import { t } from '../core/words.js';
import { LocalSocket } from './local_socket.js';

export class LocalTable {
  /**
   * @param {GameMessage} game
   * @param {Patches} patches
   * @param {Shuffles | null} [shuffles]   of a solo game
   */
  constructor(game, patches, shuffles = null) {
    this.patches = patches;
    this.folded = begun(game, patches);
    this.shuffles = shuffles;
    /** @type {LocalSocket | null} */
    this.socket = null;
    /**
     * The Automa's next card out of those that may come; null for none yet.
     * @type {(cards: number[]) => number | null}
     */
    this.card = ([card]) => card;
    /** After anything has happened. @type {(happening: Happening) => void} */
    this.onHappened = () => {};
  }

  /** The whole game as it stands. @returns {GameMessage} */
  get message() {
    return this.folded.game;
  }

  /** The table as the page shows it. */
  get table() {
    return tableOf(this.folded, this.patches);
  }

  /** A connection to this table, in place of a WebSocket. */
  connect() {
    this.socket = new LocalSocket(this);
    return /** @type {WebSocket} */ (/** @type {unknown} */ (this.socket));
  }

  /** Somebody has connected. */
  opened() {
    this.tell(this.message);
  }

  /**
   * Put another game, or another position of this one, on the table.
   * @param {GameMessage} game
   * @param {Shuffles | null} [shuffles]
   */
  replace(game, shuffles = this.shuffles) {
    this.folded = begun({ ...game, number: this.message.number + 1 }, this.patches);
    this.shuffles = shuffles;
    this.tell(this.message);
  }

  /** A message of the page. @param {Request} request */
  receive({ type, id = '', seen, move }) {
    if (type === 'hello') return this.tell(this.message);
    if (type === 'pong') return;
    if (seen !== this.message.number) return this.tell({ ...this.message, acknowledges: id });
    this.answer(type, id, move);
  }

  /**
   * @param {string} type
   * @param {string} id
   * @param {string | undefined} move
   */
  answer(type, id, move) {
    const happening = this.asked(type, String(move));
    if (happening === null || !this.happen(happening, id)) this.refuse(id);
  }

  /**
   * What a request would let happen; null for one that can't be.
   * @param {string} type
   * @param {string} move
   * @returns {Happening | null}
   */
  asked(type, move) {
    const next = decider(this.folded);
    if (type === 'move' && typeof next === 'number') return { kind: 'move', move };
    if (type === 'turn' && next === 'card') return { kind: 'card' };
    const { length } = this.folded.moves;
    return type === 'undo' && length > 0 ? { kind: 'takeback', keep: length - 1 } : null;
  }

  /**
   * Let something happen, by the rules, and tell of it; says whether it can.
   * @param {Happening} happening
   * @param {string | null} [acknowledges]
   */
  happen(happening, acknowledges = null) {
    const part = this.part(happening);
    if (part === null) return false;
    const number = this.message.number + 1;
    const event = /** @type {EventMessage} */ ({
      ...{ type: 'event', number, at: Date.now(), acknowledges },
      ...part,
    });
    const folded = afterEvent(this.folded, event, this.patches);
    if (folded === null) return false;
    this.folded = folded;
    this.tell(event);
    this.onHappened(happening);
    return true;
  }

  /**
   * What an event tells of what happens; null where no card comes.
   * @param {Happening} happening
   */
  part(happening) {
    if (happening.kind === 'card') return this.turned();
    const { automa } = this.message;
    if (happening.kind !== 'takeback' || automa === null || this.shuffles === null)
      return happening;
    const turns = automa.turns.filter(({ number }) => number <= happening.keep);
    return { ...happening, cards: openCards(this.shuffles, turns) };
  }

  /** The Automa's next turn. */
  turned() {
    const { automa } = this.message;
    if (automa === null || this.shuffles === null) return null;
    const { turns } = automa;
    const card = this.card(candidates(this.shuffles, turns.length));
    if (card === null) return null;
    const number = this.folded.moves.length + 1;
    const turn = automaTurn(positionOf(this.folded), cardOf(card), number, this.patches);
    if (turn === null) return null;
    this.shuffles = withCard(this.shuffles, turns.length, card);
    const cards = openCards(this.shuffles, [...turns, turn]);
    return { kind: 'card', move: `A:${turn.taken ?? 'pass'}`, turn, cards };
  }

  /** @param {string} id */
  refuse(id) {
    this.tell({ type: 'error', kind: 'illegal', id, error: t('offline-refused') });
  }

  /** @param {object} message */
  tell(message) {
    this.socket?.says(message);
  }
}

/**
 * @param {GameMessage} game
 * @param {Patches} patches
 * @returns {Folded}
 */
function begun(game, patches) {
  const folded = beginGame(game, patches);
  if (folded === null) throw new RangeError('these moves are no game by the rules');
  return folded;
}
