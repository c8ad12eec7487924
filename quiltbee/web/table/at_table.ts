/**
 * The connection of a table to the browser, for games and boards: keys, pointer, focus, movements
 * and sounds.
 */
import { intentOf, isHeld, type Intent } from '../core/keyboard.ts';
import { choiceOf } from '../core/queries.ts';
import { later } from '../shell/later.ts';
import { Pointer } from './pointer.ts';
import { walkOverQuilt } from './stepping.ts';
import type { Game } from '../core/game.ts';
import type { Direction } from '../core/geometry.ts';
import type { HelpRequest, Player } from '../core/types.ts';
import type { Alive } from './alive.ts';
import type { Shell } from '../views/page.ts';

/**
 * Connect a game to keys, pointer, tab and network, and add movements and sounds. `drawn` is called
 * after each drawing, with the element that had the focus before it; `stop` ends the connection.
 */
export function attach(
  root: HTMLElement,
  game: Game,
  shell: Shell,
  timers?: { consider: () => void },
) {
  const alive = enliven(root, game, shell);
  const pointer = new Pointer(root, game);
  const listening = new AbortController();
  const { signal } = listening;
  const wake = () => {
    if (document.hidden) return;
    game.wake();
    timers?.consider();
  };
  // Any key or click first shows everything queued, and then has its usual effect.
  const skip = () => {
    game.skip();
    alive.skip();
    alive.wake();
  };
  window.addEventListener('keydown', skip, { capture: true, signal });
  window.addEventListener('pointerdown', skip, { capture: true, signal });
  root.addEventListener('keydown', (event) => onKey(event, game), { signal });
  window.addEventListener('online', wake, { signal });
  document.addEventListener('visibilitychange', wake, { signal });
  watchWeighing(root, game, signal);
  loadParts(root, game, alive.bring);
  game.onHelp = shell.help;
  game.focusQuilt = () => focusGrid(root.querySelector('.quilt.active .cells' as 'div'));
  let typing = false;
  return {
    drawn(focused: Element | null) {
      game.dialogs?.showDialog(root);
      if (game.state.typing && !typing) document.getElementById('command')?.focus();
      typing = game.state.typing;
      if (focused && !focused.isConnected) recoverFocus(root, focused, game);
      alive.play();
    },
    stop() {
      listening.abort();
      pointer.stop();
      alive.skip();
    },
  };
}

/**
 * Add movements and sounds. The movements load after the table: at once if the other side's moves
 * are to be shown, else with the first key or click.
 */
function enliven(root: HTMLElement, game: Game, shell: Shell) {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
  game.pace = () => (document.hidden || reduced.matches ? 'off' : shell.settings.motion);
  let alive: Alive | null = null;
  const bring = async () => {
    const part = await later('alive');
    return (alive ??= new part.Alive(root, () => shell.settings.look));
  };
  const wake = () => {
    if (!reduced.matches && shell.settings.motion !== 'off') bring().catch(console.warn);
  };
  if (game.state.table.mode !== 'screen') wake();
  game.onShow = ({ table: next }, milliseconds) => {
    const before = game.state.table;
    const { sounds, vibration } = shell.settings;
    if (sounds || vibration)
      later('cues').then(
        ({ playCues: tellCues }) => tellCues(before, next, shell.settings),
        console.warn,
      );
    if (game.pace() === 'off') return;
    const isNext = next.moves.length === before.moves.length + 1;
    alive?.prepare(isNext ? next.moves.at(-1) : undefined, before, next, milliseconds);
  };
  return { bring, wake, play: () => alive?.play(), skip: () => alive?.skip() };
}

/** Load parts of the page when the game first needs them. */
function loadParts(root: HTMLElement, game: Game, bringMovements: () => Promise<Alive>) {
  game.onLine = (line) =>
    later('commands').then(
      ({ obey }) => obey(game, line),
      (problem) => game.complain(problem.message),
    );
  game.onPlan = (letter) => plan(root, game, letter);
  game.onAsk = (request) => help(game, request);
  game.onLook = (index) =>
    later('looking').then(({ lookBack }) => lookBack(game, index), game.fail);
  game.onAgain = () =>
    Promise.all([later('looking'), bringMovements()]).then(
      ([{ showAgain }, moving]) => showAgain(game, moving),
      game.fail,
    );
  game.onDialogs = (loaded) =>
    later('dialogs').then((dialogs) => {
      game.dialogs = dialogs;
      loaded();
    }, game.fail);
}

/** Other things to turn to than the pass. */
const OTHERS = ':is(button, a, input, summary, .quilt):not(.pass)';

/**
 * Keep the preview of a pass on the time board until the user turns to something else or presses
 * Esc; the pointer may go there.
 */
function watchWeighing(root: HTMLElement, game: Game, signal: AbortSignal) {
  const end = () => game.store.dispatch({ type: 'weigh', on: false });
  const over = ({ target }: PointerEvent) => {
    if (target instanceof Element && target.closest(OTHERS)) end();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end();
  };
  root.addEventListener('pointerover', over, { signal });
  window.addEventListener('keydown', key, { signal });
}

/** Plan with a coming patch; if it lies on the player's own quilt, focus that. */
async function plan(root: HTMLElement, game: Game, letter: string) {
  try {
    game.planning = await later('plan');
    game.planning.planWith(game, letter);
    if (game.state.placement.plan && choiceOf(game.state))
      focusGrid(root.querySelector('.spread.front .cells' as 'div'));
  } catch (problem) {
    game.fail(problem);
  }
}

/** Load the hints and answer a request. */
async function help(game: Game, request: HelpRequest) {
  game.store.dispatch({ type: 'pending', request });
  try {
    game.hints ??= await later('hints');
    await game.hints.answer(game, request);
  } catch (problem) {
    game.fail(problem);
  } finally {
    if (game.state.pending === request) game.store.dispatch({ type: 'pending', request: null });
  }
}

function focusGrid(grid: HTMLElement | null) {
  if (!grid) return;
  grid.focus({ preventScroll: true });
  const { top, bottom } = grid.getBoundingClientRect();
  // Scroll only if a part is out of view: the page must not move for a margin.
  if (top < 0 || bottom > window.innerHeight) grid.scrollIntoView({ block: 'nearest' });
}

/**
 * Replace a focused element that is gone: after a card turned by hand the active quilt gets the
 * focus, otherwise the heading, for instance after the pass that ended the game.
 */
function recoverFocus(root: HTMLElement, gone: Element, game: Game) {
  if (gone.matches('.turn-card') && root.querySelector('.quilt.active')) game.focusQuilt();
  else document.getElementById('turn-heading')?.focus();
}

function onKey(event: KeyboardEvent, game: Game) {
  const target = event.target as Element;
  if (!target.closest('[data-keys]') || target.closest('dialog, input, select, textarea')) return;
  const walk = (player: Player, direction: Direction) =>
    game.store.dispatch({ type: 'walk', player, direction });
  if (walkOverQuilt(event, walk)) return;
  const intent = intentOf(event);
  const presses = target instanceof HTMLButtonElement && [' ', 'Enter'].includes(event.key);
  if (presses && event.repeat) event.preventDefault(); // a button is pressed once
  if (!intent || presses) return;
  event.preventDefault();
  if (isHeld(event, intent)) return;
  act(intent, game);
}

/** Put back the piece in hand; after planning, focus the coming patch again. */
function putBack(game: Game) {
  const { letter, plan } = game.state.placement;
  game.placement({ type: 'cancel' });
  if (!plan || !document.activeElement?.matches('.cells')) return;
  const coming = document.querySelector(`[data-coming=${letter}]` as 'button');
  coming?.focus({ preventScroll: true });
}

function act(intent: Intent, game: Game) {
  switch (intent.type) {
    case 'option':
      game.chooseAt(intent.index);
      return game.focusQuilt();
    case 'placement':
      return game.placement(intent.event);
    case 'place':
      if (game.state.placement.letter === null && game.company.goOn()) return;
      return game.state.table.stage === 'card' ? game.turnCard() : game.commit();
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
