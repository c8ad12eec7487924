/** Ratings as lines over time, and results in a table. */
import { HEIGHT, WIDTH, opponentName, ratingLine, ratingText, type Line } from './ratings.ts';
import { signed } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing, svg } from 'lit-html';
import { table } from '../views/controls.ts';
import type {
  DuelTotalState as DuelTotal,
  OwnRating as Rating,
} from '../core/generated/messages.ts';

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
 * Draw a line over time with its lowest and highest value.
 * @param label  its accessible name
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

/** Show the person's results by opponent and speed. */
export function totals(rows: DuelTotal[]) {
  return table({
    id: 'duel-totals',
    labelledBy: 'totals-caption',
    caption: t('games-for-two'),
    columns: ['against', 'clock', 'won', 'mean', 'best'].map((key) => [t(key)]),
    rows: rows.map((total) => ({
      cells: [
        opponentName(total),
        t(`class-${total.class}`),
        t('won-of', { won: total.won, games: total.played }),
        margin(total.mean_margin),
        margin(total.best_margin),
      ],
    })),
    head: 0,
  });
}

function margin(value: number | null) {
  return value === null ? '–' : signed(Math.round(value * 10) / 10);
}
