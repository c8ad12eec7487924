/**
 * All settings, each declared once with values, default, control and texts. They cover looks,
 * sounds, language and notifications.
 */
import { COMPUTER_LEVELS, DEFAULT_LEVEL } from '../core/generated/figures.ts';
import { EDITIONS, LANGUAGES, type Language } from '../core/languages.ts';
import { site } from '../core/site.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { valueOf } from './fields.ts';
import { free, oneOf, onOff, type Setting, type ValuesOf } from './form.ts';
import { button, icon, withIcon } from './icons.ts';
import { rich } from './rich.ts';
import type { NoticeNews } from '../core/generated/messages.ts';
import type { Shell } from './page.ts';

const SIGNS = { classic: 'button', anniversary: 'ten', valentine: 'heart' } as const;

/** In the order of the dialog. */
export const SETTINGS = {
  edition: oneOf('edition', 'setting-edition', EDITIONS, '', (edition) => {
    return html`${icon(SIGNS[edition])}<span>${t(`edition-${edition}`)}</span>`;
  }),
  theme: oneOf('theme', 'setting-theme', ['auto', 'light', 'dark']),
  /** The pace of the other side's actions. */
  motion: oneOf('motion', 'setting-motion', ['normal', 'slower', 'faster', 'off']),
  /** The look of the time board. */
  look: oneOf('look', 'setting-look', ['cloth', 'thread']),
  /** Letters on the patches. */
  letters: onOff('letters', 'setting-letters'),
  /** Names of the spaces, around the quilts and in sentences. */
  coordinates: onOff('coordinates', 'setting-coordinates'),
  /** A hint at each turn. */
  hints: onOff('hints', 'setting-hints'),
  /** The Automa's cards turn by themselves. */
  turnCards: onOff('turnCards', 'draw-automatically', true),
  sounds: onOff('sounds', 'setting-sounds'),
  /** On the player's turn, on a phone. */
  vibration: onOff('vibration', 'setting-vibration'),
  /** Auto is the browser's. */
  language: language(),
  /** Notifications, by the kinds of `NOTICES`. */
  noticeInvited: onOff('notice-invited', 'notice-invited', true),
  noticeSeated: onOff('notice-seated', 'notice-seated', true),
  noticeTurn: onOff('notice-turn', 'notice-turn', true),
  noticeTime: onOff('notice-time', 'notice-time', true),
  noticeTakeback: onOff('notice-takeback', 'notice-takeback', true),
  noticeOver: onOff('notice-over', 'notice-over', true),
  noticeRound: onOff('notice-round', 'notice-round', true),
  /** The other player's phrases are shown; set in their dialog. */
  phrases: free(true),
  /** The computer's level that was chosen last. */
  strength: free(
    DEFAULT_LEVEL,
    COMPUTER_LEVELS.map(({ level }) => level),
  ),
};

export type Settings = ValuesOf<typeof SETTINGS>;

type NoticeKind = NoticeNews['kind'];

export function noticeSetting(kind: NoticeKind) {
  return `notice${kind[0].toUpperCase()}${kind.slice(1)}` as `notice${Capitalize<NoticeKind>}`;
}

function language(): Setting<'auto' | Language> {
  const codes = Object.keys(LANGUAGES) as Language[];
  return {
    start: 'auto',
    values: ['auto', ...codes],
    control: (value, set) =>
      html`<label class="language-pick"
        >${t('setting-language')}
        <select data-testid="language" @change=${(event: Event) => set(valueOf(event))}>
          <option value="auto" lang="" ?selected=${value === 'auto'}>${t('language-auto')}</option>
          ${codes.map(
            (code) =>
              html`<option value=${code} lang=${code} ?selected=${code === value}>
                ${LANGUAGES[code]}
              </option>`,
          )}
        </select></label
      >`,
  };
}

export function setting(shell: Shell, name: keyof Settings) {
  const { control } = SETTINGS[name] as Setting<any>;
  return control(shell.settings[name], (value) => shell.change({ [name]: value }));
}

/** @param onCommand  opens the command line; null without one */
export function settings(shell: Shell, close: () => void, onCommand: (() => void) | null) {
  const names = (Object.keys(SETTINGS) as (keyof Settings)[]).filter(
    (name) => name !== 'vibration' || shell.canVibrate,
  );
  const [notices, others] = [true, false].map((isOne) =>
    names.filter((name) => name.startsWith('notice') === isOne),
  );
  const help = () => {
    close();
    shell.help();
  };
  return html`<div class="panel-head">
      <h2 id="dialog-heading">${t('settings')}</h2>
      <button type="button" class="main" @click=${close}>${t('settings-done')}</button>
    </div>
    <div class="settings">
      ${button('settings-help', withIcon('help', t('how-to-play')), help)}
      ${others.map((name) => setting(shell, name))}
      ${
        site.isStatic
          ? nothing
          : html`<details class="fold" data-testid="notice-settings">
              <summary>${t('notices')}</summary>
              <p class="small">${t('notices-note')}</p>
              ${notices.map((name) => setting(shell, name))}
              <a class="button" href="/me">${t('notices-more')}</a>
            </details>`
      }
      ${
        onCommand
          ? button(
              'open-command',
              rich('open-command-line', { key: html`<kbd>/</kbd>` }),
              onCommand,
            )
          : nothing
      }
    </div>`;
}
