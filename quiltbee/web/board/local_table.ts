/**
 * A table in this browser alone: in place of the server it holds a game, and answers what the page
 * asks for with the same messages. Whoever sits there moves by hand; the Automa's cards come from
 * its shuffles, or from `card`, which may draw or choose one.
 */
import { afterEvent, beginGame, decider, positionOf } from '../core/rules/fold.ts';
import { cardOf } from '../core/rules/automa_cards.ts';
import { automaTurn } from '../core/rules/automa_turn.ts';
import { candidates, openCards, withCard, type Shuffles } from '../core/rules/shuffles.ts';
import { tableOf } from '../core/rules/table.ts';
import { t } from '../core/words.ts';
import { LocalSocket } from './local_socket.ts';
import type { EventMessage, GameMessage, Patches, Player } from '../core/types.ts';
import type { Folded } from '../core/rules/types.ts';

type Request = { type: string; id?: string; seen?: number; move?: string };

export type Happening =
  | { kind: 'move'; move: string }
  | { kind: 'card' }
  | { kind: 'takeback'; keep: number }
  | { kind: 'resign'; player: Player };

export class LocalTable {
  folded: Folded;
  socket: LocalSocket | null = null;
  /** The Automa's next card out of those that may come; null for none yet. */
  card: (cards: number[]) => number | null = ([card]) => card;
  /** After anything has happened. */
  onHappened: (happening: Happening) => void = () => {};

  /** @param shuffles  of a solo game */
  constructor(
    game: GameMessage,
    public patches: Patches,
    public shuffles: Shuffles | null = null,
  ) {
    this.folded = begun(game, patches);
  }

  /** The whole game as it stands. */
  get message(): GameMessage {
    return this.folded.game;
  }

  /** The table as the page shows it. */
  get table() {
    return tableOf(this.folded, this.patches);
  }

  /** A connection to this table, in place of a WebSocket. */
  connect() {
    this.socket = new LocalSocket(this);
    return this.socket as unknown as WebSocket;
  }

  /** Somebody has connected. */
  opened() {
    this.tell(this.message);
  }

  /** Put another game, or another position of this one, on the table. */
  replace(game: GameMessage, shuffles: Shuffles | null = this.shuffles) {
    this.folded = begun({ ...game, number: this.message.number + 1 }, this.patches);
    this.shuffles = shuffles;
    this.tell(this.message);
  }

  /** A message of the page. */
  receive({ type, id = '', seen, move }: Request) {
    if (type === 'hello') return this.tell(this.message);
    if (type === 'pong') return;
    if (seen !== this.message.number) return this.tell({ ...this.message, acknowledges: id });
    this.answer(type, id, move);
  }

  answer(type: string, id: string, move: string | undefined) {
    const happening = this.asked(type, String(move));
    if (happening === null || !this.happen(happening, id)) this.refuse(id);
  }

  /** What a request would let happen; null for one that can't be. */
  asked(type: string, move: string): Happening | null {
    const next = decider(this.folded);
    if (type === 'move' && typeof next === 'number') return { kind: 'move', move };
    if (type === 'turn' && next === 'card') return { kind: 'card' };
    const { length } = this.folded.moves;
    return type === 'undo' && length > 0 ? { kind: 'takeback', keep: length - 1 } : null;
  }

  /** Let something happen, by the rules, and tell of it; says whether it can. */
  happen(happening: Happening, acknowledges: string | null = null) {
    const part = this.part(happening);
    if (part === null) return false;
    const number = this.message.number + 1;
    const event = {
      ...{ type: 'event', number, at: Date.now(), acknowledges },
      ...part,
    } as EventMessage;
    const folded = afterEvent(this.folded, event, this.patches);
    if (folded === null) return false;
    this.folded = folded;
    this.tell(event);
    this.onHappened(happening);
    return true;
  }

  /** What an event tells of what happens; null where no card comes. */
  part(happening: Happening) {
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

  refuse(id: string) {
    this.tell({ type: 'error', kind: 'illegal', id, error: t('offline-refused') });
  }

  tell(message: object) {
    this.socket?.says(message);
  }
}

function begun(game: GameMessage, patches: Patches): Folded {
  const folded = beginGame(game, patches);
  if (folded === null) throw new RangeError('these moves are no game by the rules');
  return folded;
}
