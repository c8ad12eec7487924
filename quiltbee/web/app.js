/** The start of the page: settings, addresses, and the one page that is mounted. */
import { fetchPatches, fetchTable, replayText } from './api.js';
import { Game } from './game.js';
import { Home } from './home.js';
import { ARROWS, intentOf } from './keyboard.js';
import { Pointer } from './pointer.js';
import { loadSettings, rememberGame, saveSettings } from './settings.js';
import { Turning } from './turning.js';
import { html, render } from './vendor/lit-html.js';
import { Viewer } from './viewer.js';
import { showDialog } from './views/dialogs.js';
import { gamePage } from './views/game.js';
import { homePage } from './views/home.js';
import { head, waiting } from './views/page.js';
import { fabrics } from './views/patch_art.js';
import { viewerPage } from './views/viewer.js';
import { turnTitle } from './words.js';

/**
 * @typedef {import('./keyboard.js').Intent} Intent
 * @typedef {import('./placement.js').Direction} Direction
 * @typedef {import('./types.js').Player} Player
 * @typedef {import('./types.js').Replay} Replay
 * @typedef {{draw: () => void, close: () => void}} Mounted
 */

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
let settings = loadSettings();
/** @type {Mounted | null} */
let mounted = null;
/** Counts visits, so that an answer that comes after the person went elsewhere is dropped. */
let visit = 0;
const patches = fetchPatches();

/** @type {import('./views/page.js').Shell} */
const shell = {
  get settings() { return settings; },
  change(part) {
    settings = { ...settings, ...part };
    saveSettings(settings);
    applyTheme();
    mounted?.draw();
  },
  go(path) {
    history.pushState(null, '', path);
    route();
  },
};

function applyTheme() {
  const { theme } = settings;
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** @param {Mounted} page @param {string} title */
function mount(page, title) {
  mounted?.close();
  mounted = page;
  document.title = title;
  window.scrollTo(0, 0);
  page.draw();
}

/** Show what the address asks for. */
function route() {
  visit += 1;
  const game = /^\/game\/([\w-]+)$/.exec(location.pathname);
  const here = visit;
  /** @param {unknown} problem */
  const complain = (problem) => { if (visit === here) showProblem(problem); };
  if (game) openGame(game[1]).catch(complain);
  else if (location.hash.length > 1) openLink(location.hash).catch(complain);
  else openHome();
}

/** @param {unknown} problem */
function showProblem(problem) {
  const text = problem instanceof Error ? problem.message : String(problem);
  const draw = () => render(html`${head(shell)}<main class="waiting"><h1>This can’t be shown</h1>
    <p class="notice" role="alert" data-testid="problem">${text}</p><a class="button" href="/">To the first page</a></main>`, root);
  mount({ draw, close: () => {} }, 'Quiltbee');
}

function openHome() {
  const home = new Home(shell.go, (replay) => {
    history.pushState(null, '', replay.link || location.pathname);
    openViewer(replay).catch(showProblem);
  }, settings.strength);
  const draw = () => render(homePage(home.store.get(), home, shell), root);
  const unwatch = home.store.watch(draw);
  mount({ draw, close: unwatch }, 'Quiltbee');
  home.count();
}

/** @param {string} link */
async function openLink(link) {
  const wanted = visit;
  const replay = await replayText(link);
  if (wanted === visit) await openViewer(replay);
}

/** @param {Replay} replay */
async function openViewer(replay) {
  const viewer = new Viewer(replay, await patches, shell.go, settings.strength);
  const draw = () => render(viewerPage(viewer.store.get(), viewer, shell), root);
  const unwatch = viewer.store.watch(draw);
  const keys = (/** @type {KeyboardEvent} */ event) => walked(event, (player, direction) => viewer.walk(player, direction));
  root.addEventListener('keydown', keys);
  mount({
    draw,
    close: () => {
      unwatch();
      root.removeEventListener('keydown', keys);
    },
  }, 'A game · Quiltbee');
}

/** @param {string} id */
async function openGame(id) {
  const wanted = visit;
  if (!mounted) render(waiting(shell, 'Opening the table…'), root);
  const [table, known] = await Promise.all([fetchTable(id), patches]);
  if (wanted !== visit) return;
  const game = new Game(table, known);
  const focusQuilt = () => {
    const grid = root.querySelector(/** @type {'div'} */ ('.quilt.active .cells'));
    grid?.focus({ preventScroll: true });
    grid?.scrollIntoView({ block: 'nearest' });
  };
  const turning = new Turning({
    turn: () => game.turnCard(true),
    later: (run, milliseconds) => window.setTimeout(run, milliseconds),
    forget: (timer) => window.clearTimeout(timer),
  });
  let moves = -1;
  let number = -1;
  const draw = () => {
    const { table } = game.state;
    const focused = document.activeElement;
    render(gamePage(game.state, game, shell, focusQuilt), root);
    turning.consider(game.state, settings.turnCards);
    showDialog(root);
    if (focused && !focused.isConnected) recover(focused, focusQuilt);
    if (!table) return;
    document.title = `${turnTitle(table, table.seats)} · Quiltbee`;
    if (table.moves.length !== moves) scrollToEnd('.move-list');
    moves = table.moves.length;
    // Where two share the keys, the focus goes to the quilt of whoever moves now.
    if (table.number !== number && document.activeElement?.matches('[data-quilt=shown] .cells')) focusQuilt();
    number = table.number;
  };
  const unwatch = game.store.watch(draw);
  const pointer = new Pointer(root, game);
  const keys = (/** @type {KeyboardEvent} */ event) => onKey(event, game, focusQuilt);
  root.addEventListener('keydown', keys);
  mount({
    draw,
    close: () => {
      unwatch();
      game.close();
      pointer.stop();
      turning.stop();
      root.removeEventListener('keydown', keys);
    },
  }, 'Game · Quiltbee');
  remember(game);
  game.open();
}

/**
 * What had the focus is gone: after turning a card by hand go to the quilt that can be played on,
 * else to the heading, such as from the pass at the end of the game.
 * @param {Element} gone @param {() => void} focusQuilt
 */
function recover(gone, focusQuilt) {
  if (gone.matches('.turn-card') && root.querySelector('.quilt.active')) focusQuilt();
  else document.getElementById('turn-heading')?.focus();
}

/** The newest line of a list is the one to see. @param {string} selector */
function scrollToEnd(selector) {
  const list = root.querySelector(selector);
  if (list) list.scrollTop = list.scrollHeight;
}

/** @param {Game} game */
function remember(game) {
  const { table } = game.state;
  if (!table || !table.seats.some((seat) => seat.yours)) return;
  rememberGame(game.id, table.seats.map((seat) => seat.name).join(' – '));
}

/** @param {KeyboardEvent} event @param {Game} game @param {() => void} focusQuilt */
function onKey(event, game, focusQuilt) {
  const target = /** @type {Element} */ (event.target);
  if (!target.closest('[data-keys]') || target.closest('dialog')) return;
  if (walked(event, (player, direction) => game.store.dispatch({ type: 'walk', player, direction }))) return;
  const intent = intentOf(event);
  const presses = target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ');
  if (!intent || presses) return;
  event.preventDefault();
  act(intent, game, focusQuilt);
}

/**
 * Arrows on a quilt that is only looked at walk over its cells.
 * @param {KeyboardEvent} event @param {(player: Player, direction: Direction) => void} walk
 */
function walked(event, walk) {
  const shown = /** @type {Element} */ (event.target).closest('[data-quilt=shown]');
  if (!shown || !Object.hasOwn(ARROWS, event.key) || event.shiftKey) return false;
  event.preventDefault();
  walk(shown.getAttribute('data-testid') === 'quilt-1' ? 1 : 2, ARROWS[event.key]);
  return true;
}

/** @param {Intent} intent @param {Game} game @param {() => void} focusQuilt */
function act(intent, game, focusQuilt) {
  switch (intent.type) {
    case 'option': game.chooseAt(intent.index); focusQuilt(); break;
    case 'placement': game.placement(intent.event); break;
    case 'place': game.state.table?.stage === 'card' ? game.turnCard() : game.commit(); break;
    case 'turn': game.turnCard(); break;
    case 'hint': game.hint(); break;
    case 'cancel': game.placement({ type: 'cancel' }); break;
    case 'pass': game.pass(); break;
    case 'undo': game.undo(); break;
    case 'command': document.getElementById('command')?.focus(); break;
    case 'help': game.dialog('help'); break;
  }
}

render(fabrics(), /** @type {HTMLElement} */ (document.getElementById('fabrics')));
applyTheme();
window.addEventListener('popstate', route);
// Any click skips what is still moving.
window.addEventListener('pointerdown', () => {
  for (const animation of document.getAnimations()) animation.finish();
}, { capture: true });
route();
