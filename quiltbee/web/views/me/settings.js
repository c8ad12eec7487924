/** Notifications, taking one's data along, and leaving. */
import { WORD } from '../../core/me.js';
import { html } from '../../vendor/lit-html.js';
import { passphraseField } from '../credentials.js';
import { act, section, submitted } from '../sections.js';

/** @typedef {import('../../core/me.js').MePage} MePage */

/**
 * @param {MePage} page
 * @param {boolean} isPossible   in this browser
 */
export function noticesSection(page, isPossible) {
  const { state } = page;
  return section(state, 'notices', 'Notifications', notices(page, isPossible));
}

/** @param {MePage} page @param {boolean} isPossible */
function notices(page, isPossible) {
  const { state } = page;
  if (!state.me.push.available)
    return html`<p class="small">
      This server sends none. The title of the tab counts your turns.
    </p>`;
  if (!isPossible)
    return html`<p class="small">
      This browser has none. The title of the tab counts your turns.
    </p>`;
  return html`<p class="small">
      This browser can tell you when it is your turn in a game of days, while no page is open.
    </p>
    ${
      state.isNotified
        ? act(state, 'Turn off here', 'stop-notices', () => page.notify(false))
        : act(state, 'Tell me', 'start-notices', () => page.notify(true))
    }`;
}

/** @param {MePage} page */
export function leavingSection(page) {
  const { state } = page;
  const withPassphrase = state.me.account?.passphrase ?? false;
  const content = html`<div class="row">
      <a class="button" href="/api/me/records.zip" download data-testid="records"
        >Download your games</a
      >
      <a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
        >Download your data</a
      >
    </div>
    <details class="fold">
      <summary data-testid="open-leaving">Delete me</summary>
      <form class="fields" @submit=${submitted((field) => page.leave(field('leaving')))}>
        <p class="small">
          Your name, account, ratings and bots are removed for good. Games stay with the other
          players, without your name. Download your games first.
        </p>
        ${
          withPassphrase
            ? passphraseField('leaving', 'Your passphrase', 'current-password')
            : html`<label
                >Type “${WORD}” to confirm
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`
        }
        <button type="submit" class="danger" data-testid="leave" ?disabled=${state.busy !== null}>
          Delete me
        </button>
      </form>
    </details>`;
  return section(state, 'leaving', 'Your data', content);
}
