/** Starts the client: settings, addresses, and the page that is mounted. */
import {
  Refused,
  acceptInvitation,
  fetchInvitation,
  fetchMe,
  fetchPatches,
  fetchTable,
  isAway,
  replayText,
} from './core/api.js';
import { Feed } from './core/feed.js';
import { refusalWords } from './core/invitation.js';
import { bestLanguage } from './core/languages.js';
import { Joining } from './core/joining.js';
import { pathOf, tagsIn } from './core/links.js';
import { LOCAL_PATH } from './core/local.js';
import { t } from './core/words.js';
import { pageAt } from './addresses.js';
import { watchAway, withoutServer } from './away.js';
import { canVibrate, play } from './cues.js';
import { openGamePage } from './game_page.js';
import { openHomePage } from './home_page.js';
import { keepNoticeWords, keepShell } from './keep_shell.js';
import { later } from './later.js';
import { onNews, tellNews } from './news.js';
import {
  keepLocalGame,
  loadGuide,
  loadSettings,
  localGame,
  recentGames,
  saveGuide,
  saveSettings,
  watchSettings,
} from './settings.js';
import { drawSettings, openSettings } from './settings_dialog.js';
import { openSheet } from './sheet.js';
import { watchSpacing } from './spacing.js';
import { fetchWords, speakWords } from './speaking.js';
import { countWaiting, nameTab } from './tab.js';
import { html, nothing, render } from './vendor/lit-html.js';
import { cover } from './views/cover.js';
import { errorLine } from './views/error.js';
import { invitationPage, voidInvitation } from './views/invitation.js';
import { head, waiting } from './views/page.js';
import { wear } from './editions.js';

/**
 * @typedef {import('./core/types.js').Replay} Replay
 * @typedef {import('./game_page.js').Mounted} Mounted
 */

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
let settings = loadSettings();
/** @type {Mounted | null} */
let mounted = null;
/** What the tab is called while this page is shown. */
let mountedTitle = () => '';
/** Counts visits: an answer that arrives after the person has gone elsewhere is dropped. */
let visit = 0;
/** How far the first game has come. */
const GUIDE = { load: loadGuide, save: saveGuide };
const patches = fetchPatches(addressOf('link[data-what=patches]'));

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
    saveSettings({ ...settings, ...part });
    if (part.sounds) play('button');
    adopt(part);
  },
  go(path) {
    history.pushState(null, '', path);
    route();
  },
  onNews,
  help() {
    later('aid').then(({ openAid }) => openAid(), sayAside);
  },
  openSettings() {
    openSettings(shell);
  },
  canVibrate: canVibrate(),
};

/** Let the page be as these settings want it. @param {Partial<typeof settings>} part */
function adopt(part) {
  settings = { ...settings, ...part };
  applyTheme();
  if (part.edition) wear(part.edition);
  if ('language' in part || 'edition' in part) speakAgain().catch(showProblem);
  else redraw();
}

/** Say what went wrong without leaving the page. @param {Error} problem */
function sayAside({ message }) {
  openSheet('aside', 'aside-words', (dialog) =>
    render(
      html`<p role="alert" id="aside-words">${message}</p>
        <button type="button" class="main" @click=${() => dialog.close()}>${t('close')}</button>`,
      dialog,
    ),
  );
}

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

/** The language that was chosen, else the one of the browser. */
function chosenLanguage() {
  return settings.language === 'auto' ? bestLanguage(navigator.languages) : settings.language;
}

/** Speak the language that the page came in, or the chosen one where that is another. */
async function speakAtFirst() {
  const { lang } = document.documentElement;
  const language = settings.language === 'auto' ? lang : settings.language;
  const named = lang === language ? addressOf('link[data-what=words]') : undefined;
  speakWords(await fetchWords(language, named), settings.edition);
  document.documentElement.lang = language;
  keepNoticeWords();
}

/** Speak as the settings now want it, and draw the page anew. */
async function speakAgain() {
  const language = chosenLanguage();
  speakWords(await fetchWords(language), settings.edition);
  document.documentElement.lang = language;
  keepNoticeWords();
  nameTab(mountedTitle());
  redraw();
}

/** Draw the page as the settings now want it. */
function redraw() {
  mounted?.draw();
  drawSettings();
}

/**
 * @param {Mounted} page
 * @param {string} title   the key of what the tab is called, empty for nothing of its own
 * @param {boolean | null} [known]   whether the server knows who looks at the page
 */
function mount(page, title, known = null) {
  const isFirst = mounted === null;
  mounted?.close();
  mounted = page;
  mountedTitle = title ? () => t(title) : () => '';
  nameTab(mountedTitle());
  followFeed(known);
  window.scrollTo(0, 0);
  page.draw();
  if (!isFirst) focusHeading();
}

/** What had the focus is gone with the page before: whoever listens hears where they are now. */
function focusHeading() {
  const heading = root.querySelector('h1');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
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
  else if (location.pathname === '/first-game') openFirstGame().catch(complain);
  else if (page) openOther(page).catch(complain);
  else if (location.pathname === LOCAL_PATH) openLocal().catch(complain);
  else if (location.pathname !== '/') showMissing('page');
  else if (location.hash.length > 1) openLink(location.hash).catch(complain);
  else openHome().catch(complain);
}

/** @param {unknown} problem */
function showProblem(problem) {
  if (problem instanceof Refused && problem.status === 404 && isTable()) return showMissing('game');
  const text = problem instanceof Error ? problem.message : String(problem);
  showSentence('cannot-show', text, isAway(problem));
}

/** Whether the address is that of a table. */
function isTable() {
  return location.pathname.startsWith('/game/');
}

/** Say that an address leads nowhere. @param {'page' | 'game'} what */
function showMissing(what) {
  showSentence(what === 'game' ? 'no-such-game' : 'no-such-page', t('link-may-be-old'));
}

/**
 * A page of one sentence, with the way home.
 * @param {string} title   its key
 * @param {string} text
 * @param {boolean} [isAway]   the server can't be reached
 */
function showSentence(title, text, isAway = false) {
  const draw = () =>
    render(
      html`${head(shell)}
        <main class="waiting">
          ${cover()}
          <h1>${t(title)}</h1>
          ${errorLine(text, 'problem')}
          <a class="button main" href="/">${t('back-to-home')}</a>
          ${isAway ? withoutServer(shell) : nothing}
        </main>`,
      root,
    );
  mount({ draw, close: () => {} }, title);
}

/** @param {NonNullable<ReturnType<typeof pageAt>>} page   one away from the tables */
async function openOther({ name, match }) {
  const wanted = visit;
  if (!mounted) render(waiting(shell, t('one-moment')), root);
  const { OPENERS } = await later('pages');
  const opened = await OPENERS[name](root, shell, match);
  if (wanted === visit) mount(opened, `tab-${name}`);
  else opened.close();
}

async function openHome() {
  const wanted = visit;
  /** @param {Replay} replay */
  const view = (replay) => {
    const names = [replay.tags.Player1, replay.tags.Player2];
    history.pushState(null, '', replay.link ? pathOf(replay.link, names) : location.pathname);
    openViewer(replay).catch(showProblem);
  };
  const home = await openHomePage(root, shell, feed, view);
  if (wanted === visit) mount(home, '');
  else home.close();
}

/** @param {string} link */
async function openLink(link) {
  const wanted = visit;
  const names = tagsIn(location.search);
  const replay = await replayText(link);
  if (wanted === visit) await openViewer({ ...replay, tags: { ...names, ...replay.tags } });
}

/** @param {Replay} replay */
async function openViewer(replay) {
  const wanted = visit;
  const { openViewerPage } = await later('pages');
  const page = openViewerPage(root, replay, await patches, shell);
  if (wanted === visit) mount(page, 'tab-viewer');
  else page.close();
}

/** @param {string} id */
async function openGame(id) {
  const wanted = visit;
  if (!mounted) render(waiting(shell, t('opening-table')), root);
  const [table, known] = await Promise.all([fetchTable(id), patches]);
  const guiding = loadGuide()?.game === id ? await guidingHere() : null;
  if (wanted !== visit) return;
  const sitsHere = table.seats.some((seat) => seat.yours);
  mount(openGamePage(root, table, known, shell, guiding), 'tab-game', sitsHere);
}

/** What the guide does at a table. @returns {Promise<import('./game_page.js').Guiding>} */
async function guidingHere() {
  const { accompany, asNewcomer } = await later('guide');
  return {
    seen: asNewcomer,
    accompany: (game, focusQuilt) => accompany(root, game, shell, GUIDE, focusQuilt),
  };
}

/** Begin the first game, or go on with it; its address is then that of its table. */
async function openFirstGame() {
  const wanted = visit;
  if (!mounted) render(waiting(shell, t('opening-table')), root);
  const { firstGame } = await later('guide');
  const id = await firstGame(GUIDE);
  if (wanted !== visit) return;
  history.replaceState(null, '', `/game/${id}`);
  await openGame(id);
}

/** The game that this browser keeps by itself. */
async function openLocal() {
  const wanted = visit;
  if (!mounted) render(waiting(shell, t('opening-table')), root);
  const [{ LocalGame }, known] = await Promise.all([later('offline'), patches]);
  if (wanted !== visit) return;
  const game = new LocalGame(known, {
    load: localGame,
    save: keepLocalGame,
    later: (run) => window.setTimeout(run),
    draw: (most) => Math.floor(Math.random() * most),
    today: () => new Date(),
  });
  mount(openGamePage(root, game.table, known, shell, null, game), 'tab-offline', false);
}

/** @param {string} code */
async function openInvitation(code) {
  const wanted = visit;
  if (!mounted) render(waiting(shell, t('opening-invitation')), root);
  try {
    const invitation = await fetchInvitation(code);
    if (wanted !== visit) return;
    const joining = new Joining({
      me: fetchMe,
      sit: (name) => acceptInvitation(code, name),
      go: shell.go,
    });
    const draw = () => render(invitationPage(invitation, joining, shell), root);
    mount({ draw, close: joining.store.watch(draw) }, 'tab-invitation');
    if (!invitation.yours) await joining.ask();
  } catch (problem) {
    const words = problem instanceof Refused ? refusalWords(problem.status) : null;
    if (!words) throw problem;
    if (wanted !== visit) return;
    const draw = () => render(voidInvitation(words, shell), root);
    mount({ draw, close: () => {} }, 'tab-invitation');
  }
}

applyTheme();
await Promise.all([speakAtFirst(), wear(settings.edition)]);
window.addEventListener('popstate', route);
window.addEventListener('keydown', (event) => {
  if (event.key !== 'F1') return;
  event.preventDefault();
  shell.help();
});
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
route();
watchAway(shell, route);
watchSpacing();
watchSettings(adopt);
if (document.readyState === 'complete') keepShell();
else window.addEventListener('load', keepShell);
