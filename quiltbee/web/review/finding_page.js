/** *Find it yourself*: the position before a mistake on a board in the page. */
import { focusActiveQuilt } from '../at_table.js';
import { Board, connectBoard, worthOf } from '../board/board_page.js';
import { nameOf } from '../core/sentences.js';
import { render } from '../vendor/lit-html.js';
import { isFound } from './finding.js';
import { findingView } from './finding_view.js';

/**
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('../game_page.js').Mounted} Mounted
 * @typedef {import('../views/page.js').Shell} Shell
 * @typedef {import('./review.js').Review} Review
 */

/**
 * Ask the question that the review has; `close` ends it.
 * @param {HTMLElement} root
 * @param {Review} review
 * @param {Shell} shell
 * @returns {Mounted}
 */
export function openFinding(root, review, shell) {
  const asking = new AbortController();
  const [{ points }] = review.game.frames;
  const judge = (/** @type {string} */ position) =>
    worthOf(position, review.patches, asking.signal, points);
  const board = boardFor(review, (move) => review.answer(move, judge));
  const focusQuilt = () => focusActiveQuilt(root);
  const draw = () => render(findingView(review, board, shell, focusQuilt), root);
  const mounted = connectBoard(root, board, shell, draw, { turnsCards: false });
  mounted.draw();
  return {
    draw: mounted.draw,
    close: () => {
      asking.abort();
      mounted.close();
    },
  };
}

/**
 * The position of the question. What is played there is taken back at once, and marked.
 * @param {Review} review
 * @param {(move: string) => Promise<void>} answer
 */
function boardFor(review, answer) {
  const { decision } = /** @type {import('./finding.js').Finding} */ (review.state.finding);
  const { frames, seats, own } = review.game;
  const [{ points }] = frames;
  const names = /** @type {[string, string]} */ ([nameOf(seats, 1), nameOf(seats, 2)]);
  const course = { start: frames[decision.number - 1].position, moves: [], points };
  return new Board(
    review.patches,
    course,
    { names, you: own },
    {
      onMove: (move, board) => {
        queueMicrotask(async () => {
          board.undo();
          board.suggest([{ move, label: '…', kind: 'line' }]);
          await answer(move);
          const { finding } = review.state;
          if (finding?.answer?.move !== move) return;
          const kind = isFound(finding) ? 'better' : 'mine';
          board.suggest([{ move, label: kind === 'better' ? '✓' : '×', kind }]);
        });
      },
    },
  );
}
