/** The page about oneself. */
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { follow, head } from '../views/page.js';
import { oneText, section } from '../views/sections.js';
import { accountSection } from './account_view.js';
import { botsSection } from './bots_view.js';
import { deviceSection } from './device_view.js';
import { leavingSection, noticesSection } from './settings_view.js';
import { ratingsSection } from './ratings_view.js';

/**
 * @typedef {import('./me.js').MePage} MePage
 * @typedef {import('../views/page.js').Shell} Shell
 *
 * @typedef {{passkeys: boolean, notices: boolean}} Abilities   what this browser can do
 */

/**
 * @param {MePage} page
 * @param {Shell} shell
 * @param {Abilities} abilities
 */
export function mePage(page, shell, abilities) {
  const { me } = page.state;
  return html`${head(shell)}
    <main class="me">
      <h1 data-testid="me-title">${me.name ?? t('to-me')}</h1>
      <div class="column">
        ${nameSection(page)} ${accountSection(page, shell, abilities.passkeys)}
        ${me.known ? deviceSection(page) : nothing}
        ${me.known ? noticesSection(page, abilities.notices) : nothing}
      </div>
      <div class="column">
        ${ratingsSection(page)} ${botsSection(page)} ${me.known ? leavingSection(page) : nothing}
        <p class="small">
          <a href="/" @click=${follow(shell)}>${t('back-to-home')}</a>
        </p>
      </div>
    </main>`;
}

/** @param {MePage} page */
function nameSection(page) {
  const { state } = page;
  return section(
    state,
    'name',
    t('your-name'),
    oneText(state, {
      id: 'my-name',
      label: t('name-as-others-see'),
      hint: t('as-other-players-see'),
      value: state.me.name ?? '',
      complete: 'nickname',
      button: t('save'),
      buttonId: 'save-name',
      send: (name) => page.rename(name),
    }),
  );
}
