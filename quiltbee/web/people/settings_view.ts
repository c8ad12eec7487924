/** Notifications, taking one's data along, and leaving. */
import { t } from '../core/words.ts';
import { html } from 'lit-html';
import { passphraseField } from './credentials_view.ts';
import { act, section, submitted } from '../views/sections.ts';
import type { MePage } from './me.ts';

/** @param isPossible  in this browser */
export function noticesSection(page: MePage, isPossible: boolean) {
  const { state } = page;
  return section(state, 'notices', t('notifications'), notices(page, isPossible));
}

function notices(page: MePage, isPossible: boolean) {
  const { state } = page;
  if (!state.me.push.available) return html`<p class="small">${t('server-sends-none')}</p>`;
  if (!isPossible) return html`<p class="small">${t('browser-has-none')}</p>`;
  return html`<p class="small">${t('browser-can-tell')}</p>
    ${
      state.isNotified
        ? act(state, t('turn-off-here'), 'stop-notices', () => page.notify(false))
        : act(state, t('tell-me'), 'start-notices', () => page.notify(true))
    }`;
}

export function leavingSection(page: MePage) {
  const { state } = page;
  const withPassphrase = state.me.account?.passphrase ?? false;
  const content = html`<div class="row">
      <a class="button" href="/api/me/records.zip" download data-testid="records"
        >${t('download-games')}</a
      >
      <a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
        >${t('download-data')}</a
      >
    </div>
    <details class="fold">
      <summary data-testid="open-leaving">${t('delete-me')}</summary>
      <form class="fields" @submit=${submitted((field) => page.leave(field('leaving')))}>
        <p class="small">${t('delete-text')}</p>
        ${
          withPassphrase
            ? passphraseField('leaving', t('your-passphrase'), 'current-password')
            : html`<label
                >${t('type-to-confirm', { word: t('confirm-word') })}
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`
        }
        <button type="submit" class="danger" data-testid="leave" ?disabled=${state.busy !== null}>
          ${t('delete-me')}
        </button>
      </form>
    </details>`;
  return section(state, 'leaving', t('your-data'), content);
}
