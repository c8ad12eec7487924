/**
 * The page of an invitation: what it invites to, or why it no longer does.
 *
 * @typedef {import('../core/types.js').Invitation} InvitationText
 */
import { controlSentence } from '../core/clock.js';
import { t } from '../core/words.js';

/** @typedef {{title: string, text: string}} Words */

/**
 * Why an invitation can't be taken, by the status of the server's answer; null for other faults.
 * @param {number} status
 * @returns {Words | null}
 */
export function refusalWords(status) {
  if (status === 404)
    return {
      title: t('invitation-unknown'),
      text: t('invitation-unknown-text'),
    };
  if (status === 410)
    return {
      title: t('invitation-closed'),
      text: t('invitation-closed-text'),
    };
  return null;
}

/**
 * What is played, as terms and what they are.
 * @param {InvitationText} invitation
 * @returns {[string, string][]}
 */
export function invitationTerms(invitation) {
  const { board, clock, takebacks, rated, seed_chosen: chosen, seat, fair } = invitation;
  return [
    [t('term-seat'), t(`term-seat-${seat}`)],
    [t('clock'), clock === null ? t('term-no-clock') : controlSentence(clock)],
    [t('time-board'), t(`term-board-${board}`)],
    [t('circle'), t(chosen ? 'term-chosen' : 'term-drawn')],
    [t('tick-takebacks'), t(takebacks ? 'tick-takebacks-note' : 'term-none')],
    ...(fair ? [startTerm(fair)] : []),
    [t('term-rating'), t(rated ? 'tick-rated-note' : 'terms-not-rated')],
  ];
}

/** @param {'cut' | 'both'} fair @returns {[string, string]} */
function startTerm(fair) {
  return [t('starts-way'), t(`starts-terms-${fair}`)];
}
