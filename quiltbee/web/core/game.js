/**
 * One game, without a page: its state, its connection, and what a person can do. Every input ends
 * in one of these methods.
 *
 * @typedef {import('./game_state.js').GameState} GameState
 * @typedef {import('./game_state.js').GameEvent} GameEvent
 * @typedef {import('./manners.js').Manner} Manner
 * @typedef {import('./placement.js').PlacementEvent} PlacementEvent
 * @typedef {import('./types.js').Patches} Patches
 * @typedef {import('./types.js').Cell} Cell
 * @typedef {import('./types.js').Table} Table
 * @typedef {import('./types.js').NewReport['reason']} Reason
 * @typedef {import('./types.js').PlayRequest} PlayRequest
 *
 * @typedef {object} Company   whoever stands beside a game: the guide
 * @property {(request: PlayRequest) => string | null} objection   why a request is not sent
 * @property {(line: string) => string | null} answer   to a typed line that is meant for them
 * @property {() => boolean} goOn   whether they were waited for
 * @property {boolean} [letsPlan]   false: coming patches can't be held on the quilt
 *
 * @typedef {{table: Table, happened: import('./types.js').Happened | null, at: number}} News
 *
 * @typedef {object} Keeper   who keeps games: the server, or this browser
 * @property {(id: string) => Promise<import('./types.js').Replay>} replay
 * @property {(wanted: import('./types.js').NewGame) => Promise<{url: string}>} create
 *
 * @typedef {object} Surroundings
 * @property {() => WebSocket} open   a socket to this game
 * @property {Keeper} [keeper]   the server, unless it is another
 * @property {(table: Table) => Table} [seen]   the table as it is to be seen
 */
import { nextGame } from './again.js';
import { createGame, replayGame, reportGame } from './api.js';
import { Connection } from './connection.js';
import { reduce, startState } from './game_state.js';
import { goodSpot } from './fit.js';
import { parseCell } from './geometry.js';
import { ghostCells, orientationOf, tokenOf } from './placement.js';
import {
  canAct,
  canAskHint,
  canAskWhy,
  canTurn,
  canUndo,
  choiceOf,
  offered,
  optionOf,
  patchChoice,
} from './queries.js';
import { undoesCard } from './automa.js';
import { sentenceOf } from './problems.js';
import { createStore } from './store.js';
import { Telling } from './telling.js';
import { objection, unavailable } from './sentences.js';
import { plannedSpot } from './plan.js';
import { framesIn } from './replays.js';
import { language, t } from './words.js';

/** @type {Keeper} */
const SERVER = { replay: replayGame, create: createGame };
/** Nobody beside the game. @type {Company} */
const NOBODY = {
  objection: () => null,
  answer: () => null,
  goOn: () => false,
};
const MIDDLE = /** @type {Cell} */ ([3, 3]); // where a patch appears that fits nowhere

export class Game {
  /** A coming patch was pressed. @type {(letter: string) => void} */
  onPlan = () => {};
  /** @type {typeof import('../views/plan.js') | null} once it is loaded */
  planning = null;
  /** @type {ReturnType<typeof import('../review/moments_page.js').lookBack> | null} at the end */
  moments = null;
  /** A hint was asked for, or how one's move was. */
  onAsk = () => {};
  /** @type {typeof import('./hints.js') | null} once it is loaded */
  hints = null;
  /**
   * @param {import('./rules/types.js').Folded} folded   as it was fetched, so that a person can act
   *   before the socket opens
   * @param {Patches} patches
   * @param {Surroundings} surroundings
   */
  constructor(folded, patches, { open, keeper = SERVER, seen = (table) => table }) {
    this.id = folded.game.game;
    this.patches = patches;
    this.keeper = keeper;
    this.seen = seen;
    /** @type {ReturnType<typeof createStore<GameState, GameEvent>>} */
    this.store = createStore(reduce, startState(patches));
    const { dispatch } = this.store;
    this.connection = new Connection(
      {
        open,
        later: (run, milliseconds) => Number(setTimeout(run, milliseconds)),
        forget: (timer) => clearTimeout(timer),
        newId: () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`,
        onTable: (table, happened) => this.hear({ table, happened, at: performance.now() }),
        onRefusal: (refusal) => this.refused(refusal),
        onHint: (hint) => dispatch({ type: 'hint', hint }),
        onStatus: (status) => dispatch({ type: 'status', status }),
        onPending: (request) => dispatch({ type: 'pending', request }),
        onOutdated: () => this.outdated(),
        onUnopened: () => this.onUnopened(),
      },
      folded,
      patches,
    );
    /** How fast the other side's actions are told. @type {() => import('./telling.js').Pace} */
    this.pace = () => 'off';
    /**
     * Told of each state before it is shown.
     * @type {(state: News, milliseconds: number) => void}
     */
    this.onShow = () => {};
    /** Opens the player aid. */
    this.onHelp = () => {};
    /** A line was typed on the command line. @type {(line: string) => void} */
    this.onLine = () => {};
    /** The page does not fit the server: says whether it is loaded anew. */
    this.onOutdated = () => false;
    /** The server did not open a connection to this game. */
    this.onUnopened = () => {};
    /** @type {Company} */
    this.company = NOBODY;
    /** @type {Telling<News>} */
    this.telling = new Telling(
      {
        later: (run, milliseconds) => Number(setTimeout(run, milliseconds)),
        forget: (timer) => clearTimeout(timer),
        pace: () => this.pace(),
      },
      (news, milliseconds) => {
        this.onShow(news, milliseconds);
        dispatch({ type: 'table', ...news });
      },
    );
    /** Whether the last request turned a card without the person. */
    this.byItself = false;
    dispatch({ type: 'table', table: seen(this.connection.table), at: performance.now() });
  }

  get state() {
    return this.store.get();
  }

  open() {
    this.connection.connect();
  }

  /** The network or the tab is back: reconnect now instead of waiting. */
  wake() {
    this.connection.wake();
  }

  close() {
    this.telling.stop();
    this.connection.leave();
  }

  /**
   * A state of the table: what the other side did takes its time, one's own is shown at once.
   * @param {News} news
   */
  hear({ table: told, happened, at }) {
    const table = this.seen(told);
    const news = { table, happened, at };
    // It takes no time to tell, and goes behind what does.
    if (happened?.kind === 'note') return this.telling.receive(news, false);
    const isAction = happened?.kind === 'move' || happened?.kind === 'card';
    const isOwn = !happened?.player || table.seats[happened.player - 1].yours;
    if (isAction && !isOwn) this.telling.receive(news, true);
    else this.telling.interrupt(news);
  }

  /** This page and the server disagree. */
  outdated() {
    if (!this.onOutdated()) this.complain(t('page-outdated'));
  }

  /** Show at once what is still to be told; says whether there was something. */
  skip() {
    return this.telling.skip();
  }

  /** @param {PlacementEvent} event */
  placement(event) {
    this.store.dispatch({ type: 'placement', event });
  }

  /** @param {string} text */
  complain(text) {
    this.store.dispatch({ type: 'notice', notice: { kind: 'error', text } });
  }

  /** Say what went wrong. @param {unknown} problem */
  fail = (problem) => this.complain(sentenceOf(problem));

  /**
   * Choose a patch on offer; choosing it again puts it back.
   * @param {string} letter
   * @param {Cell} [anchor]
   */
  choose(letter, anchor) {
    if (!canAct(this.state)) return;
    const choice = patchChoice(this.state, letter);
    if (this.state.placement.letter === letter && !anchor) this.placement({ type: 'cancel' });
    else if (choice) this.placement({ type: 'choose', choice, anchor });
    const spot = !anchor && plannedSpot(this.state);
    if (spot) this.placement({ type: 'put', ...spot });
  }

  /**
   * Choose a patch and show it at once on a good spot: there is no hovering with a finger.
   * @param {string} letter
   */
  chooseShown(letter) {
    if (!canAct(this.state)) return;
    this.choose(letter);
    const { table, placement } = this.state;
    const choice = choiceOf(this.state);
    if (!table || !choice || placement.letter !== letter || placement.origin) return;
    const code = orientationOf(placement, letter);
    const key = goodSpot(table.players[table.turn - 1].cells, choice, code);
    const origin = key ? parseCell(key.slice(1)) : null;
    const orientation = key ? Number(key[0]) : code;
    this.placement({ type: 'put', orientation, origin: origin ?? MIDDLE });
  }

  /** The keyboard's choice: the ghost shows at once. @param {number} index */
  chooseAt(index) {
    const { table, placement } = this.state;
    const letter = table ? offered(table)[index] : undefined;
    if (letter === undefined || !canAct(this.state)) return;
    if (placement.letter !== letter) this.choose(letter);
    this.placement({ type: 'show' });
  }

  /** Place the ghost, or say why it can't be placed. */
  commit() {
    const { state } = this;
    const { table, placement } = state;
    const choice = choiceOf(state);
    if (placement.plan) return this.complain(this.planning?.notYet(state) ?? '');
    if (!table || !canAct(state)) return;
    if (!choice) return this.complain(t('choose-first'));
    if (!placement.origin) return this.placement({ type: 'show' });
    const option = optionOf(state, choice.letter);
    const against = objection(
      ghostCells(placement, choice),
      table.players[table.turn - 1].cells,
      option,
      false,
    );
    const move = tokenOf(placement, choice);
    if (against || !move)
      return this.complain(
        option && option.missing > 0 && against === unavailable(option)
          ? t('it-is-wrong', { reason: against ?? '' })
          : t('cannot-place', { reason: against ?? t('does-not-fit') }),
      );
    this.placement({ type: 'show' });
    this.send({ type: 'move', move });
  }

  pass() {
    if (canAct(this.state) && optionOf(this.state, null)) this.send({ type: 'move', move: 'pass' });
  }

  /** Take back; ask once before undoing a turned card, which makes the game a practice. */
  undo() {
    const { table } = this.state;
    if (!table || !canUndo(this.state)) return;
    if (undoesCard(table) && !table.automa?.practice) return this.dialog('practice');
    this.send({ type: 'undo' });
  }

  practise() {
    this.dialog(null);
    this.send({ type: 'undo' });
  }

  /** Turn the Automa's card over. @param {boolean} [byItself]   the page does it, not the person */
  turnCard(byItself = false) {
    if (!canTurn(this.state)) return;
    this.send({ type: 'turn' });
    this.byItself = byItself;
  }

  hint() {
    if (canAskHint(this.state)) this.send({ type: 'hint' });
  }

  /** Ask what the computer would have done instead of one's last move. */
  why() {
    if (canAskWhy(this.state)) this.send({ type: 'why' });
  }

  /** Put away what was said of a move. */
  forgetHint() {
    this.store.dispatch({ type: 'hint', hint: null });
  }

  /** @param {import('./types.js').ErrorMessage} refusal */
  refused({ kind, error }) {
    // Another tab turned the card first; the state that follows shows it.
    if (kind === 'stale' && this.byItself) return;
    // The server speaks English, and in more detail.
    const text = language() === 'en' ? error : t(`refusal-${kind}`);
    this.store.dispatch({ type: 'refusal', kind, text });
  }

  resign() {
    this.dialog(null);
    this.send({ type: 'resign' });
  }

  abort() {
    this.dialog(null);
    this.send({ type: 'abort' });
  }

  /** Let the computer play for the other, who has gone. @param {number} level */
  handOver(level) {
    this.dialog(null);
    this.send({ type: 'handover', level });
  }

  /** Answer or ask, as the line of the table offers it. @param {Manner} manner */
  mind(manner) {
    if (manner === 'handover') this.dialog('handover');
    else this.send({ type: manner });
  }

  /**
   * Tell whoever runs the server about this game.
   * @param {Reason} reason
   * @param {string} text
   */
  async report(reason, text) {
    this.dialog(null);
    const told = () => this.store.dispatch({ type: 'told', text: t('told-server') });
    await reportGame({ game: this.id, reason, text }).then(told).catch(this.fail);
  }

  /**
   * Begin another game like this one, the other side first.
   * @param {(path: string) => void} go
   */
  async again(go) {
    const { table } = this.state;
    const wanted = table && nextGame(table);
    if (!wanted) return;
    const begun = this.keeper.create(wanted);
    await begun.then(({ url }) => go(url)).catch(this.fail);
  }

  /** @param {PlayRequest} request */
  send(request) {
    this.byItself = false;
    const objection = this.company.objection(request);
    if (objection !== null) return this.complain(objection);
    if (request.type === 'hint' || request.type === 'why') this.onAsk();
    if (!this.connection.send(request)) this.complain(t('on-its-way'));
  }

  /** Open the command line, or close it. @param {boolean} open */
  type(open) {
    if (open && this.state.dialog) this.dialog(null);
    this.store.dispatch({ type: 'typing', open });
  }

  /** @param {import('./game_state.js').Dialog} dialog */
  dialog(dialog) {
    this.store.dispatch({ type: 'dialog', dialog });
  }

  /**
   * Show the position after so many moves; after the last one, return to the game.
   * @param {number} index
   */
  async look(index) {
    const count = this.state.table?.moves.length ?? 0;
    if (index >= count) return this.back();
    try {
      const frames =
        this.state.looking?.frames ?? framesIn(await this.keeper.replay(this.id), this.patches);
      this.store.dispatch({ type: 'look', frames, index: Math.max(0, index) });
    } catch (problem) {
      this.fail(problem);
    }
  }

  back() {
    this.store.dispatch({ type: 'return' });
  }
}
