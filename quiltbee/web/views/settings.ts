/** All settings, in one place: how everything looks, sounds and speaks, and what tables tell. */
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { editionPick } from './edition_pick.ts';
import { isTicked } from './fields.ts';
import { icon } from './icons.ts';
import { languagePick } from './language_pick.ts';
import { pick } from './pick.ts';
import { rich } from './rich.ts';
import type { Shell } from './page.ts';

/** The values of each setting, and the messages that they are called by. */
const THEMES = [
  ['auto', 'setting-theme-auto'],
  ['light', 'theme-light'],
  ['dark', 'theme-dark'],
] as const;
const MOTIONS = [
  ['normal', 'motion-normal'],
  ['faster', 'motion-faster'],
  ['off', 'motion-off'],
] as const;
const LOOKS = [
  ['cloth', 'look-cloth'],
  ['thread', 'look-thread'],
] as const;

/** What is on or off, and the message that it is called by. */
const SWITCHES = [
  ['letters', 'setting-letters'],
  ['coordinates', 'setting-coordinates'],
  ['hints', 'setting-hints'],
  ['turnCards', 'draw-automatically'],
  ['sounds', 'setting-sounds'],
  ['vibration', 'setting-vibration'],
] as const;

/** @param onCommand  opens the command line; null where there is none */
export function settings(shell: Shell, close: () => void, onCommand: (() => void) | null) {
  const { theme, motion, look } = shell.settings;
  const switches = SWITCHES.filter(([name]) => name !== 'vibration' || shell.canVibrate);
  const help = () => {
    close();
    shell.help();
  };
  const set = (name: string) => (value: string) => shell.change({ [name]: value });
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

/** The choices of a setting: its values with what they are called. */
function named(values: readonly (readonly [value: string, key: string])[]) {
  return values.map(([value, key]) => [value, t(key)] as [string, string]);
}

function tick(name: (typeof SWITCHES)[number][0], label: string, shell: Shell) {
  return html`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${name}
      .checked=${shell.settings[name]}
      @change=${(event: Event) => shell.change({ [name]: isTicked(event) })}
    /><span>${label}</span></label
  >`;
}
