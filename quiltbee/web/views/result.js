/** The end of a game: who won, why, and how both scores come about. */
import { html } from '../vendor/lit-html.js';
import { turnReason, turnTitle } from '../words.js';
import { scoreTable } from './player.js';

/** @typedef {import('../types.js').Frame} Frame @typedef {import('../types.js').Seat} Seat */

/** @param {Frame} frame @param {Seat[]} seats @param {unknown} actions */
export function result(frame, seats, actions) {
  return html`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">Final scores</h2><p><b>${turnTitle(frame, seats)}.</b> ${turnReason(frame, seats)}</p>
    ${scoreTable(frame, seats)}<div class="row">${actions}</div></section>`;
}
