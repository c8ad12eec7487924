/** The head of every page. */
import { site } from '../core/site.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { button, icon, withIcon } from './icons.ts';
import type { NewsListener } from '../core/feed.ts';
import type { Game } from '../core/game.ts';
import type { Settings } from './settings.ts';

export type Shell = {
  settings: Settings;
  /** The address of the logo. */
  logo: string;
  change: (part: Partial<Settings>) => void;
  go: (path: string) => void;
  help: () => void;
  openSettings: () => void;
  /** Opens the phrases. */
  phrases: (game: Game) => void;
  canVibrate: boolean;
  /** Subscribes to lists that need reloading. */
  onNews: (listener: NewsListener) => () => void;
};

export function head(shell: Shell, middle: unknown = nothing) {
  return html`<header class="head">
    ${brand(shell)}
    <div class="head-middle">${middle}</div>
    ${button('settings', withIcon('gear', t('settings')), shell.openSettings, { classes: 'quiet' })}
    ${button('help', withIcon('help', t('help')), shell.help, { classes: 'quiet to-help' })}
    ${toMe('quiet')}
  </header>`;
}

export function toMe(classes: string = '') {
  if (site.isStatic) return nothing;
  return html`<a class=${`${classes} button to-me`} href="/me" data-testid="to-me"
    >${icon('person')}<span>${t('to-me')}</span></a
  >`;
}

export function brand(shell: Shell) {
  return html`<a class="brand" href="/" data-testid="home">
    <img src=${shell.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`;
}

export function waiting(shell: Shell, text: string) {
  return html`${head(shell)}
    <main class="waiting"><p>${text}</p></main>`;
}
