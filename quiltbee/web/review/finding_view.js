/** The question of *find it yourself*, over the board on which it is answered. */
import { boardAround, boardClass, boardFelt } from '../board/board_view.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { icon } from '../views/icons.js';
import { isFound } from './finding.js';
import { reviewHead } from './review_view.js';
import { findingWords } from './told.js';

/**
 * @typedef {import('../board/board.js').Board} Board
 * @typedef {import('../views/page.js').Shell} Shell
 * @typedef {import('./review.js').Review} Review
 */

/**
 * @param {Review} review
 * @param {Board} board
 * @param {Shell} shell
 * @param {() => void} onChosen   once a patch is chosen
 */
export function findingView(review, board, shell, onChosen) {
  return html`${reviewHead(review, shell)}
    <main class=${`${boardClass(board, shell)} finding`} data-testid="finding">
      ${question(review)} ${boardFelt(board, shell, onChosen, { moves: nothing })}
    </main>
    ${boardAround(board, shell)}`;
}

/** The question, then what the answer is worth: a slot of one size. */
function question(/** @type {Review} */ review) {
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
