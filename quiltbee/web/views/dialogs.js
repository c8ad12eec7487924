/** The dialogs of a game: its settings, and the questions before what can't be undone. */
import { COMPUTER_LEVELS, DEFAULT_LEVEL } from '../core/figures.js';
import { nameOfLevel } from '../core/levels.js';
import { isWaiting } from '../core/seats.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { settings } from './settings.js';

/**
 * @typedef {import('../core/game.js').Game} Game
 * @typedef {import('../core/game_state.js').GameState} GameState
 * @typedef {import('../core/types.js').NewReport['reason']} Reason
 * @typedef {import('../core/types.js').Table} Table
 * @typedef {import('./page.js').Shell} Shell
 */

/**
 * The open dialog as a `<dialog>`; call `showDialog` after rendering to make it modal.
 * @param {GameState} state
 * @param {Game} game
 * @param {Shell} shell
 */
export function dialogs(state, game, shell) {
  if (state.dialog === null) return nothing;
  const close = () => game.dialog(null);
  const tableSettings = () => settings(shell, close, () => game.type(true));
  return html`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${close}
    data-testid=${`dialog-${state.dialog}`}
  >
    ${{ settings: tableSettings, resign, practice, abort, handover, report }[state.dialog](
      game,
      close,
    )}
  </dialog>`;
}

/** Open a dialog that was just rendered. @param {ParentNode} root */
export function showDialog(root) {
  const dialog = root.querySelector('dialog');
  if (dialog && !dialog.open) dialog.showModal();
}

/**
 * @param {Game} game
 * @param {() => void} close
 */
function resign(game, close) {
  return html`<h2 id="dialog-heading">${t('resign-question')}</h2>
    <p>${resigning(game.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${close}>${t('play-on')}</button>
      <button type="button" data-testid="resign-confirm" @click=${() => game.resign()}>
        ${t('resign')}
      </button>
    </div>`;
}

/** What follows from resigning. @param {Table | null} table */
function resigning(table) {
  if (table?.mode !== 'remote') return t('resign-undo');
  return t(table.rated ? 'resign-rated' : 'resign-plain');
}

/**
 * @param {Game} game
 * @param {() => void} close
 */
function abort(game, close) {
  const waits = game.state.table !== null && isWaiting(game.state.table);
  return html`<h2 id="dialog-heading">${t(waits ? 'abort-close-question' : 'abort-question')}</h2>
    <p>${t(waits ? 'abort-close-text' : 'abort-text')}</p>
    <div class="row">
      <button type="button" class="main" @click=${close}>${t(waits ? 'wait' : 'play-on')}</button>
      <button type="button" data-testid="abort-confirm" @click=${() => game.abort()}>
        ${t(waits ? 'close-it' : 'call-it-off')}
      </button>
    </div>`;
}

/**
 * @param {Game} game
 * @param {() => void} close
 */
function handover(game, close) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    game.handOver(Number(new FormData(form).get('level')));
  };
  return html`<form @submit=${submit}>
    <h2 id="dialog-heading">${t('handover-question')}</h2>
    <p>${t('handover-text')}</p>
    <p>
      <label
        >${t('level')}
        <select name="level" data-testid="handover-level">
          ${COMPUTER_LEVELS.map(
            ({ level }) =>
              html`<option value=${level} ?selected=${level === DEFAULT_LEVEL}>
                ${t('level-and-name', { level: String(level), name: nameOfLevel(level) })}
              </option>`,
          )}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">${t('let-it-play')}</button>
      <button type="button" @click=${close}>${t('wait')}</button>
    </div>
  </form>`;
}

/** What somebody may be reported for. @type {Reason[]} */
const REASONS = ['name', 'cheating', 'leaving', 'other'];

/**
 * @param {Game} game
 * @param {() => void} close
 */
function report(game, close) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const fields = new FormData(/** @type {HTMLFormElement} */ (event.target));
    game.report(/** @type {Reason} */ (fields.get('reason')), String(fields.get('text')));
  };
  return html`<form @submit=${submit}>
    <h2 id="dialog-heading">${t('report-title')}</h2>
    <p>${t('report-who-reads')}</p>
    <p>
      <label
        >${t('report-reason')}
        <select name="reason" data-testid="report-reason">
          ${REASONS.map(
            (reason) => html`<option value=${reason}>${t(`report-${reason}`)}</option>`,
          )}
        </select></label
      >
    </p>
    <p>
      <label
        >${t('report-what')}
        <textarea name="text" rows="3" maxlength="500" data-testid="report-text"></textarea>
      </label>
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="report-confirm">${t('report')}</button>
      <button type="button" @click=${close}>${t('cancel')}</button>
    </div>
  </form>`;
}

/**
 * @param {Game} game
 * @param {() => void} close
 */
function practice(game, close) {
  return html`<h2 id="dialog-heading">${t('practice-question')}</h2>
    <p>${t('practice-text')}</p>
    <div class="row">
      <button
        type="button"
        class="main"
        data-testid="practice-confirm"
        @click=${() => game.practise()}
      >
        ${t('undo')}
      </button>
      <button type="button" @click=${close}>${t('play-on')}</button>
    </div>`;
}
