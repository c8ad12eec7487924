/** The first page in the browser: what it reads at first, what it is told, what it asks again. */
import { fetchMe, takeSeat } from '../core/api.js';
import { Home } from './home.js';
import { Lobby } from './lobby.js';
import { MyGames } from './my_games.js';
import {
  challengeBot,
  fetchLobby,
  fetchMyGames,
  fetchOpponents,
  findMatch,
  inviteAgain,
} from './api.js';
import { bringFaces } from '../faces.js';
import { onNews } from '../news.js';
import { forgetGame, isKnown, keepInvitation, keepKnown, recentGames } from '../settings.js';
import { countWaiting } from '../tab.js';
import { render } from '../vendor/lit-html.js';
import { homePage } from './home_view.js';

/**
 * @typedef {import('../core/feed.js').Feed} Feed
 * @typedef {import('../core/messages.js').GamesPage} GamesPage
 * @typedef {import('../core/types.js').Replay} Replay
 * @typedef {import('../game_page.js').Mounted} Mounted
 * @typedef {import('../views/page.js').Shell} Shell
 */

/** How often the lobby is read where nobody tells when it changes, in ms. */
const POLL = 5000;
/** How often the times in the list are drawn anew, in ms. */
const REDRAW = 60_000;
/** How long the page waits at first for what stands on it, so that it does not move later. */
const PATIENCE = 1200;
/** Where the list of games is kept as it was last shown, so that it stands there again at once. */
const KEPT_LIST = 'quiltbee.list';

/**
 * Prepare the page; it is then ready to be mounted.
 * @param {HTMLElement} root
 * @param {Shell} shell
 * @param {Feed} feed
 * @param {(replay: Replay) => void} view
 * @returns {Promise<Mounted>}
 */
export async function openHomePage(root, shell, feed, view) {
  const home = new Home(shell.go, view, shell.settings.strength, keepInvitation);
  const lobby = new Lobby({
    fetch: fetchLobby,
    opponents: fetchOpponents,
    match: findMatch,
    sit: takeSeat,
    invite: inviteAgain,
    challenge: challengeBot,
    name: () => home.ownName,
    go: shell.go,
    now: () => performance.now(),
  });
  const mine = new MyGames({
    fetch: fetchMyGames,
    remembered: { recent: recentGames, forget: forgetGame, kept: keptList, keep: keepList },
    now: () => performance.now(),
  });
  bringFaces();
  const read = Promise.all([home.count(), lobby.load(), mine.load(), meet(home, feed)]);
  read.then(() => countWaiting(mine.store.get().waiting));
  // A newcomer has no games that would push the form down; kept ones, if any, stand there already.
  const mayMove = isKnown() || recentGames().length > 0;
  if (mayMove && !keptList()?.games.length) await atMost(PATIENCE, read);
  const page = { home, lobby, mine };
  const draw = () => render(homePage(page, shell, performance.now()), root);
  return { draw, close: keepCurrent(page, feed, draw) };
}

/**
 * Draw what changes, and read again what has changed elsewhere, until the page is closed.
 * @param {{home: Home, lobby: Lobby, mine: MyGames}} page
 * @param {Feed} feed
 * @param {() => void} draw
 */
function keepCurrent({ home, lobby, mine }, feed, draw) {
  /** @type {(() => unknown)[]} */
  const stops = [home, lobby, mine].map(({ store }) => store.watch(draw));
  stops.push(onNews((what) => (what === 'lobby' ? lobby : mine).load()));
  const poll = setInterval(() => {
    if (!feed.isLive && !document.hidden) lobby.load();
  }, POLL);
  const redraw = setInterval(draw, REDRAW);
  return () => {
    for (const stop of stops) stop();
    clearInterval(poll);
    clearInterval(redraw);
  };
}

/**
 * Fill in one's name, and listen to the news of somebody whom the server knows.
 * @param {Home} home
 * @param {Feed} feed
 */
async function meet(home, feed) {
  const me = await fetchMe().catch(() => null); // what else the page asks for says what is wrong
  home.called(me?.name ?? null);
  if (me) keepKnown(me.known);
  if (me?.known === false) keepList(null);
  if (me?.known && !document.hidden) feed.open();
}

/**
 * Wait for something, but not too long.
 * @param {number} milliseconds
 * @param {Promise<unknown>} work
 */
async function atMost(milliseconds, work) {
  let timer = 0;
  const late = new Promise((resolve) => {
    timer = window.setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

/** Null where none is kept, or nobody is known here. @returns {GamesPage | null} */
function keptList() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEPT_LIST) ?? 'null');
    return isKnown() && Array.isArray(stored?.games) ? stored : null;
  } catch (problem) {
    if (problem instanceof SyntaxError || problem instanceof DOMException) return null;
    throw problem;
  }
}

/** Keep it; null where it is nobody's any more. @param {GamesPage | null} list */
function keepList(list) {
  try {
    localStorage.setItem(KEPT_LIST, JSON.stringify(list));
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
    // The browser keeps nothing: the page waits for the list each time.
  }
}
