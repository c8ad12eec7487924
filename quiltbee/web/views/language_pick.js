/** Which language the page speaks: for the first page and the settings of a table. */
import { LANGUAGES } from '../core/languages.js';
import { t } from '../core/words.js';
import { html } from '../vendor/lit-html.js';
import { valueOf } from './fields.js';

/**
 * @typedef {import('../settings.js').Settings} Settings
 * @typedef {import('./page.js').Shell} Shell
 */

/** @param {Shell} shell */
export function languagePick(shell) {
  const chosen = shell.settings.language;
  const choices = [['auto', t('language-auto')], ...Object.entries(LANGUAGES)];
  const choose = (/** @type {Event} */ event) =>
    shell.change({ language: /** @type {Settings['language']} */ (valueOf(event)) });
  return html`<label class="language-pick"
    >${t('setting-language')}
    <select data-testid="language" @change=${choose}>
      ${choices.map(
        ([code, name]) =>
          html`<option
            value=${code}
            lang=${code === 'auto' ? '' : code}
            ?selected=${code === chosen}
          >
            ${name}
          </option>`,
      )}
    </select></label
  >`;
}
