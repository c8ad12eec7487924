/** *Find it yourself*: the position before a mistake on a board in the page. */
import { focusActiveQuilt } from '../table/at_table.ts';
import { Board, connectBoard, worthOf } from '../board/board_page.ts';
import { nameOf } from '../core/sentences.ts';
import { render } from 'lit-html';
import { isFound, type Finding } from './finding.ts';
import { findingView } from './finding_view.ts';
import type { Mounted } from '../table/game_page.ts';
import type { Review } from './review.ts';
import type { Shell } from '../views/page.ts';

/** Ask the question that the review has; `close` ends it. */
export function openFinding(root: HTMLElement, review: Review, shell: Shell): Mounted {
  const asking = new AbortController();
  const [{ points }] = review.game.frames;
  const judge = (position: string) => worthOf(position, review.patches, asking.signal, points);
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

/** The position of the question. What is played there is taken back at once, and marked. */
function boardFor(review: Review, answer: (move: string) => Promise<void>) {
  const { decision } = review.state.finding as Finding;
  const { frames, seats, own } = review.game;
  const [{ points }] = frames;
  const names = [nameOf(seats, 1), nameOf(seats, 2)] as [string, string];
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
