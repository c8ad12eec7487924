/**
 * What connects a table to the browser, a game's and a board's alike: keys, pointer and focus, and
 * what moves and sounds.
 */
import { intentOf, isHeld, type Intent } from '../core/keyboard.ts';
import { choiceOf } from '../core/queries.ts';
import { later } from '../shell/later.ts';
import { Pointer } from './pointer.ts';
import { walkOverQuilt } from './stepping.ts';
import type { Alive } from './alive.ts';
import type { Direction } from '../core/geometry.ts';
import type { Game } from '../core/game.ts';
import type { HelpRequest, Player } from '../core/types.ts';
import type { Shell } from '../views/page.ts';

/** What moves at a table. */
export type Moving = {
  bring: () => Promise<Alive>;
  /** Bring it where it is wanted. */
  wake: () => void;
  play: () => void;
  skip: () => void;
};

/** Let the command line, which is loaded when it is first used, play at a game. */
export function obeyLines(game: Game) {
  game.onLine = (line) =>
    later('commands').then(
      ({ obey }) => obey(game, line),
      (problem) => game.complain(problem.message),
    );
}

/**
 * What moves and sounds at a table. What moves comes after the table: at once where another side
 * is to be shown, otherwise with the first key or click.
 */
export function enliven(root: HTMLElement, game: Game, shell: Shell): Moving {
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
      later('cues').then(({ tellCues }) => tellCues(before, next, shell.settings), console.warn);
    if (game.pace() === 'off') return;
    const isNext = next.moves.length === before.moves.length + 1;
    alive?.prepare(isNext ? next.moves.at(-1) : undefined, before, next, milliseconds);
  };
  return { bring, wake, play: () => alive?.play(), skip: () => alive?.skip() };
}

/** Hear keys and pointer, and whether the tab or the network is back; gives what stops that. */
export function listen(
  root: HTMLElement,
  game: Game,
  alive: Moving,
  timers: { consider: () => void },
  focusQuilt: () => void,
) {
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
    alive.wake();
  };
  window.addEventListener('keydown', skip, { capture: true, signal });
  window.addEventListener('pointerdown', skip, { capture: true, signal });
  root.addEventListener('keydown', (event) => onKey(event, game, focusQuilt), { signal });
  game.onPlan = (letter) => plan(root, game, letter);
  game.onAsk = (request) => help(game, request);
  game.onLook = (index) =>
    later('looking').then(({ lookBack }) => lookBack(game, index), game.fail);
  game.onAgain = () =>
    Promise.all([later('looking'), alive.bring()]).then(
      ([{ showAgain }, moving]) => showAgain(game, moving),
      game.fail,
    );
  game.onDialog = (dialog) =>
    later('dialogs').then((dialogs) => {
      game.dialogs = dialogs;
      game.dialog(dialog);
    }, game.fail);
  window.addEventListener('online', wake, { signal });
  document.addEventListener('visibilitychange', wake, { signal });
  return () => {
    hearing.abort();
    pointer.stop();
  };
}

export function focusActiveQuilt(root: HTMLElement) {
  focusGrid(root.querySelector('.quilt.active .cells' as 'div'));
}

/** Look at a coming patch; on one's own quilt the keys are for it then. */
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

/** Load what gives hints and puts them into words, and ask it. */
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

/** @param grid  of a quilt */
function focusGrid(grid: HTMLElement | null) {
  if (!grid) return;
  grid.focus({ preventScroll: true });
  const { top, bottom } = grid.getBoundingClientRect();
  // Only if a part of it can't be seen: the page must not move for a margin.
  if (top < 0 || bottom > window.innerHeight) grid.scrollIntoView({ block: 'nearest' });
}

/**
 * The element that had the focus is gone. After a card turned by hand, focus the active quilt;
 * otherwise the heading, for instance after the pass that ended the game.
 */
export function recoverFocus(root: HTMLElement, gone: Element, focusQuilt: () => void) {
  if (gone.matches('.turn-card') && root.querySelector('.quilt.active')) focusQuilt();
  else document.getElementById('turn-heading')?.focus();
}

function onKey(event: KeyboardEvent, game: Game, focusQuilt: () => void) {
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
  act(intent, game, focusQuilt);
}

/** Put back what is in hand; after planning, the focus is where it was. */
function putBack(game: Game) {
  const { letter, plan } = game.state.placement;
  game.placement({ type: 'cancel' });
  if (!plan || !document.activeElement?.matches('.cells')) return;
  const coming = document.querySelector(`[data-coming=${letter}]` as 'button');
  coming?.focus({ preventScroll: true });
}

function act(intent: Intent, game: Game, focusQuilt: () => void) {
  switch (intent.type) {
    case 'option':
      game.chooseAt(intent.index);
      return focusQuilt();
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
