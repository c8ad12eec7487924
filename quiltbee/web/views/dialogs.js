/** The dialogs of a game: its settings, and the questions before what can't be undone. */
import { COMPUTER_LEVELS, DEFAULT_LEVEL } from '../core/figures.js';
import { isWaiting } from '../core/seats.js';
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
  return html`<h2 id="dialog-heading">Resign this game?</h2>
    <p>${resigning(game.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${close}>Play on</button>
      <button type="button" data-testid="resign-confirm" @click=${() => game.resign()}>
        Resign
      </button>
    </div>`;
}

/** What follows from resigning. @param {Table | null} table */
function resigning(table) {
  if (table?.mode !== 'remote')
    return 'The other player wins. You can still take it back with Undo.';
  return `The other player wins${table.rated ? ', and it counts for the ratings' : ''}.`;
}

/**
 * @param {Game} game
 * @param {() => void} close
 */
function abort(game, close) {
  const waits = game.state.table !== null && isWaiting(game.state.table);
  return html`<h2 id="dialog-heading">${waits ? 'Close this table?' : 'Call off this game?'}</h2>
    <p>
      Nobody wins or loses, and ${waits ? 'the invitation becomes void' : 'the table is closed'}.
    </p>
    <div class="row">
      <button type="button" class="main" @click=${close}>${waits ? 'Wait' : 'Play on'}</button>
      <button type="button" data-testid="abort-confirm" @click=${() => game.abort()}>
        ${waits ? 'Close it' : 'Call it off'}
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
    <h2 id="dialog-heading">Let the computer play?</h2>
    <p>It takes the other seat for good; the other player may then only watch.</p>
    <p>
      <label
        >Level
        <select name="level" data-testid="handover-level">
          ${COMPUTER_LEVELS.map(
            ({ level, name }) =>
              html`<option value=${level} ?selected=${level === DEFAULT_LEVEL}>
                ${level}, ${name}
              </option>`,
          )}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">Let it play</button>
      <button type="button" @click=${close}>Wait</button>
    </div>
  </form>`;
}

/** What somebody may be reported for. @type {[Reason, string][]} */
const REASONS = [
  ['name', 'The name offends'],
  ['cheating', 'The other player cheats'],
  ['leaving', 'The other player leaves games'],
  ['other', 'Something else'],
];

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
    <h2 id="dialog-heading">Report this game</h2>
    <p>Only whoever runs this server reads it.</p>
    <p>
      <label
        >Reason
        <select name="reason" data-testid="report-reason">
          ${REASONS.map(([reason, words]) => html`<option value=${reason}>${words}</option>`)}
        </select></label
      >
    </p>
    <p>
      <label
        >What happened
        <textarea name="text" rows="3" maxlength="500" data-testid="report-text"></textarea>
      </label>
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="report-confirm">Report</button>
      <button type="button" @click=${close}>Cancel</button>
    </div>
  </form>`;
}

/**
 * @param {Game} game
 * @param {() => void} close
 */
function practice(game, close) {
  return html`<h2 id="dialog-heading">Undo a turned card?</h2>
    <p>
      You have seen it already, so this game won’t count: it becomes a practice. All cards not yet
      seen are shuffled again.
    </p>
    <div class="row">
      <button
        type="button"
        class="main"
        data-testid="practice-confirm"
        @click=${() => game.practise()}
      >
        Undo
      </button>
      <button type="button" @click=${close}>Play on</button>
    </div>`;
}
