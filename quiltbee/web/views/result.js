/** The end of a game: who won, why, and both scores in parts. */
import { html } from '../vendor/lit-html.js';
import { turnReason, turnTitle } from '../core/sentences.js';
import { duelScores } from './player.js';
import { levelOutcomes, automaScores } from './automa/result.js';

/**
 * @typedef {import('../core/types.js').Frame} Frame
 * @typedef {import('../core/types.js').Seat} Seat
 */

/**
 * @param {Frame} frame
 * @param {Seat[]} seats
 * @param {unknown} actions
 */
export function result(frame, seats, actions) {
  const { automa } = frame;
  return html`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">Final scores</h2>
    <p><b>${turnTitle(frame, seats)}.</b> ${turnReason(frame, seats)}</p>
    ${
      automa
        ? html`${automaScores(frame, seats, automa)} ${levelOutcomes(automa, seats)}`
        : duelScores(frame, seats)
    }
    <div class="row">${actions}</div>
  </section>`;
}
