/**
 * A board in the page: any position or game, moved by hand for both sides with the same market,
 * quilt and placement as in a game, without a server. Headless; `board_page.ts` connects it to the
 * browser, `board_view.ts` has its templates.
 */
import { Game } from '../core/game.ts';
import { positionOf } from '../core/rules/fold.ts';
import { candidates } from '../core/rules/automa_cards.ts';
import { withKnownCards, type Shuffles } from '../core/rules/shuffles.ts';
import { gameOf, type Sitting } from './course.ts';
import { LocalSource } from './local_source.ts';
import type { Course } from '../core/rules/types.ts';
import type { Patches } from '../core/types.ts';
import type { Suggestion } from '../core/game_state.ts';

/** What may be left out; what a feature wants to know and to decide. */
export type Outside = {
  /** After each move, `A:X` for the Automa's. */
  onMove: (move: string, board: Board) => void;
  onUndo: (board: Board) => void;
  /** Why a move is not made here, in words. */
  objection: (move: string) => string | null;
  /**
   * The Automa's next card out of those that may come, null where it is still to be chosen; without
   * this it is drawn.
   */
  card: (cards: number[]) => number | null;
};

export class Board {
  local: LocalSource;
  /** The same as at any table: state, choosing, placing. */
  game: Game;

  /**
   * @param course  shown after its last move; throws a RangeError where it is no game by
   *   the rules
   */
  constructor(
    public patches: Patches,
    public course: Course,
    public sitting: Sitting,
    public outside: Partial<Outside> = {},
  ) {
    const { game, shuffles } = this.laid();
    this.local = new LocalSource(game, patches, shuffles);
    this.local.card = outside.card ?? drawn;
    this.local.onHappened = ({ kind }) => this.happened(kind);
    this.game = new Game(this.local, patches);
    this.game.company = {
      objection: (request) =>
        request.type === 'move' ? (outside.objection?.(request.move) ?? null) : null,
      answer: () => null,
      goOn: () => false,
    };
    this.game.open();
  }

  /** What is on the board, as a message. */
  laid() {
    const laid = gameOf(this.course, this.sitting, this.patches);
    if (laid === null) throw new RangeError('these moves are no game by the rules');
    return laid;
  }

  happened(kind: string) {
    const { moves, automa } = this.local.message;
    this.course = { ...this.course, moves };
    if (automa) {
      const shuffles = this.local.shuffles as Shuffles;
      const [, ...later] = shuffles.known;
      const start = withKnownCards(this.course.start, shuffles);
      this.course = { ...this.course, start, turns: automa.turns, shuffles: later };
    }
    if (kind === 'takeback') this.outside.onUndo?.(this);
    else this.outside.onMove?.(moves[moves.length - 1], this);
  }

  get state() {
    return this.game.state;
  }

  get table() {
    return this.local.table;
  }

  get position() {
    return positionOf(this.local.folded);
  }

  /** Its position string. */
  get text() {
    return this.table.position;
  }

  /** The moves that led there. */
  get moves() {
    return this.local.message.moves;
  }

  /** The Automa's cards that may come next, by their numbers; none where it is not its turn. */
  get cards() {
    const { automa } = this.local.message;
    if (!automa || !this.local.shuffles || this.table.stage !== 'card') return [];
    return candidates(this.local.shuffles, automa.turns.length);
  }

  /** Put another game or position on the board; suggestions are gone. */
  show(course: Course, sitting: Sitting = this.sitting) {
    const before = [this.course, this.sitting];
    [this.course, this.sitting] = [course, sitting];
    try {
      const { game, shuffles } = this.laid();
      this.local.replace(game, shuffles);
    } catch (problem) {
      [this.course, this.sitting] = before as [Course, Sitting];
      throw problem;
    }
  }

  /** Make a move as if by hand, of the Automa by `card`; says whether it is legal. */
  play(move: string) {
    return this.local.happen({ kind: 'move', move });
  }

  /** Turn the Automa's next card, or this one; says whether there is one. */
  turn(card?: number) {
    const { card: choose } = this.local;
    if (card !== undefined) this.local.card = (cards) => (cards.includes(card) ? card : null);
    const isTurned = this.local.happen({ kind: 'card' });
    this.local.card = choose;
    return isTurned;
  }

  /** Take the last move back; says whether there was one. */
  undo() {
    const { length } = this.moves;
    return length > 0 && this.local.happen({ kind: 'takeback', keep: length - 1 });
  }

  /** Draw moves on the quilt of whoever makes them, and mark their offers. */
  suggest(suggestions: Suggestion[]) {
    this.game.store.dispatch({ type: 'suggest', suggestions });
  }

  /** Go on after it was closed. */
  open() {
    this.game.open();
  }

  close() {
    this.game.close();
  }
}

function drawn(cards: number[]) {
  return cards[Math.floor(Math.random() * cards.length)];
}
