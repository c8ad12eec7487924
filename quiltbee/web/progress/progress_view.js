/** The page of one's progress. */
import { sketch } from '../views/quilt.js';
import { lineThrough } from '../people/ratings.js';
import { linePicture } from '../people/ratings_view.js';
import { follow, head } from '../views/page.js';
import { html, nothing } from '../vendor/lit-html.js';
import { language, t } from '../core/words.js';
import { causesOf, lossesOf, sharesOf, summaryOf } from './progress.js';

/**
 * @typedef {import('../core/messages.js').BestQuilt} BestQuilt
 * @typedef {import('../core/messages.js').PointsGone} PointsGone
 * @typedef {import('../core/messages.js').Progress} Progress
 * @typedef {import('../views/page.js').Shell} Shell
 */

/** The least range of the line of losses, in points. */
const RANGE = 1;

/** @param {Progress} progress @param {Shell} shell */
export function progressPage({ games, best, gone }, shell) {
  return html`${head(shell)}
    <main class="me progress">
      <h1 data-testid="progress-title">${t('tab-progress')}</h1>
      ${
        games.length === 0
          ? html`<p data-testid="progress-none">${t('progress-none')}</p>`
          : html`<div class="column">${figures(summaryOf(games))} ${shares(sharesOf(games))}</div>
              <div class="column">${losses(lossesOf(games), gone)} ${quilts(best, shell)}</div>`
      }
      <p class="small"><a href="/" @click=${follow(shell)}>${t('back-to-home')}</a></p>
    </main>`;
}

/** @param {import('./progress.js').Summary} summary */
function figures({ played, won, streak, longest, tile, empty }) {
  const rows = [
    ['progress-played', whole(played)],
    ['progress-won', percent(won / played)],
    ['progress-streak', whole(streak)],
    ['progress-longest', whole(longest)],
    ['progress-tile', tile === null ? '–' : percent(tile)],
    ['progress-empty', empty === null ? '–' : tenths(empty)],
  ];
  return html`<section class="panel" aria-labelledby="figures-heading">
    <h2 id="figures-heading">${t('progress-figures')}</h2>
    <dl class="figures" data-testid="progress-figures">
      ${rows.map(
        ([key, value]) =>
          html`<div>
            <dt>${t(key)}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

/** @param {import('./progress.js').Share[]} found */
function shares(found) {
  return html`<section class="panel" aria-labelledby="shares-heading">
    <h2 id="shares-heading">${t('progress-shares')}</h2>
    <ul class="bars" data-testid="progress-shares">
      ${found.map(({ name, played, won }) =>
        bar(name, t('won-of', { won, games: played }), won / played),
      )}
    </ul>
  </section>`;
}

/** @param {string} name @param {string} value @param {number} share   from 0 to 1 */
function bar(name, value, share) {
  return html`<li>
    <span>${name}</span><b>${value}</b>
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect class="whole" width="100" height="4"></rect>
      <rect class="part" width=${Math.round(100 * share)} height="4"></rect>
    </svg>
  </li>`;
}

/** @param {number[]} lost @param {PointsGone | null} gone */
function losses(lost, gone) {
  const title = html`<h2 id="losses-heading">${t('progress-losses')}</h2>`;
  if (gone === null)
    return html`<section class="panel" aria-labelledby="losses-heading">
      ${title}
      <p class="small" data-testid="progress-unreviewed">${t('progress-unreviewed')}</p>
    </section>`;
  const causes = causesOf(gone);
  const most = Math.max(causes[0].points, 0.1);
  const words = { from: tenths(lost[0]), to: tenths(lost[lost.length - 1]) };
  return html`<section class="panel" aria-labelledby="losses-heading">
    ${title}
    <p>${t('progress-lost-now', { points: words.to })}</p>
    ${linePicture(lineThrough(lost, RANGE), t('progress-line', words))}
    <h3 id="causes-heading">${t('progress-causes')}</h3>
    <p class="small">${t('progress-causes-note', { count: gone.games })}</p>
    <ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
      ${causes.map(({ cause, points }) =>
        bar(t(`progress-cause-${cause}`), tenths(points), points / most),
      )}
    </ul>
  </section>`;
}

/** @param {BestQuilt[]} best @param {Shell} shell */
function quilts(best, shell) {
  if (best.length === 0) return nothing;
  return html`<section class="panel" aria-labelledby="quilts-heading">
    <h2 id="quilts-heading">${t('progress-quilts')}</h2>
    <ul class="best-quilts" data-testid="progress-quilts">
      ${best.map(
        ({ game, cells, empty }) =>
          html`<li>
            <a href=${`/game/${game}`} @click=${follow(shell)}
              >${sketch(cells)}<span>${t('progress-quilt-empty', { empty })}</span></a
            >
          </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {number} value */
function whole(value) {
  return new Intl.NumberFormat(language()).format(value);
}

/** @param {number} value */
function tenths(value) {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
}

/** @param {number} share */
function percent(share) {
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(share);
}
