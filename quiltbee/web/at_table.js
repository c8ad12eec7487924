/**
 * What connects a table to the browser, a game's and a board's alike: keys, pointer and focus, and
 * what moves and sounds.
 *
 * @typedef {import('./core/keyboard.js').Intent} Intent
 * @typedef {import('./core/geometry.js').Direction} Direction
 * @typedef {import('./core/game.js').Game} Game
 * @typedef {import('./core/types.js').Player} Player
 * @typedef {import('./views/page.js').Shell} Shell
 */
import { Alive } from './alive.js';
import { tellCues } from './cues.js';
import { intentOf } from './core/keyboard.js';
import { choiceOf } from './core/queries.js';
import { later } from './later.js';
import { Pointer } from './pointer.js';
import { walkOverQuilt } from './quilt_keys.js';

/**
 * Let the command line, which is loaded when it is first used, play at a game.
 * @param {Game} game
 */
export function obeyLines(game) {
  game.onLine = (line) =>
    later('commands').then(
      ({ obey }) => obey(game, line),
      (problem) => game.complain(problem.message),
    );
}

/**
 * What moves and sounds at a table.
 * @param {HTMLElement} root
 * @param {Game} game
 * @param {Shell} shell
 */
export function enliven(root, game, shell) {
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
 * Hear keys and pointer, and whether the tab or the network is back; gives what stops that.
 * @param {HTMLElement} root
 * @param {Game} game
 * @param {Alive} alive
 * @param {{consider: () => void}} timers
 * @param {() => void} focusQuilt
 */
export function listen(root, game, alive, timers, focusQuilt) {
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
  game.onPlan = (letter) => plan(root, game, letter);
  game.onAsk = () => bringHints(game);
  window.addEventListener('online', wake, { signal });
  document.addEventListener('visibilitychange', wake, { signal });
  return () => {
    hearing.abort();
    pointer.stop();
  };
}

/** @param {HTMLElement} root */
export function focusActiveQuilt(root) {
  focusGrid(root.querySelector(/** @type {'div'} */ ('.quilt.active .cells')));
}

/**
 * Look at a coming patch; on one's own quilt the keys are for it then.
 * @param {HTMLElement} root
 * @param {Game} game
 * @param {string} letter
 */
async function plan(root, game, letter) {
  try {
    game.planning = await later('plan');
    game.planning.planWith(game, letter);
    if (game.state.placement.plan && choiceOf(game.state))
      focusGrid(root.querySelector(/** @type {'div'} */ ('.spread.front .cells')));
  } catch (problem) {
    game.fail(problem);
  }
}

/** Load what puts hints into words, while the server thinks about the first. @param {Game} game */
async function bringHints(game) {
  if (game.hints) return;
  try {
    game.hints = await later('hints');
    game.store.dispatch({ type: 'hint', hint: game.state.hint }); // drawn anew, in words
  } catch (problem) {
    game.fail(problem);
  }
}

/** @param {HTMLElement | null} grid   of a quilt */
function focusGrid(grid) {
  if (!grid) return;
  grid.focus({ preventScroll: true });
  const { top, bottom } = grid.getBoundingClientRect();
  // Only if a part of it can't be seen: the page must not move for a margin.
  if (top < 0 || bottom > window.innerHeight) grid.scrollIntoView({ block: 'nearest' });
}

/**
 * The element that had the focus is gone. After a card turned by hand, focus the active quilt;
 * otherwise the heading, for instance after the pass that ended the game.
 * @param {HTMLElement} root
 * @param {Element} gone
 * @param {() => void} focusQuilt
 */
export function recoverFocus(root, gone, focusQuilt) {
  if (gone.matches('.turn-card') && root.querySelector('.quilt.active')) focusQuilt();
  else document.getElementById('turn-heading')?.focus();
}

/**
 * @param {KeyboardEvent} event
 * @param {Game} game
 * @param {() => void} focusQuilt
 */
function onKey(event, game, focusQuilt) {
  const target = /** @type {Element} */ (event.target);
  if (!target.closest('[data-keys]') || target.closest('dialog, input, select, textarea')) return;
  const walk = (/** @type {Player} */ player, /** @type {Direction} */ direction) =>
    game.store.dispatch({ type: 'walk', player, direction });
  if (walkOverQuilt(event, walk)) return;
  const intent = intentOf(event);
  const presses = target instanceof HTMLButtonElement && [' ', 'Enter'].includes(event.key);
  if (!intent || presses) return;
  event.preventDefault();
  act(intent, game, focusQuilt);
}

/** Put back what is in hand; after planning, the focus is where it was. @param {Game} game */
function putBack(game) {
  const { letter, plan } = game.state.placement;
  game.placement({ type: 'cancel' });
  if (!plan || !document.activeElement?.matches('.cells')) return;
  const coming = document.querySelector(/** @type {'button'} */ (`[data-coming=${letter}]`));
  coming?.focus({ preventScroll: true });
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
      return putBack(game);
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
