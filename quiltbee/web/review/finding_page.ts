/** *Find it yourself*: the position before a mistake on a board in the page. */
import { focusActiveQuilt } from '../table/at_table.ts';
import {
  Board,
  boardAround,
  boardClass,
  boardFelt,
  connectBoard,
  worthOf,
} from '../board/board_page.ts';
import { nameOf } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { icon } from '../views/icons.ts';
import { isFound, type Finding } from './finding.ts';
import { findingWords } from './told.ts';
import type { Page } from '../shell/page.ts';
import type { Review } from './review.ts';

/** Ask the question that the review has: its view, and what ends it. */
export function openFinding(page: Page, review: Review) {
  const { shell, root } = page.place;
  const asking = new AbortController();
  const [{ points }] = review.game.frames;
  const judge = (position: string) => worthOf(position, review.patches, asking.signal, points);
  const board = boardFor(review, (move) => review.answer(move, judge));
  const disconnect = connectBoard(page, board);
  return {
    view: () =>
      html`<main class=${`${boardClass(board, shell)} finding`} data-testid="finding">
          ${question(review)}
          ${boardFelt(board, shell, () => focusActiveQuilt(root), { moves: nothing })}
        </main>
        ${boardAround(board, shell)}`,
    close: () => {
      asking.abort();
      disconnect();
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

/** The question, then what the answer is worth: a slot of one size. */
function question(review: Review) {
  const { finding, document } = review.state;
  if (!finding || !document) return nothing;
  const verdict = finding.answer?.verdict ?? 'none';
  return html`<section
    class=${isFound(finding) ? 'question found' : 'question'}
    aria-label=${t('review-find')}
    data-testid="question"
    data-verdict=${finding.judging === null ? verdict : 'judging'}
  >
    <p role="status">${findingWords(finding, document.thresholds)}</p>
    <button type="button" data-testid="show-answer" @click=${() => review.reveal()}>
      ${icon('bulb')}<span>${t('review-find-answer')}</span>
    </button>
    <button type="button" data-testid="find-next" @click=${() => review.findNext()}>
      ${icon('forward')}<span>${t('review-find-next')}</span>
    </button>
  </section>`;
}
