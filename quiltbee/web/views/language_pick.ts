/** Which language the page speaks: for the first page and the settings of a table. */
import { LANGUAGES } from '../core/languages.ts';
import { t } from '../core/words.ts';
import { html } from 'lit-html';
import { valueOf } from './fields.ts';
import type { Settings } from '../shell/settings.ts';
import type { Shell } from './page.ts';

export function languagePick(shell: Shell) {
  const chosen = shell.settings.language;
  const choices = [['auto', t('language-auto')], ...Object.entries(LANGUAGES)];
  const choose = (event: Event) =>
    shell.change({ language: valueOf(event) as Settings['language'] });
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
