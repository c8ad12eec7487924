/** The settings of a table: how it looks, and how fast it tells what the other side does. */
import { t } from '../core/words.js';
import { html } from '../vendor/lit-html.js';
import { editionPick } from './edition_pick.js';
import { isTicked } from './fields.js';
import { languagePick } from './language_pick.js';
import { pick } from './pick.js';
import { rich } from './rich.js';

/**
 * @typedef {import('../settings.js').Settings} Settings
 * @typedef {import('./page.js').Shell} Shell
 */

/** The values of each setting, and the messages that they are called by. */
const THEMES = /** @type {const} */ ([
  ['auto', 'setting-theme-auto'],
  ['light', 'theme-light'],
  ['dark', 'theme-dark'],
]);
const MOTIONS = /** @type {const} */ ([
  ['normal', 'motion-normal'],
  ['faster', 'motion-faster'],
  ['off', 'motion-off'],
]);
const LOOKS = /** @type {const} */ ([
  ['cloth', 'look-cloth'],
  ['thread', 'look-thread'],
]);

/**
 * @param {Shell} shell
 * @param {() => void} close
 * @param {() => void} onCommand   open the command line
 */
export function settings(shell, close, onCommand) {
  const { theme, motion, look, letters, coordinates, hints } = shell.settings;
  const set = (/** @type {string} */ name) => (/** @type {string} */ value) =>
    shell.change({ [name]: value });
  return html`<div class="panel-head">
      <h2 id="dialog-heading">${t('settings')}</h2>
      <button type="button" class="main" @click=${close}>${t('settings-done')}</button>
    </div>
    <div class="settings">
      ${editionPick(shell)} ${pick('theme', t('setting-theme'), named(THEMES), theme, set('theme'))}
      ${pick('motion', t('setting-motion'), named(MOTIONS), motion, set('motion'))}
      ${pick('look', t('setting-look'), named(LOOKS), look, set('look'))}
      ${tick('letters', letters, (on) => shell.change({ letters: on }))}
      ${tick('coordinates', coordinates, (on) => shell.change({ coordinates: on }))}
      ${languagePick(shell)} ${tick('hints', hints, (on) => shell.change({ hints: on }))}
      <button type="button" data-testid="open-command" @click=${onCommand}>
        ${rich('open-command-line', { key: html`<kbd>/</kbd>` })}
      </button>
    </div>`;
}

/**
 * The choices of a setting: its values with what they are called.
 * @param {readonly (readonly [value: string, key: string])[]} values
 */
function named(values) {
  return values.map(([value, key]) => /** @type {[string, string]} */ ([value, t(key)]));
}

/**
 * @param {'letters' | 'coordinates' | 'hints'} name
 * @param {boolean} on
 * @param {(on: boolean) => void} onChange
 */
function tick(name, on, onChange) {
  return html`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${name}
      .checked=${on}
      @change=${(/** @type {Event} */ event) => onChange(isTicked(event))}
    /><span>${t(`setting-${name}`)}</span></label
  >`;
}
