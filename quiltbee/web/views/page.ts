/** The head that every page has. */
import { site } from '../core/site.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { icon } from './icons.ts';
import type { Game } from '../core/game.ts';
import type { Settings } from './settings.ts';

export type Shell = {
  settings: Settings;
  /** Its address. */
  logo: string;
  change: (part: Partial<Settings>) => void;
  go: (path: string) => void;
  /** Opens the player aid. */
  help: () => void;
  openSettings: () => void;
  /** Opens what can be said. */
  phrases: (game: Game) => void;
  /** Whether this device does. */
  canVibrate: boolean;
  /** Listen to what is to be read again. */
  onNews: typeof import('../shell/news.ts').onNews;
};

export function head(shell: Shell, middle: unknown = nothing) {
  return html`<header class="head">
    ${brand(shell)}
    <div class="head-middle">${middle}</div>
    <button type="button" class="quiet" data-testid="settings" @click=${shell.openSettings}>
      ${icon('gear')}<span>${t('settings')}</span>
    </button>
    <button type="button" class="quiet to-help" data-testid="help" @click=${shell.help}>
      ${icon('help')}<span>${t('help')}</span>
    </button>
    ${toMe('quiet')}
  </header>`;
}

/** The way to one's own page, which a static host does not have. */
export function toMe(classes: string = '') {
  if (site.isStatic) return nothing;
  return html`<a class=${`${classes} button to-me`} href="/me" data-testid="to-me"
    >${icon('person')}<span>${t('to-me')}</span></a
  >`;
}

/** The way to the first page. */
export function brand(shell: Shell) {
  return html`<a class="brand" href="/" data-testid="home">
    <img src=${shell.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`;
}

/** A page while it loads. */
export function waiting(shell: Shell, text: string) {
  return html`${head(shell)}
    <main class="waiting"><p>${text}</p></main>`;
}
