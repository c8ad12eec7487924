/** The start of the client: settings, addresses, and the mounted page. */
import { Outdated, Refused, call, cookies, fetchPatches, isAway } from '../core/api.ts';
import { Feed, type NewsListener } from '../core/feed.ts';
import { bestLanguage } from '../core/languages.ts';
import { pageAddress, pagePath, site, fileAddress } from '../core/site.ts';
import { TIMERS } from '../core/timers.ts';
import { t, writeAsIn } from '../core/words.ts';
import { html, nothing, render } from 'lit-html';
import { watchAway, withoutServer } from './away.ts';
import { applyEdition } from './editions.ts';
import { later, laterWords, reloadOnce, dressed } from './later.ts';
import { pageAt } from './routes.ts';
import {
  isKnown as wasKnown,
  loadSettings,
  recentGames,
  saveSettings,
  watchSettings,
} from './settings.ts';
import { openSheet } from './sheet.ts';
import { addWords, fetchWords, speakWords } from './speaking.ts';
import { countWaiting, nameTab } from './tab.ts';
import { cover } from '../views/cover.ts';
import { errorLine } from '../views/error.ts';
import { head, waiting, type Shell } from '../views/page.ts';
import { noticeSetting, settings as settingsView } from '../views/settings.ts';
import type { Opened, Place } from './opening.ts';
import type { Mounted } from '../table/game_page.ts';

// Shared by the first page and tables, so part of every page: a file of its own costs a request.
export { levelName } from '../core/automa.ts';
export { controlLabel } from '../core/clock.ts';
export { termsOf } from '../core/manners.ts';
export { tableOf } from '../core/rules/description.ts';
export { parsePosition } from '../core/rules/notation.ts';
export { lead } from '../core/sentences.ts';
export { opens } from './page.ts';
export { bringFaces } from '../table/faces.ts';
export { face } from '../views/player.ts';
export { sketch } from '../views/quilt.ts';

if ('static' in document.documentElement.dataset)
  Object.assign(site, { isStatic: true, base: new URL('.', location.href).pathname });
const root = document.getElementById('app') as HTMLElement;
if (site.isStatic) later('static').then(({ leadLinks }) => leadLinks(root), console.warn);
let settings = loadSettings();
let mounted: Mounted | null = null;
let mountedTitle = () => '';
/** Redraws the dialog with the settings while it is open. */
let drawSettings: (() => void) | null = null;
/** Counts visits, to drop answers that arrive after the user has gone elsewhere. */
let visit = 0;
const patches = fetchPatches(addressOf('link[data-what=patches]'));

/** Subscribers to the user's news. */
const listeners: Set<NewsListener> = new Set();
const publishNews: NewsListener = (what, change) => {
  for (const listener of listeners) listener(what, change);
};

const feed = new Feed({
  open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/feed`),
  ...TIMERS,
  onWaiting: countWaiting,
  onInvited: showInvited,
  onNews: publishNews,
  onRound: (news) => {
    publishNews('games');
    if (settings.noticeRound)
      later('notice_words').then(({ announceRound: tellRound }) => tellRound(news), console.warn);
  },
  onNotice: (news) => {
    if (settings[noticeSetting(news.kind)])
      later('notice_words').then(
        ({ announceNotice: tellNotice }) => tellNotice(news),
        console.warn,
      );
  },
});

let isInvited = false;

/** Show or remove invitations in person. */
function showInvited(count: number) {
  const wasInvited = isInvited;
  isInvited = count > 0;
  const isWanted = settings.noticeInvited || location.pathname === site.base;
  if ((isInvited && isWanted) || wasInvited)
    later('invited')
      .then(({ showInvitations }) => showInvitations(shell))
      .catch(sayAside);
}

/**
 * Open the feed if the server knows the user: someone who has sat at a table or joined a
 * tournament.
 * @param known  null if the page can't tell, so that the server is asked
 */
async function followFeed(known: boolean | null) {
  if (site.isStatic) return;
  if ((recentGames().length === 0 && !wasKnown()) || document.hidden || feed.socket) return;
  if (known ?? (await isKnown())) feed.open();
}

/** Ask whether the server knows this browser; without an answer the next page asks again. */
async function isKnown() {
  return call('GET /api/me').then(
    ({ known }) => known,
    () => false,
  );
}

const shell: Shell = {
  get settings() {
    return settings;
  },
  logo: addressOf('link[rel=icon]'),
  change(part) {
    saveSettings({ ...settings, ...part });
    if (Object.keys(part).some((name) => name.startsWith('notice')))
      later('notice_words')
        .then(({ keepQuiet }) => keepQuiet(settings))
        .catch(sayAside);
    if (part.sounds) later('cues').then(({ play }) => play('button'), sayAside);
    adopt(part);
  },
  go(path) {
    history.pushState(null, '', pageAddress(path));
    route();
  },
  onNews(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  help() {
    later('aid').then(({ openAid }) => openAid(), sayAside);
  },
  /** Over any page but a table, which has them among its own dialogs. */
  openSettings() {
    if (drawSettings) return;
    const dialog = openSheet('settings', 'dialog-heading', (sheet) => {
      drawSettings = () =>
        render(
          settingsView(shell, () => sheet.close(), null),
          sheet,
        );
      drawSettings();
    });
    dialog.addEventListener('close', () => {
      drawSettings = null;
    });
  },
  phrases(game) {
    later('phrases').then(({ openPhrases }) => openPhrases(game, shell), sayAside);
  },
  canVibrate: 'vibrate' in navigator,
};

/** Apply the settings to the page. */
function adopt(part: Partial<typeof settings>) {
  settings = { ...settings, ...part };
  applyTheme();
  if (part.edition) applyEdition(part.edition);
  if ('language' in part || 'edition' in part) speakAgain().catch(showProblem);
  else redraw();
}

/** Show an error without leaving the page. */
function sayAside({ message }: Error) {
  openSheet('aside', 'aside-words', (dialog) =>
    render(
      html`<p role="alert" id="aside-words">${message}</p>
        <button type="button" class="main" @click=${() => dialog.close()}>${t('close')}</button>`,
      dialog,
    ),
  );
}

/** Return the address of a file that the page links to; it may contain a hash of the content. */
function addressOf(selector: string) {
  return (document.querySelector(selector) as HTMLLinkElement).href;
}

function applyTheme() {
  const { theme } = settings;
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function chosenLanguage() {
  return settings.language === 'auto' ? bestLanguage(navigator.languages) : settings.language;
}

/** Use the language in which the page was sent, or else the chosen one. */
async function speakAtFirst() {
  const { lang } = document.documentElement;
  const isAsSent = settings.language === 'auto' && !site.isStatic;
  const language = isAsSent ? lang : chosenLanguage();
  const named = lang === language ? addressOf('link[data-what=words]') : undefined;
  speakWords(await fetchWords(language, named), settings.edition);
  document.documentElement.lang = language;
  keepNotices();
}

/** Store the texts of notifications if any may be shown. */
function keepNotices() {
  if ('Notification' in window && Notification.permission === 'granted')
    later('notice_words')
      .then(({ keepNoticeWords }) => keepNoticeWords())
      .catch(console.warn);
}

async function speakAgain() {
  const language = chosenLanguage();
  const [words, more] = await Promise.all([fetchWords(language), laterWords(language)]);
  if (language !== chosenLanguage()) return; // another was chosen meanwhile
  speakWords(words, settings.edition);
  if (more) addWords(more);
  document.documentElement.lang = language;
  keepNotices();
  nameTab(mountedTitle());
  redraw();
}

function redraw() {
  mounted?.draw();
  drawSettings?.();
}

/**
 * @param title  key of the tab's title, empty for the default
 * @param known  the server knows the user
 */
function mount(page: Mounted, title: string, known: boolean | null = null) {
  const isFirst = mounted === null;
  mounted?.close();
  mounted = page;
  mountedTitle = title ? () => t(title) : () => '';
  nameTab(mountedTitle());
  followFeed(known);
  window.scrollTo(0, 0);
  root.querySelector('.boot')?.remove();
  document.querySelector(`[data-until="${CSS.escape(location.pathname)}"]`)?.remove();
  page.draw();
  keepTables();
  if (isFirst)
    requestAnimationFrame(() => setTimeout(loadTypeface)); // after the first paint
  else focusHeading();
}

/**
 * Focus the heading of a new page for screen readers: the focused element is gone with the old
 * page.
 */
function focusHeading() {
  const heading = root.querySelector('h1');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const place: Place = {
  ...{ root, shell, feed, patches, show },
  wait(words) {
    root.querySelector('.boot')?.remove();
    if (!mounted) render(waiting(shell, t(words)), root);
  },
};

/**
 * Follow a link within this site without loading the page. Clicks that open a tab or a file are
 * left to the browser, as are moves within the page.
 */
function followLink(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  const { pathname, search, hash, href } = link;
  const isHere = pathname === location.pathname && search === location.search && hash !== '';
  if (isHere || !pageAt(pagePath(link))) return;
  event.preventDefault();
  history.pushState(null, '', href);
  route();
}

function route() {
  visit += 1;
  const page = pageAt(pagePath(location));
  if (page) show(page.route.open(place, page.match));
  else showMissing('page');
}

/** Show a page once it is open, unless the user has gone elsewhere meanwhile. */
async function show(opening: Promise<Opened>) {
  const here = visit;
  try {
    const { page, title, known, address } = await opening;
    if (here !== visit) return page.close();
    if (address) history.replaceState(null, '', pageAddress(address));
    mount(page, title, known);
  } catch (problem) {
    if (here === visit) showProblem(problem);
  }
}

function showProblem(problem: unknown) {
  if (problem instanceof Outdated && reloadOnce()) return;
  if (
    problem instanceof Refused &&
    problem.status === 404 &&
    location.pathname.startsWith('/game/')
  )
    return showMissing('game');
  // The address has a malformed name: `/day/yesterday`.
  if (problem instanceof Refused && problem.status === 422) return showMissing('page');
  const text = problem instanceof Error ? problem.message : String(problem);
  showSentence('cannot-show', text, isAway(problem));
}

function showMissing(what: 'page' | 'game') {
  showSentence(what === 'game' ? 'no-such-game' : 'no-such-page', t('link-may-be-old'));
}

/**
 * Show a sentence with a link home.
 * @param title  its key
 * @param isAway  the server can't be reached
 */
function showSentence(title: string, text: string, isAway: boolean = false) {
  const draw = () =>
    render(
      html`${head(shell)}
        <main class="waiting">
          ${cover()}
          <h1>${t(title)}</h1>
          ${errorLine(text, 'problem')}
          <a class="button main" href="/">${t('back-to-home')}</a>
          ${isAway ? withoutServer() : nothing}
        </main>`,
      root,
    );
  mount({ draw, close: () => {} }, title);
}

/** Install `sw.ts`, which keeps the page for times without the server. */
function keepShell() {
  if (!('serviceWorker' in navigator)) return;
  const idle = window.requestIdleCallback ?? ((run) => window.setTimeout(run, 1000));
  idle(() => {
    navigator.serviceWorker.register(fileAddress('/sw.js')).catch((problem) => {
      console.warn('This browser keeps nothing for times without a page:', problem.message);
    });
  });
}

/** Load the typeface, which has stand-ins of its size until then, and the style sheet for paper. */
async function loadTypeface() {
  const { typeface } = (document.querySelector('script[data-typeface]') as HTMLScriptElement)
    .dataset;
  const face = new FontFace('Nunito', `url(${typeface})`, { weight: '400 700' });
  try {
    document.fonts.add(await face.load());
    await dressed(new URL('./print.css', import.meta.url).href);
  } catch (problem) {
    console.warn('The page stays without its typeface or its style for paper:', problem);
  }
}

/** The largest text that fits the slots, in px, before it grows with a large screen. */
const LARGEST = 18;

/** Watch the text size; where it is large, load the style sheet for it and set `data-roomy`. */
function watchSpacing() {
  const probe = document.createElement('span');
  probe.className = 'probe';
  probe.ariaHidden = 'true';
  probe.textContent = 'a b';
  document.body.append(probe);
  const isRoomy = () => isWider(getComputedStyle(probe));
  const look = async () => {
    if (isRoomy()) await dressed(new URL('./roomy.css', import.meta.url).href).catch(console.warn);
    document.documentElement.toggleAttribute('data-roomy', isRoomy());
  };
  new ResizeObserver(look).observe(probe);
}

function isWider(style: CSSStyleDeclaration) {
  const { letterSpacing, wordSpacing, lineHeight } = style;
  const size = parseFloat(style.fontSize);
  const isApart = [letterSpacing, wordSpacing].some((each) => parseFloat(each) > 0);
  return (
    isApart || size - parseFloat(style.textIndent) > LARGEST || parseFloat(lineHeight) > 1.1 * size
  );
}

/** Exclude pages with a board from translation. */
function keepTables() {
  root.translate = root.querySelector('.quilt-box, .quilt') === null;
  root.classList.toggle('notranslate', !root.translate);
}

/**
 * Explain, once the browser begins to translate the page, that tables are excluded. It replaces
 * every text by elements of its own: turn, buttons, time and market would stop updating.
 */
function watchTranslation() {
  const page = document.documentElement;
  let wasShown = false;
  new MutationObserver(async () => {
    const isShown = /\btranslated-(ltr|rtl)\b/.test(page.className) && !root.translate;
    if (!isShown && !wasShown) return;
    wasShown = isShown;
    const { explainTranslation: tellTranslation } = await later('translated');
    tellTranslation(isShown, page.lang, chosenLanguage());
  }).observe(page, { attributes: true, attributeFilter: ['class', 'lang'] });
}

cookies.areRefused = () => !navigator.cookieEnabled;
applyTheme();
writeAsIn(navigator.languages);
await Promise.all([speakAtFirst(), applyEdition(settings.edition)]);
window.addEventListener('popstate', route);
document.addEventListener('click', followLink);
window.addEventListener('keydown', (event) => {
  if (event.key !== 'F1') return;
  event.preventDefault();
  shell.help();
});
window.addEventListener('online', () => followFeed(null));
document.addEventListener('visibilitychange', () => followFeed(null));
window.addEventListener(
  'pointerdown',
  () => {
    for (const animation of document.getAnimations()) animation.finish();
  },
  { capture: true },
);
route();
watchAway(() => {
  window.dispatchEvent(new Event('reopen'));
  route();
});
watchTranslation();
watchSpacing();
watchSettings(adopt);
if (document.readyState === 'complete') keepShell();
else window.addEventListener('load', keepShell);
