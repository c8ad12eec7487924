/**
 * A game in this browser alone. People move by hand; the computer's moves come from `decide`, and
 * the Automa's cards from its shuffles, or from `card`, which may draw or choose one.
 */
import { afterEvent, beginGame, decider, happenedIn, positionOf } from '../core/rules/fold.ts';
import {
  automaTurn,
  candidates,
  cardOf,
  openCards,
  outcomesByLevel,
  withCard,
} from '../core/rules/automa_cards.ts';
import { tableOf } from '../core/rules/description.ts';
import { t } from '../core/words.ts';
import type { Shuffles } from '../core/rules/shuffles.ts';
import type { EventMessage, GameMessage, Patches, Player, PlayRequest } from '../core/types.ts';
import type { News, Source } from '../core/source.ts';
import type { Folded } from '../core/rules/types.ts';

export type Happening =
  | { kind: 'move'; move: string }
  | { kind: 'card' }
  | { kind: 'takeback'; keep: number }
  | { kind: 'resign'; player: Player };

/** That something can't be done here, and why. */
export function complaint(text = t('offline-refused')): News {
  return { type: 'complaint', text };
}

export class LocalSource implements Source {
  folded: Folded;
  hear: (news: News) => void = () => {};
  /** The Automa's next card out of those that may come; null for none yet. */
  card: (cards: number[]) => number | null = ([card]) => card;
  /** The computer's move in a position string; null for none. Without it no computer plays. */
  decide: ((position: string) => Promise<string | null>) | null = null;
  /** The game whose next move is being computed. */
  private thoughtAbout: Folded | null = null;
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

  /** The whole game, as a server would tell it. */
  get message(): GameMessage {
    return this.folded.game;
  }

  get table() {
    return tableOf(this.folded, this.patches);
  }

  watch(hear: (news: News) => void) {
    this.hear = hear;
    hear({ type: 'status', status: 'open' });
    hear({ type: 'table', table: this.table, happened: null });
    this.reply();
    return () => {
      this.hear = () => {};
    };
  }

  send(request: PlayRequest) {
    const happening = this.happeningOf(request);
    if (happening === null || !this.happen(happening)) this.hear(complaint());
    return true;
  }

  /** Whether whoever decides next moves by hand. */
  get isOwnTurn() {
    const next = decider(this.folded);
    return typeof next === 'number' && this.folded.seats[next - 1].yours;
  }

  /** How many moves stay if a person's last decision is taken back; null where there is none. */
  get kept() {
    const { moves, seats, game } = this.folded;
    if (game.ended) return moves.length;
    const at = moves.map(({ player }) => seats[player - 1].kind).lastIndexOf('person');
    return at < 0 ? null : at;
  }

  /** What a request would let happen; null for one that can't be. */
  happeningOf(request: PlayRequest): Happening | null {
    const next = decider(this.folded);
    const { kept } = this;
    if (request.type === 'move' && this.isOwnTurn) return { kind: 'move', move: request.move };
    if (request.type === 'turn' && next === 'card') return { kind: 'card' };
    if (request.type === 'undo' && kept !== null) return { kind: 'takeback', keep: kept };
    if (request.type !== 'resign' || next === null || this.decide === null) return null;
    const own = this.folded.seats[0].yours ? 1 : 2;
    return { kind: 'resign', player: this.isOwnTurn ? (next as Player) : own };
  }

  /** Put another game, or another position of this one, on the table. */
  replace(game: GameMessage, shuffles: Shuffles | null = this.shuffles) {
    this.folded = begun({ ...game, number: this.message.number + 1 }, this.patches);
    this.shuffles = shuffles;
    this.hear({ type: 'table', table: this.table, happened: null });
  }

  /** Let something happen, by the rules, and tell of it; says whether it can. */
  happen(happening: Happening) {
    const before = this.folded;
    const part = this.part(happening);
    if (part === null) return false;
    const number = this.message.number + 1;
    const at = Date.now();
    const event = { type: 'event', number, at, acknowledges: null, ...part } as EventMessage;
    const after = afterEvent(before, event, this.patches);
    if (after === null) return false;
    this.folded = withLevels(after, this.patches);
    this.hear({ type: 'table', table: this.table, happened: happenedIn(before, event) });
    this.onHappened(happening);
    this.reply();
    return true;
  }

  /** Let the computer decide where it is its turn. */
  async reply() {
    const { folded, decide } = this;
    const next = decider(folded);
    if (decide === null || typeof next !== 'number' || folded.seats[next - 1].yours) return;
    if (this.thoughtAbout === folded) return;
    this.thoughtAbout = folded;
    const move = await decide(this.table.position).catch((problem) => {
      this.hear(complaint(problem.message));
      return null;
    });
    if (move === null) this.thoughtAbout = null;
    else if (this.folded === folded) this.happen({ kind: 'move', move });
  }

  /** The network or the tab is back: what could not be loaded may come now. */
  wake() {
    this.reply();
  }

  /** What an event tells of what happens; null where no card comes. */
  part(happening: Happening): object | null {
    if (happening.kind === 'card') return this.turned();
    const { automa } = this.message;
    if (happening.kind !== 'takeback' || automa === null || this.shuffles === null)
      return happening;
    const turns = automa.turns.filter(({ number }) => number <= happening.keep);
    return { ...happening, cards: openCards(this.shuffles, turns) };
  }

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
}

function begun(game: GameMessage, patches: Patches): Folded {
  const folded = beginGame(game, patches);
  if (folded === null) throw new RangeError('these moves are no game by the rules');
  return withLevels(folded, patches);
}

/** The game with how it would have ended at each level of the Automa, once it is over. */
function withLevels(folded: Folded, patches: Patches): Folded {
  const { game, positions } = folded;
  if (game.automa === null || positionOf(folded).stage !== 'over') return folded;
  const levels = outcomesByLevel(positions, patches);
  return { ...folded, game: { ...game, automa: { ...game.automa, levels } } };
}
