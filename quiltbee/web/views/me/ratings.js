/** One's ratings as lines over time, and one's results in a table. */
import {
  CLASS_NAMES,
  HEIGHT,
  WIDTH,
  opponentName,
  ratingLine,
  ratingText,
} from '../../core/ratings.js';
import { plural, signed } from '../../core/sentences.js';
import { html, nothing, svg } from '../../vendor/lit-html.js';
import { isTicked } from '../fields.js';
import { section } from '../sections.js';

/**
 * @typedef {import('../../core/me.js').MePage} MePage
 * @typedef {import('../../core/people_types.js').DuelTotal} DuelTotal
 * @typedef {import('../../core/people_types.js').Rating} Rating
 */

/** @param {MePage} page */
export function ratingsSection(page) {
  const { state } = page;
  const { ratings, statistics, me } = state;
  const none = ratings.length === 0 && statistics.totals.length === 0;
  const content = html`${
    none
      ? html`<p class="small">
          Nothing yet. Rated games with people and games against the computer’s levels count here.
        </p>`
      : nothing
  }
  ${
    ratings.length > 0
      ? html`<ul class="ratings">
          ${ratings.map(ratingRow)}
        </ul>`
      : nothing
  }
  ${statistics.totals.length > 0 ? totals(statistics.totals) : nothing}
  ${me.account ? listedTick(page, me.account.listed) : nothing}`;
  return section(state, 'ratings', 'Ratings and results', content);
}

/** @param {Rating} rating */
function ratingRow(rating) {
  const { deviation, games, provisional } = rating;
  return html`<li data-class=${rating.class}>
    <span class="rating-name">${CLASS_NAMES[rating.class]}</span>
    <b class="rating-value">${ratingText(rating)}</b>
    <span class="small"
      >± ${Math.round(2 * deviation)},
      ${plural(games, 'game')}${provisional ? ', not settled yet' : ''}</span
    >
    ${picture(rating)}
  </li>`;
}

/** @param {Rating} rating */
function picture(rating) {
  const line = ratingLine(rating);
  const from = rating.history[0]?.rating;
  if (line === null) return nothing;
  const [x, y] = line.end;
  return html`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${WIDTH + 44} ${HEIGHT + 12}`}
    role="img"
    aria-label=${`${CLASS_NAMES[rating.class]}: from ${from} to ${ratingText(rating)}`}
  >
    <path class="frame" d=${`M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}`}></path>
    <path class="line-path" d=${line.path}></path>
    ${svg`<circle cx=${x} cy=${y} r="3.5"></circle>
      <text x=${WIDTH + 6} y="4">${line.high}</text>
      <text x=${WIDTH + 6} y=${HEIGHT + 4}>${line.low}</text>`}
  </svg>`;
}

/** @param {DuelTotal[]} rows */
function totals(rows) {
  return html`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
    <table class="scores" data-testid="duel-totals">
      <caption id="totals-caption">
        Finished games for two
      </caption>
      <thead>
        <tr>
          <th scope="col">Against</th>
          <th scope="col">Clock</th>
          <th scope="col">Won</th>
          <th scope="col">Mean</th>
          <th scope="col">Best</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (each) =>
            html`<tr>
              <th scope="row">${opponentName(each)}</th>
              <td>${CLASS_NAMES[each.class]}</td>
              <td>${each.won} of ${each.played}</td>
              <td>${margin(each.mean_margin)}</td>
              <td>${margin(each.best_margin)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {number | null} value */
function margin(value) {
  return value === null ? '–' : signed(Math.round(value * 10) / 10);
}

/** @param {MePage} page @param {boolean} listed */
function listedTick(page, listed) {
  return html`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${listed}
      @change=${(/** @type {Event} */ event) => page.list(isTicked(event))}
    /><span
      >List my settled ratings <span class="small">with my name, for everybody</span></span
    ></label
  >`;
}
