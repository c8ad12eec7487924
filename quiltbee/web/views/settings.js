/** All settings, in one place: how everything looks, sounds and speaks, and what tables tell. */
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { editionPick } from './edition_pick.js';
import { isTicked } from './fields.js';
import { icon } from './icons.js';
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

/** What is on or off, and the message that it is called by. */
const SWITCHES = /** @type {const} */ ([
  ['letters', 'setting-letters'],
  ['coordinates', 'setting-coordinates'],
  ['hints', 'setting-hints'],
  ['turnCards', 'draw-automatically'],
  ['sounds', 'setting-sounds'],
  ['vibration', 'setting-vibration'],
]);

/**
 * @param {Shell} shell
 * @param {() => void} close
 * @param {(() => void) | null} onCommand   opens the command line; null where there is none
 */
export function settings(shell, close, onCommand) {
  const { theme, motion, look } = shell.settings;
  const switches = SWITCHES.filter(([name]) => name !== 'vibration' || shell.canVibrate);
  const help = () => {
    close();
    shell.help();
  };
  const set = (/** @type {string} */ name) => (/** @type {string} */ value) =>
    shell.change({ [name]: value });
  return html`<div class="panel-head">
      <h2 id="dialog-heading">${t('settings')}</h2>
      <button type="button" class="main" @click=${close}>${t('settings-done')}</button>
    </div>
    <div class="settings">
      <button type="button" data-testid="settings-help" @click=${help}>
        ${icon('help')}<span>${t('how-to-play')}</span>
      </button>
      ${editionPick(shell)} ${pick('theme', t('setting-theme'), named(THEMES), theme, set('theme'))}
      ${pick('motion', t('setting-motion'), named(MOTIONS), motion, set('motion'))}
      ${pick('look', t('setting-look'), named(LOOKS), look, set('look'))}
      ${switches.map(([name, key]) => tick(name, t(key), shell))} ${languagePick(shell)}
      ${
        onCommand
          ? html`<button type="button" data-testid="open-command" @click=${onCommand}>
              ${rich('open-command-line', { key: html`<kbd>/</kbd>` })}
            </button>`
          : nothing
      }
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
 * @param {typeof SWITCHES[number][0]} name
 * @param {string} label
 * @param {Shell} shell
 */
function tick(name, label, shell) {
  return html`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${name}
      .checked=${shell.settings[name]}
      @change=${(/** @type {Event} */ event) => shell.change({ [name]: isTicked(event) })}
    /><span>${label}</span></label
  >`;
}
