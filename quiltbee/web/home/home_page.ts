/** The first page in the browser: what it reads at first, what it is told, what it asks again. */
import { call } from '../core/api.ts';
import { Home } from './home.ts';
import { Lobby } from './lobby.ts';
import { MyGames } from './my_games.ts';
import { bringFaces } from '../table/faces.ts';
import { onNews } from '../shell/news.ts';
import { forgetGame, isKnown, keepInvitation, keepKnown, recentGames } from '../shell/settings.ts';
import { countWaiting } from '../shell/tab.ts';
import { render } from 'lit-html';
import { homePage } from './home_view.ts';
import type { Feed } from '../core/feed.ts';
import type { GamesPage } from '../core/messages.ts';
import type { Mounted } from '../table/game_page.ts';
import type { Replay } from '../core/types.ts';
import type { Shell } from '../views/page.ts';

/** How often the lobby is read where nobody tells when it changes, in ms. */
const POLL = 5000;
/** How often the times in the list are drawn anew, in ms. */
const REDRAW = 60_000;
/** How long the page waits at first for what stands on it, so that it does not move later. */
const PATIENCE = 1200;
/** Where the list of games is kept as it was last shown, so that it stands there again at once. */
const KEPT_LIST = 'quiltbee.list';

/** Prepare the page; it is then ready to be mounted. */
export async function openHomePage(
  root: HTMLElement,
  shell: Shell,
  feed: Feed,
  view: (replay: Replay) => void,
): Promise<Mounted> {
  const home = new Home(shell.go, view, shell.settings.strength, keepInvitation);
  const lobby = new Lobby({
    name: () => home.ownName,
    go: shell.go,
    now: () => performance.now(),
  });
  const mine = new MyGames({
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

/** Draw what changes, and read again what has changed elsewhere, until the page is closed. */
function keepCurrent(
  { home, lobby, mine }: { home: Home; lobby: Lobby; mine: MyGames },
  feed: Feed,
  draw: () => void,
) {
  const stops: (() => unknown)[] = [home, lobby, mine].map(({ store }) => store.watch(draw));
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

/** Fill in one's name, and listen to the news of somebody whom the server knows. */
async function meet(home: Home, feed: Feed) {
  // What else the page asks for says what is wrong.
  const me = await call('GET /api/me').catch(() => null);
  home.called(me?.name ?? null);
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

/** Null where none is kept, or nobody is known here. */
function keptList(): GamesPage | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEPT_LIST) ?? 'null');
    return isKnown() && Array.isArray(stored?.games) ? stored : null;
  } catch (problem) {
    if (problem instanceof SyntaxError || problem instanceof DOMException) return null;
    throw problem;
  }
}

/** Keep it; null where it is nobody's any more. */
function keepList(list: GamesPage | null) {
  try {
    localStorage.setItem(KEPT_LIST, JSON.stringify(list));
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
    // The browser keeps nothing: the page waits for the list each time.
  }
}
