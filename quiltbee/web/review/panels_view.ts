/** Below the boards of a review: figures, losses by cause, and the list of all decisions. */
import { nameOf, moveLabel, whoIs } from '../core/sentences.ts';
import { sharedPath } from '../core/links.ts';
import { otherOf } from '../core/seats.ts';
import { site } from '../core/site.ts';
import { t, tenths } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { icon } from '../views/icons.ts';
import { looksOf } from '../views/about.ts';
import { rich } from '../views/rich.ts';
import { tokenPicture } from '../views/time_board.ts';
import { costliest, isJudged, type Cause, type Decision, type Side } from './document.ts';
import { MEASURED } from '../core/generated/measured.ts';
import { betterLabel, hundredths, reasons, startSentence, verdict } from './sentences.ts';
import type { Player, Seat } from '../core/types.ts';
import type { Review } from './review.ts';
import type { Shell } from '../views/page.ts';

const CAUSES: Cause[] = ['placing', 'timing', 'economy', 'special', 'patches'];

/** List the sides with decisions, the player's own first. */
function sides({ view, state: { document } }: Review): Player[] {
  const isSolo = document?.variant === 'solo';
  return isSolo ? [1] : [view, otherOf(view)];
}

export function panels(review: Review, shell: Shell) {
  const { document } = review.state;
  return html`<div class="panels">
    ${document ? html`${figures(review)} ${threes(review)} ${account(review)}` : nothing}
    ${document ? fortune(review) : nothing} ${decisions(review)}
    ${document && !site.isStatic ? animation(document.link, review.game.seats, shell) : nothing}
  </div>`;
}

/** A link that saves the game as an animated picture, in the looks of the page. */
function animation(link: string, seats: Seat[], shell: Shell) {
  const [one, two] = seats.map(({ name }) => name);
  const { pathname, searchParams } = new URL(sharedPath(link, [one, two]), 'http://x');
  const [code] = pathname.split('/').slice(-1);
  const query = new URLSearchParams({ game: code, ...looksOf(shell) });
  for (const [name, value] of searchParams) query.set(name, value);
  return html`<p>
    <a
      class="button"
      data-testid="save-animation"
      href=${`/api/picture.webp?${query}`}
      download="quiltbee.webp"
      >${icon('download')}<span>${t('review-animation')}</span></a
    >
  </p>`;
}

/** Show the main figures beside the boards, if there is room. */
export function sums(review: Review) {
  if (!review.state.document) return html`<div class="sums"></div>`;
  return html`<div class="sums">${figuresTable(review, 3)}</div>`;
}

function figures(review: Review) {
  return html`<section class="panel figures" aria-labelledby="figures-heading">
    <h2 id="figures-heading">${t('review-figures')}</h2>
    ${figuresTable(review)}
    <p class="small">${t('review-accuracy-is')}</p>
    ${levels(review.state.document?.variant === 'solo' ? 'solo' : 'duel')}
  </section>`;
}

function levels(variant: 'duel' | 'solo') {
  return html`<details class="fold" data-testid="levels">
    <summary>${t('review-levels')}</summary>
    <p class="small">${t('review-levels-measured', { variant })}</p>
    <table class="scores">
      <thead>
        <tr>
          <th scope="col">${t('level')}</th>
          <th scope="col">${t('review-points-each')}</th>
          <th scope="col">${t('review-accuracy')}</th>
        </tr>
      </thead>
      <tbody>
        ${MEASURED[variant].map(
          ({ lost, accuracy }, index) =>
            html`<tr>
              <th scope="row">${index + 1}</th>
              <td>${hundredths(lost)}</td>
              <td>${Math.round(accuracy)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

/** @param count  of rows */
function figuresTable(review: Review, count?: number) {
  const { document } = review.state;
  const players = sides(review);
  const rows: [string, (side: Side) => string][] = [
    ['review-points-each', ({ points_lost: lost }) => tenths(lost)],
    [
      'review-accuracy',
      ({ accuracy }) => (accuracy === null ? t('review-unknown') : String(Math.round(accuracy))),
    ],
    [
      'review-near-level',
      ({ near_level: level }) =>
        level === null ? t('review-unknown') : t('review-near', { level: String(level) }),
    ],
    [
      'review-best-moves',
      ({ best, decisions: of }) => t('review-best-of', { best: String(best), of: String(of) }),
    ],
    ['review-points-all', ({ points_lost_total: lost }) => tenths(lost)],
  ];
  const isKnown = players.some((player) => document?.sides[player - 1]?.near_level);
  const known = rows.filter(([key]) => isKnown || key !== 'review-near-level');
  return html`<table class="scores" data-testid=${count ? 'sums' : 'figures'}>
    ${columns(review)}
    <tbody>
      ${known.slice(0, count).map(
        ([key, value]) =>
          html`<tr>
            <th scope="row">${t(key)}</th>
            ${players.map((player) => {
              const side = document?.sides[player - 1];
              return html`<td>${side ? value(side) : t('review-unknown')}</td>`;
            })}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function columns(review: Review) {
  return html`<thead>
    <tr>
      <td></td>
      ${sides(review).map(
        (player) =>
          html`<th scope="col">${tokenPicture(player)} ${nameOf(review.game.seats, player)}</th>`,
      )}
    </tr>
  </thead>`;
}

/** Show the costliest decisions of each side, with better moves and reasons. */
function threes(review: Review) {
  return sides(review).map((player) => {
    const three = costliest(review.state.document, player);
    return html`<section class="panel three" data-testid=${`three-${player}`}>
      <h2>${t('review-three', whoIs(review.game.seats, player))}</h2>
      ${three.length === 0 ? html`<p class="small">${t('review-overview-none')}</p>` : nothing}
      <ol>
        ${three.map((decision) => {
          const move = moveLabel(decision.move, review.patches);
          return html`<li>
            <button type="button" class="move" @click=${() => review.look(decision.number)}>
              <span class="number">${decision.number}</span>
              <span class="move-words"
                ><b>${move}</b>. ${betterLabel(decision, review.patches)}.
                ${reasons(decision, review.patches).join(' ')}</span
              >
              <span class="cost-of">−${tenths(decision.points_lost ?? 0)}</span>
            </button>
          </li>`;
        })}
      </ol>
      ${finest(review, player)}
    </section>`;
  });
}

function finest(review: Review, player: Player) {
  const { document } = review.state;
  const best = document?.finest[player - 1];
  if (!document || !best) return nothing;
  const move = moveLabel(document.decisions[best.number - 1].move, review.patches);
  return html`<button
    type="button"
    class="move"
    data-testid=${`finest-${player}`}
    @click=${() => review.look(best.number)}
  >
    <span class="number">${best.number}</span>
    <span class="move-words"><b>${move}</b>. ${t('review-finest')}</span>
    <span class="cost-of">+${tenths(best.points)}</span>
  </button>`;
}

function account(review: Review) {
  const { document } = review.state;
  const players = sides(review);
  const of = (player: Player, cause: Cause) => document?.sides[player - 1]?.account[cause] ?? 0;
  const all = players.flatMap((each) => CAUSES.map((cause) => of(each, cause)));
  if (all.every((points) => points === 0)) return nothing;
  const most = Math.max(1, ...all);
  return html`<section class="panel account-of-points" aria-labelledby="points-heading">
    <h2 id="points-heading">${t('review-account')}</h2>
    <table data-testid="account">
      ${columns(review)}
      <tbody>
        ${CAUSES.map(
          (cause) =>
            html`<tr>
              <th scope="row">${t(`review-account-${cause}`)}</th>
              ${players.map((player) => {
                const points = of(player, cause);
                return html`<td>
                  <span class="points">${tenths(points)}</span>
                  <svg class=${`share of-${player}`} aria-hidden="true">
                    <rect width=${`${(Math.max(0, points) / most) * 100}%`} height="100%"></rect>
                  </svg>
                </td>`;
              })}
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/** Show the luck of the cards, or the value of ring and seat. */
function fortune(review: Review) {
  const { document } = review.state;
  const luck = document?.variant === 'solo' ? document.sides[0]?.luck : null;
  const start = startSentence(review);
  if (!luck && !start) return nothing;
  return html`<section class="panel fortune" data-testid="fortune">
    ${
      luck
        ? html`<h2>${t('review-luck')}</h2>
            <p>${luckSentence(luck.points)}</p>`
        : nothing
    }
    ${
      start
        ? html`<h2>${t('review-start-heading')}</h2>
            <p>${start}</p>`
        : nothing
    }
  </section>`;
}

function luckSentence(points: number) {
  if (Math.abs(points) < 0.5) return t('review-luck-none');
  const key = points > 0 ? 'review-luck-good' : 'review-luck-bad';
  return t(key, { points: tenths(Math.abs(points)) });
}

/** List all decisions with their losses: the graph in words. */
function decisions(review: Review) {
  const { game, state, patches } = review;
  return html`<section class="panel decisions moves" aria-labelledby="decisions-heading">
    <h2 id="decisions-heading">${t('review-all')}</h2>
    <ol class="move-list" data-testid="decisions" tabindex="0" aria-labelledby="decisions-heading">
      ${game.frames.slice(1).map((frame, index) => {
        const number = index + 1;
        const decision = state.document?.decisions[index];
        const isNow = state.at === number;
        return html`<li>
          <button
            type="button"
            class=${isNow ? 'move now' : 'move'}
            aria-current=${isNow ? 'step' : 'false'}
            data-number=${number}
            @click=${() => review.look(number)}
          >
            <span class="number">${number}</span>
            <span class="move-words"
              >${rich(
                'happened',
                { name: html`<b>${nameOf(game.seats, frame.player ?? 1)}</b>` },
                { deed: moveLabel(frame.move ?? 'pass', patches) },
              )}${lost(decision)}</span
            >
          </button>
        </li>`;
      })}
    </ol>
  </section>`;
}

function lost(decision: Decision | undefined) {
  if (!isJudged(decision)) return nothing;
  return html`<span class=${`lost-points ${decision.mark ?? ''}`}> · ${verdict(decision)}</span>`;
}
