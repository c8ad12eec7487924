/** The page of one game: connects the headless game to keys, pointer, focus and templates. */
import { attach } from './at_table.ts';
import { Outdated } from '../core/api.ts';
import { Connection } from '../core/connection.ts';
import { MESSAGES } from '../core/generated/figures.ts';
import { Game, type Company } from '../core/game.ts';
import { levelOf } from '../core/levels.ts';
import { isLocal, isPlaying, isWaiting, looksBack } from '../core/seats.ts';
import { leadsOn, tableTitle } from '../core/manners.ts';
import { canAskHint, isMyTurn } from '../core/queries.ts';
import { beginGame } from '../core/rules/fold.ts';
import { Ticking } from '../core/clock.ts';
import { TIMERS } from '../core/timers.ts';
import { Turning } from '../core/turning.ts';
import { t } from '../core/words.ts';
import { bringFacesOf } from './faces.ts';
import { followMove } from './stepping.ts';
import { later, reloadIfOutdated, reloadOnce } from '../shell/later.ts';
import { isHinted, noteRunning, rememberGame } from '../shell/settings.ts';
import { nameTab } from '../shell/tab.ts';
import { render } from 'lit-html';
import { showReading } from '../views/clock.ts';
import { contextOf, type Beside } from '../views/context.ts';
import { gamePage } from '../views/game.ts';
import type { GameMessage, Patches, Table, Source } from '../core/types.ts';
import type { Shell } from '../views/page.ts';

export type Mounted = { draw: () => void; close: () => void };

/** The guide beside a game. */
export type Accompanied = {
  company: Company;
  /** The content of its line. */
  slot: () => unknown;
  /** Called after each drawing. */
  drawn: () => void;
  watch: (draw: () => void) => (() => void)[];
  /** Called after the first drawing. */
  begin: () => void;
};

export type Guiding = {
  /** Adapts the table to a newcomer. */
  seen: (table: Table) => Table;
  accompany: (game: Game) => Accompanied;
};

/**
 * Open the page of a game; `close` of the result releases everything.
 * @param guiding  for the first game
 */
export function openGamePage(
  { root, shell }: { root: HTMLElement; shell: Shell },
  source: Source,
  patches: Patches,
  guiding: Guiding | null = null,
): Mounted {
  const game = gameOf(source, patches, guiding);
  const guide = guiding?.accompany(game) ?? null;
  if (guide) game.company = guide.company;
  const beside: Beside = { seating: null, place: null };
  const timers = timersOf(root, game, shell);
  const table = attach(root, game, shell, timers);
  const page = drawing(root, game, beside, shell, guide);
  const hinting = hints(game, shell);
  const looking = lookingBack(game, () => draw());
  let isOpen = true;
  const draw = () => {
    // An answer may arrive when another page is shown.
    if (!isOpen) return;
    const focused = document.activeElement;
    page();
    table.drawn(focused);
    bringFacesOf(game.state.table.seats);
    guide?.drawn();
    hinting();
    if (!guide) looking.consider();
    timers.consider();
  };
  const opened = game.state.table;
  const stops = [
    game.store.watch(draw),
    game.store.watch(following(game, opened, shell)),
    ...(guide?.watch(draw) ?? []),
    table.stop,
    timers.stop,
    looking.stop,
    () => beside.place?.close(),
    () => game.close(),
  ];
  if (!guiding) remember(game.id, opened);
  note(opened);
  if (!guiding) bringMore(game, beside, shell, draw);
  game.open();
  bringThinking(game, source, () => isOpen);
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

/** Load the engine if the server leaves the computer's moves to this page. */
function bringThinking(game: Game, source: Source, isOpen: () => boolean) {
  if (!(source instanceof Connection && source.thinks)) return;
  later('duel').then(
    ({ thinkAt }) => isOpen() && thinkAt(game, source),
    () => source.leaveThinking(),
  );
}

/** Load parts that only some tables need. */
function bringMore(game: Game, beside: Beside, shell: Shell, draw: () => void) {
  const { table } = game.state;
  if (table.tournament !== null) enterTournament(game, beside, shell, draw);
  if (table.fair || isWaiting(table))
    later('seating').then(({ seatingAt }) => {
      beside.seating = seatingAt(game, shell, draw);
      draw();
    }, game.fail);
  if (table.seats.some((seat) => levelOf(seat) !== null))
    later('bees').then((bees) => {
      game.bees = bees;
      draw();
    }, console.warn);
}

function enterTournament(game: Game, beside: Beside, shell: Shell, draw: () => void) {
  later('tournaments').then(({ placeOf, onwards }) => {
    const place = placeOf(game.id, shell, draw);
    beside.place = {
      words: () => place.words,
      notes: () => place.notes,
      onwards: () => onwards(place),
      close: place.close,
    };
  }, console.warn);
}

/** Focus the heading, so that the keys work at once. */
function begin(root: HTMLElement, guide: Accompanied | null) {
  if (document.activeElement === document.body)
    root.querySelector('#turn-heading' as 'h1')?.focus({ preventScroll: true });
  guide?.begin();
}

function gameOf(source: Source, patches: Patches, guiding: Guiding | null) {
  const game = new Game(source, patches, guiding?.seen);
  bringEnding(game);
  game.onOutdated = reloadOnce;
  game.onUnopened = reloadIfOutdated;
  return game;
}

/** The space from which the end is near. */
const NEARLY_OVER = 40;

function bringEnding(game: Game) {
  let isRequested = false;
  const consider = () => {
    const { stage, players } = game.state.table;
    if (isRequested || (stage !== 'over' && players.every(({ time }) => time < NEARLY_OVER)))
      return;
    isRequested = true;
    later('ending').then((ending) => {
      game.ending = ending;
      game.redraw();
    }, game.fail);
  };
  game.store.watch(consider);
  consider();
}

export function sourceOf(fetched: GameMessage, patches: Patches): Source {
  const folded = beginGame(fetched, patches);
  if (folded === null) throw new Outdated(t('page-outdated'));
  const address = `${location.origin.replace(/^http/, 'ws')}/api/games/${fetched.game}/play`;
  return new Connection(
    {
      open: (thinks) => new WebSocket(`${address}?version=${MESSAGES}${thinks ? '&thinks=1' : ''}`),
      ...TIMERS,
      newId: () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`,
    },
    folded,
    patches,
  );
}

/** Run the table's timers: the Automa's cards and the clocks. */
function timersOf(root: HTMLElement, game: Game, shell: Shell) {
  const turning = new Turning({ ...TIMERS, turn: () => game.turnCard(true) });
  const ticking = new Ticking({
    ...TIMERS,
    now: () => performance.now(),
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

/** Make the function that draws the page and preserves focus and scroll position. */
function drawing(
  root: HTMLElement,
  game: Game,
  beside: Beside,
  shell: Shell,
  guide: Accompanied | null,
) {
  let moves = -1;
  let number = -1;
  return () => {
    const { table } = game.state;
    const slot = guide?.slot() ?? null;
    render(gamePage(contextOf(game, shell), beside, slot), root);
    nameTab(tableTitle(table), isMyTurn(table) && table.mode !== 'screen');
    if (game.state.looking) followMove(root);
    else if (table.moves.length !== moves) {
      const list = root.querySelector('.move-list');
      if (list) list.scrollTop = list.scrollHeight;
    }
    moves = table.moves.length;
    // On a shared screen the focus goes to the quilt of the player to move.
    const onOtherQuilt = document.activeElement?.matches('[data-quilt=shown] .cells');
    if (table.number !== number && onOtherQuilt) game.focusQuilt();
    number = table.number;
  };
}

/** Make the function that asks for a hint at the start of each turn, if wanted. */
function hints(game: Game, shell: Shell) {
  let last = -1;
  const isPromised = isHinted(game.state.table);
  return () => {
    const { number } = game.state.table;
    const wanted = shell.settings.hints || isPromised;
    if (!wanted || last === number || !canAskHint(game.state)) return;
    last = number;
    game.hint();
  };
}

/** Show the review's findings in the result. */
function lookingBack(game: Game, draw: () => void) {
  /** The length of the reviewed game. */
  let length: number | null = null;
  const stop = () => {
    game.moments?.stop();
    game.moments = null;
    length = null;
  };
  return {
    stop,
    consider: () => {
      const { table, status } = game.state;
      // A duel that ended here without the server has no review before it is handed in.
      const now = looksBack(table) && status !== 'lost' ? table.moves.length : null;
      if (now === length) return;
      stop();
      length = now;
      if (now === null) return;
      later('moments').then(({ lookBack }) => {
        if (length === now) game.moments = lookBack(game, table, draw);
        draw();
      }, console.warn);
    },
  };
}

/**
 * Follow an opening rematch, and remember new players.
 * @param table  as of the page's opening
 */
function following(game: Game, table: Table, shell: Shell) {
  let before = table;
  return () => {
    const after = game.state.table;
    const next = leadsOn(before, after);
    if (isWaiting(before) && !isWaiting(after)) remember(after.game, after);
    if (before.stage !== after.stage) note(after);
    before = after;
    if (next !== null) shell.go(`/game/${next}`);
  };
}

/** Return when both clocks will have run out, without increments; 0 for clocks in days. */
function endOf({ left, control }: NonNullable<Table['clock']>) {
  return control.endsWith('d') ? 0 : Date.now() + left[0] + left[1];
}

/** Note a running game against others, in which the page must not help. */
function note(table: Table) {
  const { game, ring0, mode, rated, day, stage, clock } = table;
  if (isPlaying(table) && (mode === 'remote' || rated || day !== null))
    noteRunning(game, ring0, stage === 'over', clock ? endOf(clock) : 0);
}

/** Add the player's own game to the list of games. */
function remember(id: string, table: Table) {
  const { seats } = table;
  if (!isLocal(table) && seats.some((seat) => seat.yours)) {
    rememberGame(id, seats.map((seat) => seat.name || t('an-open-seat')).join(' – '));
  }
}
