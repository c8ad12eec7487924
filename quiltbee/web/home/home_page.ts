/**
 * The first page: a quilt and one button to play, three cards, the ways to play, the person's
 * games; and its connections to the server.
 */
import { call, reach } from '../core/api.ts';
import { site } from '../core/site.ts';
import { html, nothing } from 'lit-html';
import { later } from '../shell/later.ts';
import { opens, type Page } from '../shell/page.ts';
import {
  forgetGame,
  isKnown,
  keepKnown,
  keepList,
  isLocalUnderWay,
  keptList,
  lastGame,
  loadGuide,
  recentGames,
} from '../shell/settings.ts';
import { countWaiting } from '../shell/tab.ts';
import { bringFaces } from '../table/faces.ts';
import { Cards, cardsView } from './cards_view.ts';
import { heroView, menuView, waysView } from './hero_view.ts';
import { MyGames, myGamesPanel } from './my_games_view.ts';
import { opener } from './opener_view.ts';
import { Ways } from './ways.ts';
import type { Feed } from '../core/feed.ts';

/** How often to poll the lobby without a live feed, in ms. */
const POLL = 5000;
/** How often to update the times in the list, in ms. */
const REDRAW = 60_000;

export const openHomePage = opens(home);

/** @param view  shows the game in a text */
async function home(page: Page, feed: Feed, view: (text: string) => Promise<void>) {
  const ways = new Ways(page, () => later('ways'), lastGame);
  const cards = new Cards(page, isKnown(), isLocalUnderWay);
  const memory = { recent: recentGames, forget: forgetGame, kept: keptList, keep: keepList };
  const mine = new MyGames(page, memory);
  bringFaces();
  cards.load();
  if (!site.isStatic) connect(page, feed, mine, ways);
  page.until(reach.watch(page.changed));
  page.every(REDRAW, page.changed);
  requestAnimationFrame(() => setTimeout(bringMore)); // after the first paint
  /** Preload the ways to play and the table's code; after a failure the first click tries again. */
  const bringMore = () => Promise.all([ways.bring(), later('table')]).catch(console.warn);
  /** Test whether the first game is still to be played, as far as is known. */
  const isNew = () => {
    const hasPlayed = isKnown() || recentGames().length > 0 || lastGame() !== null;
    return loadGuide() !== null || !hasPlayed;
  };
  page.middle = () => menuView(page, isNew(), opener(page, view));
  return () => {
    const clock = performance.now();
    return html`<main class="home">
      ${heroView(ways, isNew())} ${cardsView(cards, mine, ways, clock)} ${waysView(ways)}
      ${site.isStatic ? nothing : myGamesPanel(mine, clock)}
    </main>`;
  };
}

/** Load the server's data, and follow its changes. */
function connect(page: Page, feed: Feed, mine: MyGames, ways: Ways) {
  const lobby = () => ways.play?.lobby;
  const read = Promise.all([mine.load(), meet(ways, feed)]);
  read.then(() => countWaiting(mine.list.value.waiting));
  page.until(
    page.shell.onNews((what, change) => (what === 'lobby' ? lobby()?.apply(change) : mine.load())),
  );
  page.every(POLL, () => !feed.isLive && !document.hidden && lobby()?.load());
  page.every(REDRAW, () => !document.hidden && ways.chosen === 'anyone' && ways.play?.follow());
}

/** Fill in the person's name, and open the feed if the server knows the user. */
async function meet(ways: Ways, feed: Feed) {
  // Other requests of the page report the problem.
  const me = await call('GET /api/me').catch(() => null);
  ways.fillIn(me?.name ?? null);
  if (me) keepKnown(me.known);
  if (me?.known === false) keepList(null);
  if (me?.known && !document.hidden) feed.open();
}
