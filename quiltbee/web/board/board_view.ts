/** Templates of a board in the page: the parts of a table, in slots of a fixed size. */
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { deck } from '../views/deck.ts';
import { contextOf } from '../views/context.ts';
import { around, felt, feltClass } from '../views/game.ts';
import { market } from '../views/market.ts';
import { moveList } from '../views/moves.ts';
import { result } from '../views/result.ts';
import type { Board } from './board.ts';
import type { Shell } from '../views/page.ts';

type Slots = {
  /** Above the market, one line high. */
  line: unknown;
  /** In place of the market or the result. */
  middle: unknown;
  /** In place of the placing buttons and the strip. */
  tools: unknown;
  /** In place of the list of moves. */
  moves: unknown;
  /** Buttons below the result. */
  after: unknown;
};

/** Render the board, to stand in an element with the classes of `boardClass`. */
export function boardFelt(board: Board, shell: Shell, slots: Partial<Slots> = {}) {
  const context = contextOf(board.game, shell);
  const { frame, table } = context;
  const offered = frame.result
    ? result(frame, table.seats, slots.after ?? nothing)
    : market(context);
  return felt(context, {
    line: slots.line ?? nothing,
    middle: slots.middle ?? offered,
    tools: slots.tools ?? (frame.result ? nothing : deck(context)),
    moves: slots.moves ?? moves(board),
  });
}

/**
 * Return the classes around the board.
 * @param kind  the layout; `remote` has a line above the market
 */
export function boardClass(board: Board, shell: Shell, kind?: string) {
  const context = contextOf(board.game, shell);
  return feltClass(context, context.table.result !== null, kind ?? context.table.mode);
}

/** Render the parts around the board: command line, live regions, dialogs. */
export function boardAround({ game }: Pick<Board, 'game'>, shell: Shell) {
  return around(contextOf(game, shell));
}

/** List the moves; each leads back to the position after it. */
function moves(board: Board) {
  const { table } = board;
  const goTo = (index: number) => {
    while (board.moves.length > Math.max(0, index) && board.undo());
  };
  const { seats, moves: list } = table;
  return list.length === 0
    ? html`<p class="panel small">${t('no-move-yet')}</p>`
    : moveList(list, list.length, seats, board.patches, goTo);
}
