/** The best and the costliest move in the result of a game, each a way into its review. */
import { moveLabel } from '../core/sentences.ts';
import { t, tenths } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { tokenPicture } from '../views/time_board.ts';
import type { Patches } from '../core/types.ts';
import type { Perhaps } from './document.ts';

/**
 * Both in their slots, which are there before anything is known.
 * @param game  its id
 * @param isShared  by two players, so that it is said whose move it was
 */
export function moments(
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
