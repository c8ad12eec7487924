import { call } from '../core/api.ts';
import { sketch } from '../views/quilt.ts';
import { lineThrough } from '../people/ratings.ts';
import { linePicture } from '../people/ratings_view.ts';
import { html, nothing } from 'lit-html';
import { language, t } from '../core/words.ts';
import { causesOf, lossesOf, sharesOf, summaryOf, type Share, type Summary } from './progress.ts';
import type { BestQuilt, PointsGone } from '../core/generated/messages.ts';

/** The least range of the line of losses, in points. */
const RANGE = 1;

export async function progress() {
  const { games, best, gone } = await call('GET /api/me/progress');
  return () =>
    html`<main class="me progress">
      <h1 data-testid="progress-title">${t('tab-progress')}</h1>
      ${
        games.length === 0
          ? html`<p data-testid="progress-none">${t('progress-none')}</p>`
          : html`<div class="column">${figures(summaryOf(games))} ${shares(sharesOf(games))}</div>
              <div class="column">${losses(lossesOf(games), gone)} ${quilts(best)}</div>`
      }
      <p class="small"><a href="/">${t('back-to-home')}</a></p>
    </main>`;
}

function figures({ played, won, streak, longest, tile, empty }: Summary) {
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
    <dl class="progress-figures" data-testid="progress-figures">
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

function shares(found: Share[]) {
  return html`<section class="panel" aria-labelledby="shares-heading">
    <h2 id="shares-heading">${t('progress-shares')}</h2>
    <ul class="bars" data-testid="progress-shares">
      ${found.map(({ name, played, won }) =>
        bar(name, t('won-of', { won, games: played }), won / played),
      )}
    </ul>
  </section>`;
}

/** @param share  from 0 to 1 */
function bar(name: string, value: string, share: number) {
  return html`<li>
    <span>${name}</span><b>${value}</b>
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect class="whole" width="100" height="4"></rect>
      <rect class="part" width=${Math.round(100 * share)} height="4"></rect>
    </svg>
  </li>`;
}

function losses(lost: number[], gone: PointsGone | null) {
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

function quilts(best: BestQuilt[]) {
  if (best.length === 0) return nothing;
  return html`<section class="panel" aria-labelledby="quilts-heading">
    <h2 id="quilts-heading">${t('progress-quilts')}</h2>
    <ul class="best-quilts" data-testid="progress-quilts">
      ${best.map(
        ({ game, cells, empty }) =>
          html`<li>
            <a href=${`/game/${game}`}
              >${sketch(cells)}<span>${t('progress-quilt-empty', { empty })}</span></a
            >
          </li>`,
      )}
    </ul>
  </section>`;
}

function whole(value: number) {
  return new Intl.NumberFormat(language()).format(value);
}

function tenths(value: number) {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
}

function percent(share: number) {
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(share);
}
