/** The dialogs of a game: its settings, and confirmations of irreversible actions. */
import { COMPUTER_LEVELS, DEFAULT_LEVEL } from '../core/generated/figures.ts';
import { nameOfLevel } from '../core/levels.ts';
import { isWaiting } from '../core/seats.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { settings } from './settings.ts';
import { button } from './icons.ts';
import type { Game } from '../core/game.ts';
import type { NewReport, Table } from '../core/types.ts';
import type { Context } from './context.ts';

type Reason = NewReport['reason'];

/** Render the open dialog; call `showDialog` afterwards to make it modal. */
export function dialogs({ state, game, shell }: Context) {
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

export function showDialog(root: ParentNode) {
  const dialog = root.querySelector('dialog');
  if (dialog && !dialog.open) dialog.showModal();
}

function resign(game: Game, close: () => void) {
  return html`<h2 id="dialog-heading">${t('resign-question')}</h2>
    <p>${resigning(game.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${close}>${t('play-on')}</button>
      ${button('resign-confirm', t('resign'), () => game.resign())}
    </div>`;
}

function resigning(table: Table) {
  if (table.rated) return t('resign-rated');
  return t(table.mode === 'remote' ? 'resign-plain' : 'resign-undo');
}

function abort(game: Game, close: () => void) {
  const waits = isWaiting(game.state.table);
  return html`<h2 id="dialog-heading">${t(waits ? 'abort-close-question' : 'abort-question')}</h2>
    <p>${t(waits ? 'abort-close-text' : 'abort-text')}</p>
    <div class="row">
      <button type="button" class="main" @click=${close}>${t(waits ? 'wait' : 'play-on')}</button>
      ${button('abort-confirm', t(waits ? 'close-it' : 'call-it-off'), () => game.abort())}
    </div>`;
}

function handover(game: Game, close: () => void) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
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

const REASONS: Reason[] = ['name', 'cheating', 'leaving', 'other'];

function report(game: Game, close: () => void) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    game.report(fields.get('reason') as Reason, String(fields.get('text')));
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

function practice(game: Game, close: () => void) {
  return html`<h2 id="dialog-heading">${t('practice-question')}</h2>
    <p>${t('practice-text')}</p>
    <div class="row">
      ${button('practice-confirm', t('undo'), () => game.practise(), { classes: 'main' })}
      <button type="button" @click=${close}>${t('play-on')}</button>
    </div>`;
}
