/** The page of one game: connects the headless game to keys, pointer, focus and templates. */
import { enliven, focusActiveQuilt, listen, obeyLines, recoverFocus } from './at_table.js';
import { Outdated } from './core/api.js';
import { MESSAGES } from './core/figures.js';
import { Game } from './core/game.js';
import { isLocal } from './core/local.js';
import { leadsOn, tableTitle } from './core/manners.js';
import { canAskHint, isMyTurn } from './core/queries.js';
import { beginGame } from './core/rules/fold.js';
import { isPlaying, isWaiting, looksBack } from './core/seats.js';
import { Ticking } from './core/ticking.js';
import { Turning } from './core/turning.js';
import { t } from './core/words.js';
import { bringFacesOf } from './faces.js';
import { followMove } from './following.js';
import { later } from './later.js';
import { reloadIfOutdated, reloadOnce } from './newer.js';
import { seatingAt } from './seating/seating_page.js';
import { isHinted, rememberGame } from './settings.js';
import { nameTab } from './tab.js';
import { render } from './vendor/lit-html.js';
import { showReading } from './views/clock.js';
import { showDialog } from './views/dialogs.js';
import { gamePage } from './views/game.js';
import { watchWeighing } from './weighing.js';

/**
 * @typedef {import('./core/types.js').GameMessage} GameMessage
 * @typedef {import('./core/types.js').Patches} Patches
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
  const looking = lookingBack(game, shell, () => draw());
  let isOpen = true;
  const draw = () => {
    // What was asked for here may be answered when another page is shown.
    if (!isOpen || guide?.company.leaving) return;
    page();
    bringFacesOf(/** @type {Table} */ (game.state.table).seats);
    guide?.drawn();
    hinting();
    if (!guide) looking.consider();
    alive.play();
    timers.consider();
  };
  const table = /** @type {Table} */ (game.state.table);
  if (table.tournament !== null) enterTournament(game, seating, shell, draw);
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
    looking.stop,
    () => seating.place?.close(),
    () => game.close(),
  ];
  if (!guiding) remember(game.id, table);
  if (table.fair) bringStarts(seating, game, draw);
  prepare(table, seating);
  game.open();
  let isNew = true;
  return {
    draw: () => {
      draw();
      if (isNew) begin(root, guide);
      isNew = false;
    },
    close: () => {
      isOpen = false;
      for (const stop of stops) stop();
    },
  };
}

/**
 * Load what a fair start needs.
 * @param {Seating} seating
 * @param {Game} game
 * @param {() => void} draw
 */
function bringStarts(seating, game, draw) {
  later('starts').then(
    ({ startsAt }) => {
      seating.starts = startsAt(draw);
      draw();
    },
    (problem) => game.complain(problem.message),
  );
}

/**
 * Say of which tournament it is, and after the end where one plays on.
 * @param {Game} game
 * @param {Seating} seating
 * @param {Shell} shell
 * @param {() => void} draw
 */
function enterTournament(game, seating, shell, draw) {
  later('tournaments').then(({ placeOf, onwards }) => {
    const place = placeOf(game.id, shell, draw);
    seating.place = {
      words: () => place.words,
      said: () => place.said,
      onwards: () => onwards(place, shell),
      close: place.close,
    };
  }, console.warn);
}

/**
 * The keys work at once: whoever has just come has the focus nowhere else.
 * @param {HTMLElement} root
 * @param {Accompanied | null} guide
 */
function begin(root, guide) {
  if (document.activeElement === document.body)
    root.querySelector(/** @type {'h1'} */ ('#turn-heading'))?.focus({ preventScroll: true });
  guide?.begin();
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
  obeyLines(game);
  game.onOutdated = reloadOnce;
  game.onUnopened = reloadIfOutdated;
  return game;
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
  const isPromised = isHinted(game.id);
  return () => {
    const number = game.state.table?.number ?? -1;
    const wanted = shell.settings.hints || isPromised;
    if (!wanted || asked === number || !canAskHint(game.state)) return;
    asked = number;
    game.hint();
  };
}

/**
 * After the end, what the review says of the game in its result.
 * @param {Game} game
 * @param {Shell} shell
 * @param {() => void} draw
 */
function lookingBack(game, shell, draw) {
  /** How long the game is that is looked back on. @type {number | null} */
  let length = null;
  const stop = () => {
    game.moments?.stop();
    game.moments = null;
    length = null;
  };
  return {
    stop,
    consider: () => {
      const { table } = game.state;
      const now = table && looksBack(table) ? table.moves.length : null;
      if (now === length) return;
      stop();
      length = now;
      if (!table || now === null) return;
      later('moments').then(({ lookBack }) => {
        if (length === now) game.moments = lookBack(game, table, shell, draw);
        draw();
      }, console.warn);
    },
  };
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
