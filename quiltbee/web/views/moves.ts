/** The list of moves; each is a button that shows the position after it. */
import { detailOf, moveLabel, nameOf } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html } from 'lit-html';
import { rich } from './rich.ts';
import { stepButtons } from './steps.ts';
import type { Decision as Happening } from '../core/rules/types.ts';
import type { Move, Patches, Seat } from '../core/types.ts';

/**
 * @param shown  how many moves lie behind the position on show
 * @param lately  what has happened since one's own last decision
 */
export function moveList(
  moves: Move[],
  shown: number,
  seats: Seat[],
  patches: Patches,
  onLook: (index: number) => void,
  lately: Happening[] = [],
) {
  const fresh = new Set(lately.map(({ number }) => number));
  const places = { first: 0, back: shown - 1, forward: shown + 1, last: moves.length };
  const goesNowhere = (index: number) => index < 0 || index > moves.length || index === shown;
  return html`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">${t('moves')}</h2>
      ${stepButtons(
        (step) => goesNowhere(places[step]),
        (step) => onLook(places[step]),
      )}
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${moves.map(
        (each) =>
          html`<li class=${fresh.has(each.number) ? 'fresh-move' : ''}>
            <button
              type="button"
              class=${each.number === shown ? 'move now' : 'move'}
              aria-current=${each.number === shown ? 'step' : 'false'}
              @click=${() => onLook(each.number)}
            >
              <span class="number">${each.number}</span>
              <span class="move-words">${whatHappened(each, seats, patches)}</span>
              <code>${each.move}</code>
            </button>
          </li>`,
      )}
    </ol>
    ${moves.length === 0 ? html`<p class="small">${t('no-move-yet')}</p>` : ''}
  </section>`;
}

/** Who did what, and what came of it in a few words. */
function whatHappened({ player, move, change }: Move, seats: Seat[], patches: Patches) {
  const name = html`<b>${nameOf(seats, player)}</b>`;
  const deed = moveLabel(move, patches);
  if (!change || change.from === change.to) return rich('happened', { name }, { deed });
  return rich('happened-with', { name }, { deed, detail: detailOf(change) });
}
