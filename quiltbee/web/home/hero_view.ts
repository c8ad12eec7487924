/** The head of the first page: a quilt and one button to play, the ways to play, the menu. */
import { isLocalOpponent } from '../core/links.ts';
import { levelSentence, nameOfBee } from '../core/levels.ts';
import { reach } from '../core/api.ts';
import { site } from '../core/site.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { cover } from '../views/cover.ts';
import { errorLine } from '../views/error.ts';
import { face } from '../views/player.ts';
import { button, icon, linkButton, withIcon } from '../views/icons.ts';
import { setting } from '../views/settings.ts';
import type { Opponent } from './new_game_view.ts';
import type { Ways } from './ways.ts';
import type { Page } from '../shell/page.ts';

/** In display order, with their pictures. */
const WAYS: [Opponent, () => unknown][] = [
  ['computer', () => [1, 3, 10].map(face)],
  ['friend', () => icon('link')],
  ['anyone', () => icon('person')],
  ['automa', () => icon('card')],
  ['person', () => icon('flip')],
];
/** Other pages: those that need the server, and those that don't. */
const PAGES = [
  ['/progress', 'up', 'tab-progress', 'progress'],
  ['/ratings', 'graph', 'tab-ratings', 'to-ratings'],
  ['/tournaments', 'cup', 'tab-tournaments', 'to-tournaments'],
] as const;
const PAGES_HERE = [
  ['/puzzles', 'puzzle', 'tab-puzzles', 'to-puzzles'],
  ['/analysis', 'lens', 'tab-analysis', 'to-analysis'],
] as const;

/** Test whether only features without the server work. */
export function isAlone() {
  return site.isStatic || reach.get().away;
}

export function heroView(ways: Ways, isNew: boolean) {
  const { shell, errors } = ways.page;
  return html`<section class="hero">
    <div class="hero-words">
      <h1>${t('welcome-title')}</h1>
      <p>${t(site.isStatic ? 'welcome-alone' : 'welcome-text')}</p>
      <div class="hero-ways" data-testid="hero">
        ${isNew ? firstGame('main') : playAgain(ways)}
        ${button('how', withIcon('help', t('how-to-play')), shell.help, { classes: 'quiet' })}
      </div>
      ${errorLine(errors.hero, 'hero-error')}
    </div>
    ${cover()}
  </section>`;
}

function firstGame(classes: string) {
  return html`<a class=${`button ${classes}`} href="/first-game" data-testid="first-game"
    >${icon('button')}<span>${t('first-game')}</span></a
  >`;
}

function playAgain(ways: Ways) {
  const { opponent, level } = ways.wanted;
  const isBusy = ways.page.busy !== null;
  const isBee = opponent === 'computer' && level;
  return html`<button
    type="button"
    class="main"
    data-testid="play"
    title=${isBee ? levelSentence(level) : nothing}
    aria-disabled=${isBusy ? 'true' : 'false'}
    @click=${() => ways.start()}
  >
    ${isBee ? face(level) : icon('button')}
    <span>${isBee ? t('play-whom', { name: nameOfBee(level) }) : t(`play-${opponent}`)}</span>
  </button>`;
}

/** Show the ways to play; the form of a chosen one appears below, scrolled into view. */
export function waysView(ways: Ways) {
  const choose = async (way: Opponent) => {
    await ways.choose(way);
    requestAnimationFrame(() => {
      const target = document.querySelector(way === 'anyone' ? '.lobby .quick' : '.start-bar');
      target?.scrollIntoView({ block: 'nearest' });
    });
  };
  const { chosen, play } = ways;
  return html`<section class="ways-to-play" aria-labelledby="ways-heading">
    <h2 id="ways-heading">${t('ways-to-play')}</h2>
    <fieldset class="ways">
      <legend class="visually-hidden">${t('opponent')}</legend>
      ${WAYS.filter(([way]) => !isAlone() || isLocalOpponent(way)).map(
        ([way, picture]) =>
          html`<label class=${way === chosen ? 'card-choice chosen' : 'card-choice'}
            ><input
              type="radio"
              name="opponent"
              value=${way}
              data-testid=${`opponent-${way}`}
              .checked=${way === chosen}
              @change=${() => choose(way)}
            /><span class="way-picture">${picture()}</span><b>${t(`way-${way}`)}</b>
            <span class="small">${note(way, play?.waiting ?? 0)}</span></label
          >`,
      )}
    </fieldset>
    ${chosen && play ? play.view(performance.now()) : nothing}
  </section>`;
}

/** @param waiting  the number of waiting tables */
function note(way: Opponent, waiting: number) {
  return way === 'anyone' && waiting > 0
    ? html`<span class="badge">${t('way-waiting', { count: waiting })}</span>`
    : t(`way-${way}-note`);
}

export function menuView({ shell }: Page, isNew: boolean, opener: unknown) {
  const pages = isAlone() ? PAGES_HERE : [...PAGES_HERE, ...PAGES];
  return html`<button type="button" class="quiet" popovertarget="menu" data-testid="menu">
      ${icon('menu')}<span>${t('menu')}</span>
    </button>
    <div id="menu" class="menu panel" popover>
      <nav aria-label=${t('menu')}>
        ${pages.map(([path, sign, words, testId]) =>
          linkButton(testId, path, withIcon(sign, t(words)), 'quiet'),
        )}
        ${isNew ? nothing : firstGame('quiet')}
      </nav>
      ${opener} ${setting(shell, 'language')}
    </div>`;
}
