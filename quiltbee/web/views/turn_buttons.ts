/** The buttons of a turn (card, hint, undo), and the switch for cards. */
import { canAskHint, canTurn, canUndo, givesHints } from '../core/queries.ts';
import { isPlaying } from '../core/seats.ts';
import { undoesCard } from '../core/automa.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { isTicked } from './fields.ts';
import { button, icon, withIcon } from './icons.ts';
import type { Context } from './context.ts';
import type { Shell } from './page.ts';
import type { Table } from '../core/types.ts';

export function turnButtons(context: Context) {
  const { table } = context;
  if (!isPlaying(table) || table.rated) return nothing;
  const hints = givesHints(table) && table.stage !== 'over';
  const undoes = table.mode !== 'remote' || table.takebacks;
  return html`${hints ? hintButton(context) : nothing} ${undoes ? undoButton(context) : nothing}`;
}

function hintButton({ state, game }: Context) {
  return button('hint', withIcon('bulb', t('hint')), () => game.hint(), {
    classes: 'hint-button',
    shortcut: 'H',
    off: !canAskHint(state),
  });
}

function undoButton({ state, table, game }: Context) {
  const behind = undoesCard(table) && canUndo(state);
  const label = html`${icon('undo')}${undoLabel(table, behind)}`;
  return button('undo', label, () => game.undo(), {
    classes: table.mode === 'screen' || table.mode === 'computer' ? 'undo' : 'undo long',
    off: !canUndo(state),
  });
}

export function cardButton({ state, game }: Context) {
  return button('turn-card', withIcon('card', t('turn-the-card')), () => game.turnCard(), {
    classes: 'main turn-card',
    shortcut: 'T',
    off: !canTurn(state),
  });
}

/**
 * Each label is an element of its own, so that a longer one moves nothing.
 * @param behind  a card has been turned since
 */
function undoLabel({ mode }: Table, behind: boolean) {
  if (mode === 'remote') return html`<span>${t('ask-takeback')}</span>`;
  return behind
    ? html`<span class="behind">${t('undo-practice')}</span>`
    : html`<span>${t('undo')}</span>`;
}

export function turnSwitch(shell: Shell) {
  return html`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${shell.settings.turnCards}
      @change=${(event: Event) => shell.change({ turnCards: isTicked(event) })}
    />
    <span>${t('draw-automatically')}</span></label
  >`;
}
