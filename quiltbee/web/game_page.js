/** The page of one game: connects the headless game to keys, pointer, focus and templates. */
import { Alive } from './alive.js';
import { Outdated } from './core/api.js';
import { MESSAGES } from './core/figures.js';
import { Game } from './core/game.js';
import { intentOf } from './core/keyboard.js';
import { isLocal } from './core/local.js';
import { leadsOn, tableTitle } from './core/manners.js';
import { canAskHint, isMyTurn } from './core/queries.js';
import { beginGame } from './core/rules/fold.js';
import { isPlaying, isWaiting } from './core/seats.js';
import { Ticking } from './core/ticking.js';
import { Turning } from './core/turning.js';
import { t } from './core/words.js';
import { followMove } from './following.js';
import { later } from './later.js';
import { reloadIfOutdated, reloadOnce } from './newer.js';
import { Pointer } from './pointer.js';
import { tellCues } from './cues.js';
import { walkOverQuilt } from './quilt_keys.js';
import { seatingAt } from './seating/seating_page.js';
import { rememberGame } from './settings.js';
import { nameTab } from './tab.js';
import { render } from './vendor/lit-html.js';
import { showReading } from './views/clock.js';
import { showDialog } from './views/dialogs.js';
import { gamePage } from './views/game.js';
import { watchWeighing } from './weighing.js';

/**
 * @typedef {import('./core/keyboard.js').Intent} Intent
 * @typedef {import('./core/geometry.js').Direction} Direction
 * @typedef {import('./core/types.js').GameMessage} GameMessage
 * @typedef {import('./core/types.js').Patches} Patches
 * @typedef {import('./core/types.js').Player} Player
 * @typedef {import('./core/types.js').Table} Table
 * @typedef {import('./seating/inviting_view.js').Seating} Seating
 * @typedef {import('./views/page.js').Shell} Shell
 * @typedef {import('./core/game.js').Company} Company
 * @typedef {import('./offline/local_game.js').LocalGame} LocalGame
 * @typedef {{draw: () => void, close: () => void}} Mounted
 *
 * @typedef {object} Accompanied   how the guide stands beside a game
 * @property {Company & {leaving: unknown}} company   `leaving`: the page stays as it is
 * @property {() => unknown} slot   what stands on its line
 * @property {() => void} drawn   after each drawing
 * @property {(draw: () => void) => (() => void)[]} watch
 * @property {() => void} begin   once all is drawn
 * @typedef {object} Guiding
 * @property {(table: Table) => Table} seen   the table as a newcomer sees it
 * @property {(game: Game, focusQuilt: () => void) => Accompanied} accompany
 */

/**
 * Open the game and everything that its page needs; `close` of the result releases all of it.
 * @param {HTMLElement} root
 * @param {GameMessage} fetched
 * @param {Patches} patches
 * @param {Shell} shell
 * @param {Guiding | null} [guiding]   where it is the first game
 * @param {LocalGame} [local]   who keeps the game in place of the server
 * @returns {Mounted}
 */
export function openGamePage(root, fetched, patches, shell, guiding = null, local = undefined) {
  const game = gameOf(fetched, patches, shell, guiding, local);
  const focusQuilt = () => focusActiveQuilt(root);
  const guide = guiding?.accompany(game, focusQuilt) ?? null;
  if (guide) game.company = guide.company;
  const seating = seatingAt(game.id, shell.go);
  const alive = enliven(root, game, shell);
  const timers = timersOf(root, game, shell);
  const page = drawing(root, game, seating, shell, focusQuilt, guide);
  const hinting = hints(game, shell);
  const draw = () => {
    if (guide?.company.leaving) return;
    page();
    guide?.drawn();
    hinting();
    alive.play();
    timers.consider();
  };
  const table = /** @type {Table} */ (game.state.table);
  const stops = [
    game.store.watch(draw),
    game.store.watch(following(game, table, shell)),
    seating.inviting.store.watch(draw),
    seating.joining.store.watch(draw),
    ...(guide?.watch(draw) ?? []),
    watchWeighing(root, game),
    listen(root, game, alive, timers, focusQuilt),
    timers.stop,
    () => alive.skip(),
    () => game.close(),
  ];
  remember(game.id, table);
  prepare(table, seating);
  game.open();
  let isNew = true;
  return {
    draw: () => {
      draw();
      if (isNew) guide?.begin();
      isNew = false;
    },
    close: () => {
      for (const stop of stops) stop();
    },
  };
}

/**
 * The game of a page, with the server or with whoever keeps it instead.
 * @param {GameMessage} fetched
 * @param {Patches} patches
 * @param {Shell} shell
 * @param {Guiding | null} guiding
 * @param {LocalGame | undefined} local
 */
function gameOf(fetched, patches, shell, guiding, local) {
  const folded = beginGame(fetched, patches);
  if (folded === null) throw new Outdated(t('page-outdated'));
  const address = `${location.origin.replace(/^http/, 'ws')}/api/games/${fetched.game}/play`;
  const game = new Game(folded, patches, {
    open: () => local?.connect() ?? new WebSocket(`${address}?version=${MESSAGES}`),
    keeper: local,
    seen: guiding?.seen,
  });
  game.onHelp = shell.help;
  game.onLine = (line) =>
    later('commands').then(
      ({ obey }) => obey(game, line),
      (problem) => game.complain(problem.message),
    );
  game.onOutdated = reloadOnce;
  game.onUnopened = reloadIfOutdated;
  return game;
}

/**
 * What moves and sounds at a table.
 * @param {HTMLElement} root
 * @param {Game} game
 * @param {Shell} shell
 */
function enliven(root, game, shell) {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
  game.pace = () => (document.hidden || reduced.matches ? 'off' : shell.settings.motion);
  const alive = new Alive(root, () => shell.settings.look);
  game.onShow = ({ table: next }, milliseconds) => {
    tellCues(game.state.table, next, shell.settings);
    alive.prepare(game.state, next, milliseconds);
  };
  return alive;
}

/**
 * What happens at a table by itself: cards are turned, clocks run.
 * @param {HTMLElement} root
 * @param {Game} game
 * @param {Shell} shell
 */
function timersOf(root, game, shell) {
  const outside = {
    now: () => performance.now(),
    later: (/** @type {() => void} */ run, /** @type {number} */ milliseconds) =>
      window.setTimeout(run, milliseconds),
    forget: (/** @type {number} */ timer) => window.clearTimeout(timer),
  };
  const turning = new Turning({ ...outside, turn: () => game.turnCard(true) });
  const ticking = new Ticking({
    ...outside,
    show: (player, reading) => showReading(root, player, reading),
    onTime: (part) => game.store.dispatch({ type: 'time', part }),
  });
  return {
    consider: () => {
      turning.consider(game.state, shell.settings.turnCards);
      ticking.consider(game.state);
    },
    stop: () => {
      turning.stop();
      ticking.stop();
    },
  };
}

/**
 * Hear keys and pointer, and whether the tab or the network is back; gives what stops that.
 * @param {HTMLElement} root
 * @param {Game} game
 * @param {Alive} alive
 * @param {{consider: () => void}} timers
 * @param {() => void} focusQuilt
 */
function listen(root, game, alive, timers, focusQuilt) {
  const pointer = new Pointer(root, game);
  const hearing = new AbortController();
  const { signal } = hearing;
  const wake = () => {
    if (document.hidden) return;
    game.wake();
    timers.consider();
  };
  // Any key and any click show at once what is still to be told, and are then taken as usual.
  const skip = () => {
    game.skip();
    alive.skip();
  };
  window.addEventListener('keydown', skip, { capture: true, signal });
  window.addEventListener('pointerdown', skip, { capture: true, signal });
  root.addEventListener('keydown', (event) => onKey(event, game, focusQuilt), { signal });
  window.addEventListener('online', wake, { signal });
  document.addEventListener('visibilitychange', wake, { signal });
  return () => {
    hearing.abort();
    pointer.stop();
  };
}

/** @param {HTMLElement} root */
function focusActiveQuilt(root) {
  const grid = root.querySelector(/** @type {'div'} */ ('.quilt.active .cells'));
  grid?.focus({ preventScroll: true });
  grid?.scrollIntoView({ block: 'nearest' });
}

/**
 * The function that draws the page; it keeps focus and scrolling where the person expects them.
 * @param {HTMLElement} root
 * @param {Game} game
 * @param {Seating} seating
 * @param {Shell} shell
 * @param {() => void} focusQuilt
 * @param {Accompanied | null} guide
 */
function drawing(root, game, seating, shell, focusQuilt, guide) {
  let moves = -1;
  let number = -1;
  let typing = false;
  return () => {
    const { table } = game.state;
    const focused = document.activeElement;
    const slot = guide?.slot() ?? null;
    render(gamePage(game.state, game, seating, shell, focusQuilt, slot), root);
    showDialog(root);
    if (game.state.typing && !typing) document.getElementById('command')?.focus();
    typing = game.state.typing;
    if (focused && !focused.isConnected) recoverFocus(root, focused, focusQuilt);
    if (!table) return;
    nameTab(tableTitle(table), isMyTurn(table) && table.mode !== 'screen');
    if (game.state.looking) followMove(root);
    else if (table.moves.length !== moves) scrollToEnd(root.querySelector('.move-list'));
    moves = table.moves.length;
    // Where two people share the keys, the focus goes to the quilt of the player to move.
    const onOtherQuilt = document.activeElement?.matches('[data-quilt=shown] .cells');
    if (table.number !== number && onOtherQuilt) focusQuilt();
    number = table.number;
  };
}

/**
 * The function that asks for a hint at the start of each turn, if the person wants that.
 * @param {Game} game
 * @param {Shell} shell
 */
function hints(game, shell) {
  let asked = -1;
  return () => {
    const number = game.state.table?.number ?? -1;
    if (!shell.settings.hints || asked === number || !canAskHint(game.state)) return;
    asked = number;
    game.hint();
  };
}

/**
 * The element that had the focus is gone. After a card turned by hand, focus the active quilt;
 * otherwise the heading, for instance after the pass that ended the game.
 * @param {HTMLElement} root
 * @param {Element} gone
 * @param {() => void} focusQuilt
 */
function recoverFocus(root, gone, focusQuilt) {
  if (gone.matches('.turn-card') && root.querySelector('.quilt.active')) focusQuilt();
  else document.getElementById('turn-heading')?.focus();
}

/**
 * Go to the rematch when it opens while one sits here, and remember who has sat down.
 * @param {Game} game
 * @param {Table} table   as it was when the page was opened
 * @param {Shell} shell
 */
function following(game, table, shell) {
  let before = table;
  return () => {
    const after = game.state.table ?? before;
    const next = leadsOn(before, after);
    if (isWaiting(before) && !isWaiting(after)) remember(after.game, after);
    before = after;
    if (next !== null) shell.go(`/game/${next}`);
  };
}

/**
 * Ask for what an open seat needs: the picture of the link, or the name of whoever may sit down.
 * @param {Table} table
 * @param {Seating} seating
 */
function prepare(table, { inviting, joining }) {
  if (!isWaiting(table)) return;
  if (isPlaying(table)) inviting.draw();
  else if (table.access === 'public') joining.ask();
}

/** @param {Element | null} list */
function scrollToEnd(list) {
  if (list) list.scrollTop = list.scrollHeight;
}

/**
 * Add a game that this browser plays to its list of games.
 * @param {string} id
 * @param {Table} table
 */
function remember(id, table) {
  const { seats } = table;
  if (!isLocal(table) && seats.some((seat) => seat.yours)) {
    rememberGame(id, seats.map((seat) => seat.name || t('an-open-seat')).join(' – '));
  }
}

/**
 * @param {KeyboardEvent} event
 * @param {Game} game
 * @param {() => void} focusQuilt
 */
function onKey(event, game, focusQuilt) {
  const target = /** @type {Element} */ (event.target);
  if (!target.closest('[data-keys]') || target.closest('dialog')) return;
  const walk = (/** @type {Player} */ player, /** @type {Direction} */ direction) =>
    game.store.dispatch({ type: 'walk', player, direction });
  if (walkOverQuilt(event, walk)) return;
  const intent = intentOf(event);
  const presses = target instanceof HTMLButtonElement && [' ', 'Enter'].includes(event.key);
  if (!intent || presses) return;
  event.preventDefault();
  act(intent, game, focusQuilt);
}

/**
 * @param {Intent} intent
 * @param {Game} game
 * @param {() => void} focusQuilt
 */
function act(intent, game, focusQuilt) {
  switch (intent.type) {
    case 'option':
      game.chooseAt(intent.index);
      return focusQuilt();
    case 'placement':
      return game.placement(intent.event);
    case 'place':
      if (game.state.placement.letter === null && game.company.goOn()) return;
      return game.state.table?.stage === 'card' ? game.turnCard() : game.commit();
    case 'turn':
      return game.turnCard();
    case 'hint':
      return game.hint();
    case 'why':
      return game.why();
    case 'cancel':
      return game.placement({ type: 'cancel' });
    case 'pass':
      return game.pass();
    case 'undo':
      return game.undo();
    case 'command':
      game.type(true);
      return document.getElementById('command')?.focus();
    case 'help':
      return game.onHelp();
  }
}
