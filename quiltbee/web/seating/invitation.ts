/** The page of an invitation: what it invites to, or why it no longer does. */
import { controlSentence } from '../core/clock.ts';
import { t } from '../core/words.ts';
import type { Invitation as InvitationText } from '../core/types.ts';

export type Words = { title: string; text: string };

/**
 * Why an invitation can't be taken, by the status of the server's answer; null for other faults.
 */
export function refusalWords(status: number): Words | null {
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

/** What is played, as terms and what they are. */
export function invitationTerms(invitation: InvitationText): [string, string][] {
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

function startTerm(fair: 'cut' | 'both'): [string, string] {
  return [t('starts-way'), t(`starts-terms-${fair}`)];
}
