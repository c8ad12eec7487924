/**
 * A board in the page: any position or game, played by hand for both sides without a server, but
 * otherwise as at a table. Headless; `board_page.ts` connects it to the browser, `board_view.ts`
 * has its templates.
 */
import { Game } from '../core/game.ts';
import { positionOf } from '../core/rules/fold.ts';
import { candidates } from '../core/rules/automa_cards.ts';
import { withKnownCards, type Shuffles } from '../core/rules/shuffles.ts';
import { gameOf, type Sitting } from './course.ts';
import { LocalSource } from './local_source.ts';
import type { Course, Patches } from '../core/types.ts';
import type { Suggestion } from '../core/game_state.ts';

/** Optional callbacks of a feature. */
export type Outside = {
  /** Called after each move; `A:X` is the Automa's. */
  onMove: (move: string, board: Board) => void;
  onUndo: (board: Board) => void;
  /** Explains why a move is not allowed here. */
  objection: (move: string) => string | null;
  /**
   * Chooses the Automa's next card among the candidates, or null to choose later; by default it is
   * drawn.
   */
  card: (cards: number[]) => number | null;
};

export class Board {
  local: LocalSource;
  /** The same as at any table. */
  game: Game;

  /** @param course  shown after its last move; throws a RangeError if it is illegal */
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

  get text() {
    return this.table.position;
  }

  /** The moves that led there. */
  get moves() {
    return this.local.message.moves;
  }

  /** The candidates for the Automa's next card; none unless it is its turn. */
  get cards() {
    const { automa } = this.local.message;
    if (!automa || !this.local.shuffles || this.table.stage !== 'card') return [];
    return candidates(this.local.shuffles, automa.turns.length);
  }

  /** Put another game or position on the board, and remove the suggestions. */
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

  /** Play a move as if by hand, the Automa's by its card; return whether it is legal. */
  play(move: string) {
    return this.local.happen({ kind: 'move', move });
  }

  /** Turn the Automa's next card, or a particular one; return whether that is possible. */
  turn(card?: number) {
    const { card: choose } = this.local;
    if (card !== undefined) this.local.card = (cards) => (cards.includes(card) ? card : null);
    const isTurned = this.local.happen({ kind: 'card' });
    this.local.card = choose;
    return isTurned;
  }

  /** Take back the last move; return whether there was one. */
  undo() {
    const { length } = this.moves;
    return length > 0 && this.local.happen({ kind: 'takeback', keep: length - 1 });
  }

  /** Draw moves on the mover's quilt, and mark their offers. */
  suggest(suggestions: Suggestion[]) {
    this.game.store.dispatch({ type: 'suggest', suggestions });
  }

  /** Reopen a closed board. */
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
