/** Starts the client: settings, addresses, and the page that is mounted. */
import {
  Refused,
  acceptInvitation,
  fetchInvitation,
  fetchMe,
  fetchPatches,
  fetchTable,
  replayText,
} from './core/api.js';
import { Feed } from './core/feed.js';
import { refusalWords } from './core/invitation.js';
import { Joining } from './core/joining.js';
import { PlayOn } from './core/play_on.js';
import { Viewer } from './core/viewer.js';
import { openGamePage } from './game_page.js';
import { openHomePage } from './home_page.js';
import { tellNews } from './news.js';
import { pageAt } from './pages.js';
import { walkOverQuilt } from './quilt_keys.js';
import { loadSettings, recentGames, saveSettings } from './settings.js';
import { countWaiting, nameTab } from './tab.js';
import { html, render } from './vendor/lit-html.js';
import { invitationPage, voidInvitation } from './views/invitation.js';
import { head, waiting } from './views/page.js';
import { wear } from './editions.js';
import { viewerPage } from './views/viewer.js';

/**
 * @typedef {import('./core/types.js').Replay} Replay
 * @typedef {import('./game_page.js').Mounted} Mounted
 */

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
let settings = loadSettings();
/** @type {Mounted | null} */
let mounted = null;
/** Counts visits: an answer that arrives after the person has gone elsewhere is dropped. */
let visit = 0;
const patches = fetchPatches(addressOf('link[as=fetch]'));

const feed = new Feed({
  open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/feed`),
  later: (run, milliseconds) => window.setTimeout(run, milliseconds),
  forget: (timer) => window.clearTimeout(timer),
  onWaiting: countWaiting,
  onNews: tellNews,
});

/**
 * The server has a feed only for people whom it knows: those who have sat at a table.
 * @param {boolean | null} known   null where the page does not tell, so that the server is asked
 */
async function followFeed(known) {
  if (recentGames().length === 0 || document.hidden || feed.socket) return;
  if (known ?? (await isKnown())) feed.open();
}

/** Whether the server knows this browser; without an answer the next page asks again. */
async function isKnown() {
  return fetchMe().then(
    ({ known }) => known,
    () => false,
  );
}

/** @type {import('./views/page.js').Shell} */
const shell = {
  get settings() {
    return settings;
  },
  logo: addressOf('link[rel=icon]'),
  change(part) {
    settings = { ...settings, ...part };
    saveSettings(settings);
    applyTheme();
    if (part.edition) wear(part.edition);
    mounted?.draw();
  },
  go(path) {
    history.pushState(null, '', path);
    route();
  },
};

/**
 * What the page links to, by its address there: that may be a name made of the content.
 * @param {string} selector
 */
function addressOf(selector) {
  return /** @type {HTMLLinkElement} */ (document.querySelector(selector)).href;
}

function applyTheme() {
  const { theme } = settings;
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/**
 * @param {Mounted} page
 * @param {string} title
 * @param {boolean | null} [known]   whether the server knows who looks at the page
 */
function mount(page, title, known = null) {
  mounted?.close();
  mounted = page;
  nameTab(title);
  followFeed(known);
  window.scrollTo(0, 0);
  page.draw();
}

/** Show what the address asks for. */
function route() {
  visit += 1;
  const here = visit;
  const game = /^\/game\/([\w-]+)$/.exec(location.pathname);
  /** @param {unknown} problem */
  const complain = (problem) => {
    if (visit === here) showProblem(problem);
  };
  const invitation = /^\/i\/([\w-]+)$/.exec(location.pathname);
  const page = pageAt(location.pathname);
  if (game) openGame(game[1]).catch(complain);
  else if (invitation) openInvitation(invitation[1]).catch(complain);
  else if (page) openOther(page).catch(complain);
  else if (location.pathname !== '/') showMissing('page');
  else if (location.hash.length > 1) openLink(location.hash).catch(complain);
  else openHome().catch(complain);
}

/** @param {unknown} problem */
function showProblem(problem) {
  if (problem instanceof Refused && problem.status === 404 && isTable()) return showMissing('game');
  const text = problem instanceof Error ? problem.message : String(problem);
  showSentence('This can’t be shown', text);
}

/** Whether the address is that of a table. */
function isTable() {
  return location.pathname.startsWith('/game/');
}

/** Say that an address leads nowhere. @param {'page' | 'game'} what */
function showMissing(what) {
  showSentence(`We can’t find that ${what}`, 'The link may be old, or a letter is wrong.');
}

/**
 * A page of one sentence, with the way home.
 * @param {string} title
 * @param {string} text
 */
function showSentence(title, text) {
  const draw = () =>
    render(
      html`${head(shell)}
        <main class="waiting">
          <h1>${title}</h1>
          <p class="notice" role="alert" data-testid="problem">${text}</p>
          <a class="button main" href="/">Back to home</a>
        </main>`,
      root,
    );
  mount({ draw, close: () => {} }, title);
}

/** @param {NonNullable<ReturnType<typeof pageAt>>} page */
async function openOther({ title, open }) {
  const wanted = visit;
  if (!mounted) render(waiting(shell, 'One moment…'), root);
  const opened = await open(root, shell);
  if (wanted === visit) mount(opened, title);
  else opened.close();
}

async function openHome() {
  const wanted = visit;
  /** @param {Replay} replay */
  const view = (replay) => {
    history.pushState(null, '', replay.link || location.pathname);
    openViewer(replay).catch(showProblem);
  };
  const home = await openHomePage(root, shell, feed, view);
  if (wanted === visit) mount(home, '');
  else home.close();
}

/** @param {string} link */
async function openLink(link) {
  const wanted = visit;
  const replay = await replayText(link);
  if (wanted === visit) await openViewer(replay);
}

/** @param {Replay} replay */
async function openViewer(replay) {
  const viewer = new Viewer(replay, await patches);
  const playOn = new PlayOn(replay, shell.go, settings.strength);
  const draw = () => render(viewerPage(viewer, playOn, shell), root);
  const unwatch = [viewer.store.watch(draw), playOn.store.watch(draw)];
  const keys = (/** @type {KeyboardEvent} */ event) =>
    walkOverQuilt(event, (player, direction) => viewer.walk(player, direction));
  root.addEventListener('keydown', keys);
  const close = () => {
    for (const stop of unwatch) stop();
    root.removeEventListener('keydown', keys);
  };
  mount({ draw, close }, 'A game');
}

/** @param {string} id */
async function openGame(id) {
  const wanted = visit;
  if (!mounted) render(waiting(shell, 'Opening the table…'), root);
  const [table, known] = await Promise.all([fetchTable(id), patches]);
  if (wanted !== visit) return;
  const sitsHere = table.seats.some((seat) => seat.yours);
  mount(openGamePage(root, table, known, shell), 'Game', sitsHere);
}

/** @param {string} code */
async function openInvitation(code) {
  const wanted = visit;
  if (!mounted) render(waiting(shell, 'Opening the invitation…'), root);
  try {
    const invitation = await fetchInvitation(code);
    if (wanted !== visit) return;
    const joining = new Joining({
      me: fetchMe,
      sit: (name) => acceptInvitation(code, name),
      go: shell.go,
    });
    const draw = () => render(invitationPage(invitation, joining, shell), root);
    mount({ draw, close: joining.store.watch(draw) }, 'Invitation');
    if (!invitation.yours) await joining.ask();
  } catch (problem) {
    const words = problem instanceof Refused ? refusalWords(problem.status) : null;
    if (!words) throw problem;
    if (wanted !== visit) return;
    const draw = () => render(voidInvitation(words, shell), root);
    mount({ draw, close: () => {} }, 'Invitation');
  }
}

applyTheme();
window.addEventListener('popstate', route);
window.addEventListener('online', () => followFeed(null));
document.addEventListener('visibilitychange', () => followFeed(null));
// Any click ends the running animations.
window.addEventListener(
  'pointerdown',
  () => {
    for (const animation of document.getAnimations()) animation.finish();
  },
  { capture: true },
);
wear(settings.edition).then(route);
