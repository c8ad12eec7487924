/** The question of *find it yourself*, over the board on which it is answered. */
import { boardAround, boardClass, boardFelt } from '../board/board_view.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { icon } from '../views/icons.ts';
import { isFound } from './finding.ts';
import { reviewHead } from './review_view.ts';
import { findingWords } from './told.ts';
import type { Board } from '../board/board.ts';
import type { Review } from './review.ts';
import type { Shell } from '../views/page.ts';

/** @param onChosen  once a patch is chosen */
export function findingView(review: Review, board: Board, shell: Shell, onChosen: () => void) {
  return html`${reviewHead(review, shell)}
    <main class=${`${boardClass(board, shell)} finding`} data-testid="finding">
      ${question(review)} ${boardFelt(board, shell, onChosen, { moves: nothing })}
    </main>
    ${boardAround(board, shell)}`;
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
