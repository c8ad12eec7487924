/**
 * The first page: start a game, play anyone, go back to a game, open a record; what it reads at
 * first, what it is told, what it asks again.
 */
import { call, isAway } from '../core/api.ts';
import { sentenceOf } from '../core/problems.ts';
import { lead } from '../core/sentences.ts';
import { site } from '../core/site.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { onNews } from '../shell/news.ts';
import { opens, type Page } from '../shell/page.ts';
import {
  forgetGame,
  isKnown,
  keepInvitation,
  keepKnown,
  keepList,
  keptList,
  recentGames,
} from '../shell/settings.ts';
import { countWaiting } from '../shell/tab.ts';
import { bringFaces } from '../table/faces.ts';
import { goOn } from '../shell/away.ts';
import { cover } from '../views/cover.ts';
import { icon } from '../views/icons.ts';
import { setting } from '../views/settings.ts';
import { Lobby, lobbyPanel } from './lobby_view.ts';
import { MyGames, continuePanel, myGamesPanel } from './my_games_view.ts';
import { NewGame, newGamePanel } from './new_game_view.ts';
import { opener } from './opener_view.ts';
import type { Feed } from '../core/feed.ts';
import type { SoloTotal } from '../core/generated/messages.ts';
import type { Shell } from '../views/page.ts';

/** How often the lobby is read where nobody tells when it changes, in ms. */
const POLL = 5000;
/** How often the times in the list are drawn anew, in ms. */
const REDRAW = 60_000;
/** How long the page waits at first for what stands on it, so that it does not move later. */
const PATIENCE = 1200;

export const openHomePage = opens(home);

/** @param view  shows the game in a text */
async function home(page: Page, feed: Feed, view: (text: string) => Promise<void>) {
  const game = new NewGame(page, keepInvitation);
  bringFaces();
  if (site.isStatic) return () => alone(game, view);
  const lobby = new Lobby(page, () => game.ownName);
  const memory = { recent: recentGames, forget: forgetGame, kept: keptList, keep: keepList };
  const mine = new MyGames(page, memory);
  let totals: SoloTotal[] = [];
  const count = async () => {
    try {
      ({ totals } = await call('GET /api/solo'));
    } catch (problem) {
      if (!isAway(problem)) page.errors['new-game'] = sentenceOf(problem); // else a bar says it
    }
    page.changed();
  };
  const read = Promise.all([count(), lobby.load(), mine.load(), meet(game, feed)]);
  const follow = async () => {
    if (isKnown() && !document.hidden) await lobby.follow().catch(console.warn);
  };
  read.then(() => countWaiting(mine.list.value.waiting)).then(follow);
  // A newcomer has no games that would push the form down; kept ones, if any, stand there already.
  const mayMove = isKnown() || recentGames().length > 0;
  if (mayMove && !keptList()?.games.length) await atMost(PATIENCE, read);
  page.until(onNews((what, change) => (what === 'lobby' ? lobby.apply(change) : mine.load())));
  page.every(POLL, () => !feed.isLive && !document.hidden && lobby.load());
  page.every(REDRAW, page.changed);
  page.every(REDRAW, follow);
  const { shell } = page;
  return () => {
    const clock = performance.now();
    return html`<main class="home">
      ${welcome(shell, t('welcome-text'), firstGame())} ${continuePanel(mine, clock)}
      ${newGamePanel(game)}
      <div class="aside">
        ${more(shell)} ${myGamesPanel(mine, clock)} ${lobbyPanel(lobby, clock)}
        ${soloTotals(totals)} ${opener(page, view)}
      </div>
    </main>`;
  };
}

/** What there is on a static host. */
function alone(game: NewGame, view: (text: string) => Promise<void>) {
  const { shell } = game.page;
  return html`<main class="home">
    ${welcome(shell, t('welcome-alone'), html`${firstGame()} ${goOn()}`)} ${newGamePanel(game)}
    <div class="aside">
      <nav class="more" aria-label=${t('more')}>${toBoards()} ${setting(shell, 'language')}</nav>
      ${opener(game.page, view)}
    </div>
  </main>`;
}

/** @param way  in, beside the rules */
function welcome(shell: Shell, text: string, way: unknown) {
  return html`<div class="welcome">
    <div>
      <h1>${t('welcome-title')}</h1>
      <p>${text}</p>
    </div>
    ${cover()}
    <div class="ways-in">
      ${way}
      <button type="button" data-testid="how" @click=${shell.help}>
        ${icon('help')}<span>${t('how-to-play')}</span>
      </button>
    </div>
  </div>`;
}

function firstGame() {
  return html`<a class="button invite" href="/first-game" data-testid="first-game"
    >${t('first-game')}</a
  >`;
}

/** To puzzles and the analysis board. */
function toBoards() {
  return html`<a class="button" href="/puzzles" data-testid="to-puzzles"
      >${icon('puzzle')}<span>${t('tab-puzzles')}</span></a
    >
    <a class="button" href="/analysis" data-testid="to-analysis"
      >${icon('lens')}<span>${t('tab-analysis')}</span></a
    >`;
}

/** The other pages. */
function more(shell: Shell) {
  return html`<nav class="more" aria-label=${t('more')}>
    <a class="button" href="/day" data-testid="todays-game"
      >${icon('sun')}<span>${t('todays-game')}</span></a
    >
    <a class="button" href="/puzzles/today" data-testid="todays-puzzle"
      >${icon('puzzle')}<span>${t('puzzle-of-the-day')}</span></a
    >
    <a class="button" href="/progress" data-testid="progress"
      >${icon('up')}<span>${t('tab-progress')}</span></a
    >
    ${toBoards()}
    <a class="button" href="/ratings" data-testid="to-ratings"
      >${icon('graph')}<span>${t('tab-ratings')}</span></a
    >
    <a class="button" href="/tournaments">${icon('cup')}<span>${t('tab-tournaments')}</span></a>
    <a class="button" href="/me">${icon('person')}<span>${t('your-account')}</span></a>
    ${setting(shell, 'language')}
  </nav>`;
}

/** This browser's results against the Automa. */
function soloTotals(totals: SoloTotal[]) {
  if (totals.length === 0) return nothing;
  const margin = (value: number | null) =>
    value === null ? '–' : lead(Math.round(value * 10) / 10);
  return html`<section class="panel totals" aria-labelledby="totals-heading">
    <h2 id="totals-heading">${t('alone-with-automa')}</h2>
    <table class="scores" data-testid="solo-totals">
      <caption class="visually-hidden">
        ${t('finished-by-level')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('deck-and-level')}</th>
          <th scope="col">${t('won')}</th>
          <th scope="col">${t('mean')}</th>
          <th scope="col">${t('best')}</th>
          <th scope="col">${t('practice')}</th>
        </tr>
      </thead>
      <tbody>
        ${totals.map(
          (each) =>
            html`<tr>
              <th scope="row">${t(`short-deck-${each.deck}`)} ${each.numeral}</th>
              <td>${t('won-of', { won: each.won, games: each.games })}</td>
              <td>${margin(each.mean_margin)}</td>
              <td>${margin(each.best_margin)}</td>
              <td>${each.practice}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="small">${t('mean-note')}</p>
  </section>`;
}

/** Fill in one's name, and listen to the news of somebody whom the server knows. */
async function meet(game: NewGame, feed: Feed) {
  // What else the page asks for says what is wrong.
  const me = await call('GET /api/me').catch(() => null);
  game.fillIn(me?.name ?? null);
  if (me) keepKnown(me.known);
  if (me?.known === false) keepList(null);
  if (me?.known && !document.hidden) feed.open();
}

/** Wait for something, but not too long. */
async function atMost(milliseconds: number, work: Promise<unknown>) {
  let timer = 0;
  const late = new Promise((resolve) => {
    timer = window.setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
