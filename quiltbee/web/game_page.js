/** The page of one game: connects the headless game to keys, pointer, focus and templates. */
import { Game } from './core/game.js';
import { intentOf } from './core/keyboard.js';
import { Turning } from './core/turning.js';
import { turnTitle } from './core/sentences.js';
import { Pointer } from './pointer.js';
import { walkOverQuilt } from './quilt_keys.js';
import { rememberGame } from './settings.js';
import { render } from './vendor/lit-html.js';
import { showDialog } from './views/dialogs.js';
import { gamePage } from './views/game.js';

/**
 * @typedef {import('./core/keyboard.js').Intent} Intent
 * @typedef {import('./core/placement.js').Direction} Direction
 * @typedef {import('./core/types.js').Patches} Patches
 * @typedef {import('./core/types.js').Player} Player
 * @typedef {import('./core/types.js').Table} Table
 * @typedef {import('./views/page.js').Shell} Shell
 * @typedef {{draw: () => void, close: () => void}} Mounted
 */

/**
 * Open the game and everything that its page needs; `close` of the result releases all of it.
 * @param {HTMLElement} root
 * @param {Table} table
 * @param {Patches} patches
 * @param {Shell} shell
 * @returns {Mounted}
 */
export function openGamePage(root, table, patches, shell) {
  const address = `${location.origin.replace(/^http/, 'ws')}/api/games/${table.game}/play`;
  const game = new Game(table, patches, () => new WebSocket(address));
  const focusQuilt = () => focusActiveQuilt(root);
  const turning = new Turning({
    turn: () => game.turnCard(true),
    later: (run, milliseconds) => window.setTimeout(run, milliseconds),
    forget: (timer) => window.clearTimeout(timer),
  });
  const draw = drawing(root, game, shell, turning, focusQuilt);
  const unwatch = game.store.watch(draw);
  const pointer = new Pointer(root, game);
  const keys = (/** @type {KeyboardEvent} */ event) => onKey(event, game, focusQuilt);
  const wake = () => {
    if (!document.hidden) game.wake();
  };
  root.addEventListener('keydown', keys);
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  remember(game.id, table);
  game.open();
  return {
    draw,
    close: () => {
      unwatch();
      game.close();
      pointer.stop();
      turning.stop();
      root.removeEventListener('keydown', keys);
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
    },
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
 * @param {Shell} shell
 * @param {Turning} turning
 * @param {() => void} focusQuilt
 */
function drawing(root, game, shell, turning, focusQuilt) {
  let moves = -1;
  let number = -1;
  return () => {
    const { table } = game.state;
    const focused = document.activeElement;
    render(gamePage(game.state, game, shell, focusQuilt), root);
    turning.consider(game.state, shell.settings.turnCards);
    showDialog(root);
    if (focused && !focused.isConnected) recoverFocus(root, focused, focusQuilt);
    if (!table) return;
    document.title = `${turnTitle(table, table.seats)} · Quiltbee`;
    if (table.moves.length !== moves) scrollToEnd(root.querySelector('.move-list'));
    moves = table.moves.length;
    // Where two people share the keys, the focus goes to the quilt of the player to move.
    const onOtherQuilt = document.activeElement?.matches('[data-quilt=shown] .cells');
    if (table.number !== number && onOtherQuilt) focusQuilt();
    number = table.number;
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

/** @param {Element | null} list */
function scrollToEnd(list) {
  if (list) list.scrollTop = list.scrollHeight;
}

/**
 * Add a game that this browser plays to its list of games.
 * @param {string} id
 * @param {Table} table
 */
function remember(id, { seats }) {
  if (seats.some((seat) => seat.yours)) {
    rememberGame(id, seats.map((seat) => seat.name).join(' – '));
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
      return game.state.table?.stage === 'card' ? game.turnCard() : game.commit();
    case 'turn':
      return game.turnCard();
    case 'hint':
      return game.hint();
    case 'cancel':
      return game.placement({ type: 'cancel' });
    case 'pass':
      return game.pass();
    case 'undo':
      return game.undo();
    case 'command':
      return document.getElementById('command')?.focus();
    case 'help':
      return game.dialog('help');
  }
}
