/** The page about oneself. */
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { head, type Shell } from '../views/page.ts';
import { oneText, section } from '../views/sections.ts';
import { accountSection } from './account_view.ts';
import { botsSection } from './bots_view.ts';
import { deviceSection } from './device_view.ts';
import { leavingSection, noticesSection } from './settings_view.ts';
import { ratingsSection } from './ratings_view.ts';
import type { MePage } from './me.ts';

/** What this browser can do. */
type Abilities = { passkeys: boolean; notices: boolean };

export function mePage(page: MePage, shell: Shell, abilities: Abilities) {
  const { me } = page.state;
  return html`${head(shell)}
    <main class="me">
      <h1 data-testid="me-title">${me.name ?? t('to-me')}</h1>
      <div class="column">
        ${nameSection(page)} ${accountSection(page, abilities.passkeys)}
        ${me.known ? deviceSection(page) : nothing}
        ${me.known ? noticesSection(page, abilities.notices) : nothing}
      </div>
      <div class="column">
        ${ratingsSection(page)} ${botsSection(page)} ${me.known ? leavingSection(page) : nothing}
        <p class="small">
          <a href="/">${t('back-to-home')}</a>
        </p>
      </div>
    </main>`;
}

function nameSection(page: MePage) {
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
