/** The settings of a table: how it looks, and how fast it tells what the other side does. */
import { html } from '../vendor/lit-html.js';
import { editionPick } from './edition_pick.js';
import { isTicked } from './fields.js';
import { pick } from './pick.js';

/**
 * @typedef {import('../settings.js').Settings} Settings
 * @typedef {import('./page.js').Shell} Shell
 */

/** @type {[Settings['theme'], string][]} */
const THEMES = [
  ['auto', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];
/** @type {[Settings['motion'], string][]} */
const MOTIONS = [
  ['normal', 'Normal'],
  ['faster', 'Faster'],
  ['off', 'Off'],
];
/** @type {[Settings['look'], string][]} */
const LOOKS = [
  ['cloth', 'Square'],
  ['thread', 'Round'],
];

/**
 * @param {Shell} shell
 * @param {() => void} close
 * @param {() => void} onCommand   open the command line
 */
export function settings(shell, close, onCommand) {
  const { theme, motion, look, letters, coordinates } = shell.settings;
  const set = (/** @type {string} */ name) => (/** @type {string} */ value) =>
    shell.change({ [name]: value });
  return html`<div class="panel-head">
      <h2 id="dialog-heading">Settings</h2>
      <button type="button" class="main" @click=${close}>Done</button>
    </div>
    <div class="settings">
      ${editionPick(shell)} ${pick('theme', 'Colours', THEMES, theme, set('theme'))}
      ${pick('motion', 'Show what the other side does', MOTIONS, motion, set('motion'))}
      ${pick('look', 'Time board', LOOKS, look, set('look'))}
      ${tick('letters', 'Letters on the patches', letters, (on) => shell.change({ letters: on }))}
      ${tick('coordinates', 'Names of the spaces (a1 to i9)', coordinates, (on) =>
        shell.change({ coordinates: on }),
      )}
      <button type="button" data-testid="open-command" @click=${onCommand}>
        Open the command line <kbd>/</kbd>
      </button>
    </div>`;
}

/**
 * @param {string} name
 * @param {string} label
 * @param {boolean} on
 * @param {(on: boolean) => void} onChange
 */
function tick(name, label, on, onChange) {
  return html`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${name}
      .checked=${on}
      @change=${(/** @type {Event} */ event) => onChange(isTicked(event))}
    /><span>${label}</span></label
  >`;
}
