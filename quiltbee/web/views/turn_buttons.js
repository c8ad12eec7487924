/** The buttons beside the heading (card, hint, undo), the hint, and the switch for cards. */
import { canAskHint, canTurn, canUndo, givesHints } from '../core/queries.js';
import { isPlaying } from '../core/seats.js';
import { cardWaits, undoesCard } from '../core/automa.js';
import { html, nothing } from '../vendor/lit-html.js';
import { isTicked } from './fields.js';
import { icon } from './icons.js';

/**
 * @typedef {import('../core/game.js').Game} Game
 * @typedef {import('../core/game_state.js').GameState} GameState
 * @typedef {import('../core/types.js').Table} Table
 * @typedef {import('./page.js').Shell} Shell
 */

/**
 * The buttons beside the heading.
 * @param {GameState} state
 * @param {Table} table
 * @param {Game} game
 */
export function turnButtons(state, table, game) {
  const behind = undoesCard(table) && canUndo(state);
  const playing = isPlaying(table);
  return html`<div class="turn-buttons">
    ${
      cardWaits(table)
        ? html`<button
            type="button"
            class="main turn-card"
            data-testid="turn-card"
            aria-keyshortcuts="T"
            aria-disabled=${canTurn(state) ? 'false' : 'true'}
            @click=${() => game.turnCard()}
          >
            ${icon('card')}<span>Turn the card</span>
          </button>`
        : nothing
    }
    ${
      !playing || !givesHints(table) || table.stage === 'over'
        ? nothing
        : html`<button
            type="button"
            class="hint-button"
            data-testid="hint"
            aria-keyshortcuts="H"
            aria-disabled=${canAskHint(state) ? 'false' : 'true'}
            @click=${() => game.hint()}
          >
            ${icon('bulb')}<span>Hint</span>
          </button>`
    }
    ${
      playing && (table.mode !== 'remote' || table.takebacks)
        ? html`<button
            type="button"
            class="undo"
            data-testid="undo"
            aria-disabled=${canUndo(state) ? 'false' : 'true'}
            @click=${() => game.undo()}
          >
            ${icon('undo')}<span>${undoLabel(table, behind)}</span>
          </button>`
        : nothing
    }
  </div>`;
}

/**
 * @param {Table} table
 * @param {boolean} behind   a card was turned since
 */
function undoLabel({ mode }, behind) {
  if (mode === 'remote') return 'Ask to take back';
  return behind ? 'Take back (practice)' : 'Undo';
}

/** What the hint says. @param {GameState} state */
export function hintLine({ hint }) {
  if (!hint) return nothing;
  return html`<p class="hint-line" data-testid="hint-words">
    ${icon('bulb')}<span><b>Hint:</b> ${hint.words} <code>${hint.move}</code></span>
  </p>`;
}

/** The switch for cards that turn by themselves. @param {Shell} shell */
export function turnSwitch(shell) {
  return html`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${shell.settings.turnCards}
      @change=${(/** @type {Event} */ event) => shell.change({ turnCards: isTicked(event) })}
    />
    <span>Turn cards by themselves</span></label
  >`;
}
