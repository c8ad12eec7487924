/** The graph of a review: a line over all moves, which is also a slider. */
import { nameOf } from '../core/sentences.ts';
import { otherOf } from '../core/seats.ts';
import { t } from '../core/words.ts';
import { html, nothing, svg } from 'lit-html';
import { tokenPicture } from '../views/time_board.ts';
import { graphOf, type Dot } from './graph.ts';
import { streamWords, sentenceAt } from './sentences.ts';
import { button } from '../views/icons.ts';
import type { Review } from './review.ts';

/** Signs of marks: the worse, the more corners and the larger. */
const MARKS = {
  inaccuracy: svg`<circle r="3.2"></circle>`,
  mistake: svg`<path d="M0-5L5 0 0 5-5 0z"></path>`,
  blunder: svg`<path d="M0-6.4L6.4 5H-6.4z"></path>`,
};

/** @param again  asks the server again */
export function graph(review: Review, again: () => void) {
  const { document, at, scale, range } = review.state;
  const { view, moves, game } = review;
  const drawn = graphOf(document, moves, view, scale, range);
  const x = (at / Math.max(1, moves)) * 100;
  const height = drawn.heights[at];
  const { level } = drawn;
  return html`<section class="graph" aria-label=${t('review-graph')}>
    ${scaleButton(review)}
    <div
      class=${`plot view-${view}`}
      role="slider"
      tabindex="0"
      data-testid="graph"
      aria-label=${t('review-graph')}
      aria-valuemin="0"
      aria-valuemax=${moves}
      aria-valuenow=${at}
      aria-valuetext=${sentenceAt(review)}
    >
      <svg aria-hidden="true">
        <svg viewBox=${`0 0 ${Math.max(1, moves)} 100`} preserveAspectRatio="none">
          <clipPath id="ahead"><rect width=${moves} height=${level}></rect></clipPath>
          <clipPath id="behind">
            <rect y=${level} width=${moves} height=${100 - level}></rect>
          </clipPath>
          <path class="area ahead" clip-path="url(#ahead)" d=${drawn.area}></path>
          <path class="area behind" clip-path="url(#behind)" d=${drawn.area}></path>
          <path class="level" d=${`M0 ${level}H${moves}`}></path>
          <path class="curve" d=${drawn.line}></path>
        </svg>
        ${drawn.dots.map(dot)}
        <line class="now" x1=${`${x}%`} x2=${`${x}%`} y1="0" y2="100%"></line>
        ${
          height === null || height === undefined
            ? nothing
            : svg`<circle class="here" cx=${`${x}%`} cy=${`${height}%`} r="4"></circle>`
        }
      </svg>
      <span class="side-name up">${tokenPicture(view)}${nameOf(game.seats, view)}</span>
      <span class="side-name down"
        >${tokenPicture(otherOf(view))}${nameOf(game.seats, otherOf(view))}</span
      >
      <span class="most" aria-hidden="true"
        >${scale === 'points' ? `+${drawn.range[0]}` : '100 %'}</span
      >
    </div>
    ${streamLine(review, again)}
  </section>`;
}

/** Show the engine's progress; screen readers hear its beginning, interruptions and end. */
function streamLine({ state: { stream, document } }: Review, again: () => void) {
  const words = streamWords(stream, document);
  return html`<p class="course" data-testid="course" data-course=${stream.kind}>
    <span>${words}</span>
    <span class="visually-hidden" role="status">${stream.kind === 'coming' ? '' : words}</span>
    ${
      stream.kind === 'refused'
        ? button('ask-again', t('review-again'), again, { classes: 'quiet' })
        : nothing
    }
  </p>`;
}

function dot({ decision, mark, x, y }: Dot) {
  return svg`<svg class="dot" x=${`${x}%`} y=${`${y}%`} overflow="visible">
    <g class=${`mark ${mark} of-${decision.seat}`} data-mark=${decision.number}>${MARKS[mark]}</g>
  </svg>`;
}

/** The switch between points and chances, at the graph's left edge. */
function scaleButton({ store, state: { scale } }: Review) {
  const other = scale === 'points' ? 'chance' : 'points';
  const both = `${t('review-scale-points')} ${t('review-scale-chance')}`;
  return html`<button
    type="button"
    class="scale"
    data-testid="scale"
    aria-label=${`${both}: ${t(`review-scale-to-${other}`)}`}
    @click=${() => store.dispatch({ scale: other })}
  >
    <span class=${scale === 'points' ? 'on' : ''}>${t('review-scale-points')}</span>
    <span class=${scale === 'chance' ? 'on' : ''}>${t('review-scale-chance')}</span>
  </button>`;
}
