/**
 * A game in this browser alone. People play by hand; the computer's moves come from `decide`, and
 * the Automa's cards from its shuffles or from `card`, which may draw or choose one.
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
import type {
  EventMessage,
  GameMessage,
  Patches,
  Player,
  PlayRequest,
  Folded,
  News,
  Source,
} from '../core/types.ts';

export type Happening =
  | { kind: 'move'; move: string }
  | { kind: 'card' }
  | { kind: 'takeback'; keep: number }
  | { kind: 'resign'; player: Player };

/** Report that something can't be done here. */
export function complaint(text = t('offline-refused')): News {
  return { type: 'complaint', text };
}

export class LocalSource implements Source {
  folded: Folded;
  hear: (news: News) => void = () => {};
  /** Chooses the Automa's next card among the candidates, or null to choose later. */
  card: (cards: number[]) => number | null = ([card]) => card;
  /** Decides the computer's move in a position string; null for none, or without a computer. */
  decide: ((position: string) => Promise<string | null>) | null = null;
  /** The game whose next move is being computed. */
  private thoughtAbout: Folded | null = null;
  /** Called after each event. */
  onHappened: (happening: Happening) => void = () => {};

  /** @param shuffles  of a solo game */
  constructor(
    game: GameMessage,
    public patches: Patches,
    public shuffles: Shuffles | null = null,
  ) {
    this.folded = startOf(game, patches);
  }

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

  /** The player to decide plays by hand. */
  get isOwnTurn() {
    const next = decider(this.folded);
    return typeof next === 'number' && this.folded.seats[next - 1].yours;
  }

  /** The number of moves left after a takeback; null if there is nothing to take back. */
  get kept() {
    const { moves, seats, game } = this.folded;
    if (game.ended) return moves.length;
    const at = moves.map(({ player }) => seats[player - 1].kind).lastIndexOf('person');
    return at < 0 ? null : at;
  }

  /** Translate a request to an event; null if it is impossible. */
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

  /** Replace the game, or its position. */
  replace(game: GameMessage, shuffles: Shuffles | null = this.shuffles) {
    this.folded = startOf({ ...game, number: this.message.number + 1 }, this.patches);
    this.shuffles = shuffles;
    this.hear({ type: 'table', table: this.table, happened: null });
  }

  /** Apply an event by the rules and report it; return whether it is possible. */
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

  /** Let the computer decide if it is its turn. */
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

  /** Retry what could not be loaded: the network or the tab is back. */
  wake() {
    this.reply();
  }

  /** Complete an event; null if no card is available. */
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

function startOf(game: GameMessage, patches: Patches): Folded {
  const folded = beginGame(game, patches);
  if (folded === null) throw new RangeError('these moves are no game by the rules');
  return withLevels(folded, patches);
}

/** Add the result at each level of the Automa to a finished game. */
function withLevels(folded: Folded, patches: Patches): Folded {
  const { game, positions } = folded;
  if (game.automa === null || positionOf(folded).stage !== 'over') return folded;
  const levels = outcomesByLevel(positions, patches);
  return { ...folded, game: { ...game, automa: { ...game.automa, levels } } };
}
