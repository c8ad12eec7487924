/** *Learn from your mistakes*: the position before a mistake on a board in the page. */
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
import { button, withIcon } from '../views/icons.ts';
import { isFound, isSettled, type Finding } from './finding.ts';
import { findingWords, lessonWords, whyWords } from './sentences.ts';
import type { Page } from '../shell/page.ts';
import type { Review } from './review.ts';

/** Ask the review's question; return its view, and a function that ends it. */
export function openFinding(page: Page, review: Review) {
  const { shell } = page.place;
  const asking = new AbortController();
  const [{ points }] = review.game.frames;
  const judge = (position: string) => worthOf(position, review.patches, asking.signal, points);
  const board = boardFor(review, (move) => review.answer(move, judge));
  const disconnect = connectBoard(page, board);
  return {
    view: () => {
      const why = whyOf(review);
      const slots = why ? { middle: why, tools: nothing } : {};
      return html`<main
          class=${`${boardClass(board, shell)} finding${why ? ' ended' : ''}`}
          data-testid="finding"
        >
          ${question(review, board)} ${boardFelt(board, shell, { moves: nothing, ...slots })}
        </main>
        ${boardAround(board, shell)}`;
    },
    close: () => {
      asking.abort();
      disconnect();
    },
  };
}

/** Set up the position of the question. A move is taken back at once, and marked. */
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
          if (finding?.answer?.move === move) mark(board, finding);
        });
      },
    },
  );
}

/** Mark the answer or a failed try on the board. */
function mark(board: Board, finding: Finding) {
  const { move } = finding.answer as NonNullable<Finding['answer']>;
  const kind = isSettled(finding) ? 'better' : 'mine';
  board.suggest([{ move, label: kind === 'better' ? '✓' : '×', kind }]);
}

/** Explain the best move in place of the market, once the question is settled. */
function whyOf({ state: { finding, document }, patches }: Review) {
  if (!finding || !document || !isSettled(finding)) return null;
  return html`<section class="panel lesson-why" data-testid="lesson-why">
    <p>${whyWords(finding.decision.number, document, patches)}</p>
  </section>`;
}

/** Show the question, then the verdict on the answer, in a slot of a fixed size. */
function question(review: Review, board: Board) {
  const { finding, document, lesson } = review.state;
  if (!finding || !document || !lesson) return nothing;
  const verdict = finding.answer?.verdict ?? 'none';
  const isOver = isSettled(finding);
  const place = { at: String(lesson.at + 1), of: String(lesson.numbers.length) };
  const reveal = () => {
    review.reveal();
    if (review.state.finding) mark(board, review.state.finding);
  };
  return html`<section
    class=${isFound(finding) ? 'question found' : 'question'}
    aria-label=${t('review-learn')}
    data-testid="question"
    data-verdict=${finding.judging === null ? verdict : 'judging'}
  >
    <p role="status">
      <b data-testid="lesson-place">${t('review-lesson-place', place)}</b>
      ${findingWords(finding, document.thresholds)}
    </p>
    ${
      // Another element than the button before it: a second click or Enter leaves nothing.
      isOver
        ? html`${button('leave-lesson', withIcon('graph', t('review-lesson-leave')), () =>
            review.leave(),
          )}`
        : button('show-answer', withIcon('bulb', t('review-find-answer')), reveal)
    }
    ${button(
      'find-next',
      withIcon('forward', t(isOver ? 'review-find-next' : 'review-find-skip')),
      () => review.findNext(),
      { classes: isOver ? 'main' : '' },
    )}
  </section>`;
}

/** Show the end of a lesson: results, the main cause, and each question. */
export function lessonView(review: Review) {
  const { lesson, document } = review.state;
  if (!lesson || !document) return nothing;
  return html`<main class="lesson-end" data-testid="lesson-end">
    <section class="panel" aria-labelledby="lesson-heading">
      <h2 id="lesson-heading" tabindex="-1">${t('review-lesson-end')}</h2>
      ${lessonWords(lesson, document).map((words) => html`<p>${words}</p>`)}
      <ol class="lesson-list">
        ${lesson.numbers.map((number, at) => {
          const outcome = lesson.outcomes[number];
          return html`<li>
            <button
              type="button"
              class="move"
              data-testid=${`lesson-${at + 1}`}
              @click=${() => review.look(number)}
            >
              <span class="move-words">
                <b>${t('review-move-number', { number: String(number) })}</b>
                ${t(`review-lesson-${outcome ?? 'passed'}`)}
                ${whyWords(number, document, review.patches)}
              </span>
            </button>
          </li>`;
        })}
      </ol>
      <div class="row">
        ${button('lesson-again', withIcon('again', t('review-lesson-again')), () => review.learn())}
        ${button(
          'leave-lesson',
          withIcon('graph', t('review-lesson-leave')),
          () => review.leave(),
          { classes: 'main' },
        )}
      </div>
    </section>
  </main>`;
}
