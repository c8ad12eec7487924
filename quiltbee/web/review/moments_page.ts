/**
 * Parts of a result: the link to learn from the game, its best and its costliest move, each with a
 * link into the review.
 */
import { linesFrom } from '../core/api.ts';
import { isLocal, ownSeats, reviewPath } from '../core/seats.ts';
import { TIMERS } from '../core/timers.ts';
import { moveLabel } from '../core/sentences.ts';
import { t, tenths } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { linkButton, withIcon } from '../views/icons.ts';
import { tokenPicture } from '../views/time_board.ts';
import { afterLine, momentsOf, type Perhaps, type Document } from './document.ts';
import { Following } from './following.ts';
import type { Game } from '../core/game.ts';
import type { Patches, Table } from '../core/types.ts';

/**
 * Errors are not shown, since nobody has asked for this: the review itself reports them.
 * @param table  of a game that is over
 * @returns the content of the result, and a function that ends the requests
 */
export function lookBack(
  game: Game,
  table: Table,
  draw: () => void,
): { view: () => unknown; stop: () => void } {
  if (isLocal(table)) return { view: () => learn(table), stop: () => {} };
  const own = ownSeats(table.seats);
  let document: Document | null = null;
  let isRefused = false;
  const following = new Following({
    open: (signal) => linesFrom('GET /api/games/{game}/review', { game: game.id }, signal),
    ...TIMERS,
    take: (line) => {
      document = afterLine(document, line);
      draw();
      return document;
    },
    onStream: ({ kind }) => {
      isRefused = kind === 'refused';
      if (isRefused) draw();
    },
  });
  following.begin();
  return {
    view: () => {
      const found = isRefused ? { best: null, worst: null } : momentsOf(document, own);
      return html`${learn(table)} ${moments(found, game.id, own.length > 1, game.patches)}`;
    },
    stop: () => following.stop(),
  };
}

function learn(table: Table) {
  const { pathname, searchParams, hash } = new URL(reviewPath(table), location.origin);
  searchParams.set('learn', '');
  const address = `${pathname}?${searchParams}${hash}`;
  return linkButton('moments-learn', address, withIcon('bulb', t('moments-learn')));
}

/**
 * Show both moves in their slots, which are there from the start.
 * @param game  its id
 * @param isShared  whether two players share this screen, so that each move names its player
 */
function moments(
  { best, worst }: { best: Perhaps; worst: Perhaps },
  game: string,
  isShared: boolean,
  patches: Patches,
) {
  const slot = (kind: string, moment: Perhaps) => {
    const whose = moment && isShared ? tokenPicture(moment.player) : nothing;
    const label = html`<small>${t(`moments-${kind}`)} ${whose}</small>`;
    if (!moment) return html`<p>${label}<span>${moment === null ? '–' : '…'}</span></p>`;
    const { move, number, points } = moment;
    return html`<a data-testid=${`moments-${kind}`} href=${`/game/${game}/review?at=${number}`}
      >${label}<span
        >${moveLabel(move, patches)} <b>${kind === 'best' ? '+' : '−'}${tenths(points)}</b></span
      ></a
    >`;
  };
  return html`${slot('best', best)} ${slot('worst', worst)}`;
}
