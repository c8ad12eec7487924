/**
 * The page of an invitation: what it invites to, or why it no longer does.
 *
 * @typedef {import('./types.js').Invitation} InvitationText
 */
import { controlSentence } from './clock.js';

/** @typedef {{title: string, text: string}} Words */

/**
 * Why an invitation can't be taken, by the status of the server's answer; null for other faults.
 * @param {number} status
 * @returns {Words | null}
 */
export function refusalWords(status) {
  if (status === 404)
    return {
      title: 'This invitation is not known',
      text: 'Check the link, or ask for a new one: an earlier link is void once a new one is made.',
    };
  if (status === 410)
    return {
      title: 'This invitation is no longer open',
      text: 'It was used already, or it has expired. Ask for a new link.',
    };
  return null;
}

/**
 * What is played, as terms and what they are.
 * @param {InvitationText} invitation
 * @returns {[string, string][]}
 */
export function invitationTerms({ board, clock, takebacks, rated, seed_chosen: chosen, seat }) {
  return [
    ['You sit as', seat === 1 ? 'player 1, who begins' : 'player 2'],
    ['Clock', clock === null ? 'none: take all the time you need' : controlSentence(clock)],
    ['Time board', board === 'revised' ? 'revised' : 'original'],
    ['Circle of patches', chosen ? 'chosen by the other player' : 'drawn by lot'],
    ['Takebacks', takebacks ? 'when the other player agrees' : 'none'],
    ['Rating', rated ? 'counts for both ratings' : 'not rated'],
  ];
}
