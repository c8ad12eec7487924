/** One's ratings as lines over time, and one's results in a table. */
import { HEIGHT, WIDTH, opponentName, ratingLine, ratingText, type Line } from './ratings.ts';
import { signed } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing, svg } from 'lit-html';
import { isTicked } from '../views/fields.ts';
import { section } from '../views/sections.ts';
import type { DuelTotalState as DuelTotal, OwnRating as Rating } from '../core/messages.ts';
import type { MePage } from './me.ts';

export function ratingsSection(page: MePage) {
  const { state } = page;
  const { ratings, statistics, me } = state;
  const none = ratings.length === 0 && statistics.totals.length === 0;
  const content = html`${none ? html`<p class="small">${t('ratings-none')}</p>` : nothing}
    ${
      ratings.length > 0
        ? html`<ul class="ratings">
            ${ratings.map(ratingRow)}
          </ul>`
        : nothing
    }
    ${statistics.totals.length > 0 ? totals(statistics.totals) : nothing}
    ${me.account ? listedTick(page, me.account.listed) : nothing}
    <p><a href="/ratings" data-testid="to-ratings">${t('tab-ratings')}</a></p>`;
  return section(state, 'ratings', t('ratings-and-results'), content);
}

export function ratingRow(rating: Rating) {
  const { deviation, games, provisional } = rating;
  return html`<li data-class=${rating.class}>
    <span class="rating-name">${t(`class-${rating.class}`)}</span>
    <b class="rating-value">${ratingText(rating)}</b>
    <span class="small"
      >± ${Math.round(2 * deviation)},
      ${t('games', { count: games })}${provisional ? t('not-settled') : ''}</span
    >
    ${picture(rating)}
  </li>`;
}

function picture(rating: Rating) {
  const from = String(rating.history[0]?.rating);
  const words = { class: t(`class-${rating.class}`), from, to: ratingText(rating) };
  return linePicture(ratingLine(rating), t('rating-picture', words));
}

/**
 * A line over time with its lowest and highest value.
 * @param label  what it says, in words
 */
export function linePicture(line: Line | null, label: string) {
  if (line === null) return nothing;
  const [x, y] = line.end;
  return html`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${WIDTH + 44} ${HEIGHT + 12}`}
    role="img"
    aria-label=${label}
  >
    <path class="frame" d=${`M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}`}></path>
    <path class="line-path" d=${line.path}></path>
    ${svg`<circle cx=${x} cy=${y} r="3.5"></circle>
      <text x=${WIDTH + 6} y="4">${line.high}</text>
      <text x=${WIDTH + 6} y=${HEIGHT + 4}>${line.low}</text>`}
  </svg>`;
}

function totals(rows: DuelTotal[]) {
  return html`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
    <table class="scores" data-testid="duel-totals">
      <caption id="totals-caption">
        ${t('games-for-two')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('against')}</th>
          <th scope="col">${t('clock')}</th>
          <th scope="col">${t('won')}</th>
          <th scope="col">${t('mean')}</th>
          <th scope="col">${t('best')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (each) =>
            html`<tr>
              <th scope="row">${opponentName(each)}</th>
              <td>${t(`class-${each.class}`)}</td>
              <td>${t('won-of', { won: each.won, games: each.played })}</td>
              <td>${margin(each.mean_margin)}</td>
              <td>${margin(each.best_margin)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function margin(value: number | null) {
  return value === null ? '–' : signed(Math.round(value * 10) / 10);
}

function listedTick(page: MePage, listed: boolean) {
  return html`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${listed}
      @change=${(event: Event) => page.list(isTicked(event))}
    /><span>${t('list-ratings')} <span class="small">${t('list-ratings-note')}</span></span></label
  >`;
}
