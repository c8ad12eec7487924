/**
 * One game without a page: state, source and everything a player can do. Every input ends in one of
 * these methods.
 */
import { call } from './api.ts';
import { undoesCard } from './automa.ts';
import { goodSpot } from './fit.ts';
import { reduce, startState, type Dialog, type GameEvent, type GameState } from './game_state.ts';
import { DEFAULT_LEVEL } from './generated/figures.ts';
import { levelIn } from './levels.ts';
import { ghostCells, orientationOf, tokenOf, type PlacementEvent } from './placement.ts';
import { plannedSpot } from './plan.ts';
import { sentenceOf } from './problems.ts';
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
} from './queries.ts';
import { ownSeats } from './seats.ts';
import { objection, unavailable } from './sentences.ts';
import { createStore } from './store.ts';
import { Telling, type Pace } from './telling.ts';
import { TIMERS } from './timers.ts';
import { language, t } from './words.ts';
import type { Manner } from './manners.ts';
import type {
  News,
  Source,
  Cell,
  ErrorMessage,
  Happened,
  HelpRequest,
  NewGame,
  NewReport,
  Patches,
  PlayRequest,
  ReplayFrame,
  Table,
} from './types.ts';

type Reason = NewReport['reason'];

/** A companion of the game: the guide. */
export type Company = {
  /** Explains why a request is not sent. */
  objection: (request: PlayRequest | HelpRequest) => string | null;
  /** Answers a typed line that is meant for the companion. */
  answer: (line: string) => string | null;
  /** Goes on if the companion was waiting. */
  goOn: () => boolean;
  /** False: coming patches can't be held on the quilt. */
  letsPlan?: boolean;
};

type Showing = { table: Table; happened: Happened | null; at: number };

const NOBODY: Company = {
  objection: () => null,
  answer: () => null,
  goOn: () => false,
};

export class Game {
  /** Shows an earlier position when none is described yet. */
  onLook: (index: number) => void = () => {};
  /** Shows the other side's last turn again. */
  onAgain = () => {};
  onPlan: (letter: string) => void = () => {};
  planning: typeof import('../views/plan.ts') | null = null;
  /** Loaded where a level of the computer sits. */
  bees: typeof import('../views/greetings.ts') | null = null;
  /** Loaded near the end. */
  ending: typeof import('../views/ending.ts') | null = null;
  /** Loaded at the end. */
  moments: ReturnType<typeof import('../review/moments_page.ts').lookBack> | null = null;
  /** Answers a request for a hint, or about the player's last move. */
  onAsk: (request: HelpRequest) => void = () => {};
  hints: typeof import('../table/hints_page.ts') | null = null;
  id: string;
  store: ReturnType<typeof createStore<GameState, GameEvent>>;
  /** The pace at which the other side's actions are shown. */
  pace: () => Pace = () => 'off';
  /** Called with each state before it is shown. */
  onShow: (showing: Showing, milliseconds: number) => void = () => {};
  /** Loads the dialogs, then calls back. */
  onDialogs: (loaded: () => void) => void = () => {};
  dialogs: typeof import('../views/dialogs.ts') | null = null;
  onHelp = () => {};
  /** Focuses the quilt in play, for instance once a patch is chosen. */
  focusQuilt = () => {};
  onLine: (line: string) => void = () => {};
  /** Reloads an outdated page; returns whether it does. */
  onOutdated = () => false;
  /** Called if the server refused a connection to this game. */
  onUnopened = () => {};
  company: Company = NOBODY;
  telling: Telling<Showing>;
  unwatch: () => void = () => {};
  /** The page turned the last card, not the player. */
  byItself = false;

  /**
   * @param source  its game is shown at once, before it is opened
   * @param seen  adapts the table to the viewer
   */
  constructor(
    public source: Source,
    public patches: Patches,
    public seen: (table: Table) => Table = (table) => table,
  ) {
    this.id = source.table.game;
    this.store = createStore(reduce, startState(patches, seen(source.table), performance.now()));
    this.telling = new Telling({ ...TIMERS, pace: () => this.pace() }, (showing, milliseconds) => {
      this.onShow(showing, milliseconds);
      this.store.dispatch({ type: 'table', ...showing });
    });
  }

  get state() {
    return this.store.get();
  }

  open() {
    this.unwatch = this.source.watch((news) => this.hear(news));
  }

  /** Switch to another source of the same game, which takes over from the current one. */
  follow(source: Source) {
    this.source = source;
    this.open();
  }

  wake() {
    this.source.wake?.();
  }

  close() {
    this.telling.stop();
    this.unwatch();
  }

  hear(news: News) {
    switch (news.type) {
      case 'table':
        return this.show(news.table, news.happened);
      case 'refusal':
        return this.refused(news.refusal);
      case 'complaint':
        return this.complain(news.text);
      case 'outdated':
        return this.outdated();
      case 'unopened':
        return this.onUnopened();
      default:
        return this.store.dispatch(news);
    }
  }

  /** Show a table: the other side's actions take their time, the player's own appear at once. */
  show(next: Table, happened: Happened | null) {
    const table = this.seen(next);
    const showing = { table, happened, at: performance.now() };
    // A note takes no time, but waits for what does.
    if (happened?.kind === 'note') return this.telling.receive(showing, false);
    const isAction = happened?.kind === 'move' || happened?.kind === 'card';
    const isOwn = !happened?.player || table.seats[happened.player - 1].yours;
    if (isAction && !isOwn) this.telling.receive(showing, true);
    else this.telling.interrupt(showing);
  }

  outdated() {
    if (!this.onOutdated()) this.complain(t('page-outdated'));
  }

  /** Show everything queued at once; return whether anything was. */
  skip() {
    return this.telling.skip();
  }

  placement(event: PlacementEvent) {
    this.store.dispatch({ type: 'placement', event });
  }

  complain(text: string) {
    this.store.dispatch({ type: 'notice', notice: { kind: 'error', text } });
  }

  fail = (problem: unknown) => this.complain(sentenceOf(problem));

  /** Choose a patch on offer; choosing it again puts it back. */
  choose(letter: string, anchor?: Cell) {
    if (!canAct(this.state)) return;
    const choice = patchChoice(this.state, letter);
    if (this.state.placement.letter === letter && !anchor) this.placement({ type: 'cancel' });
    else if (choice) this.placement({ type: 'choose', choice, anchor });
    const spot = !anchor && plannedSpot(this.state);
    if (spot) this.placement({ type: 'put', ...spot });
  }

  /** Choose a patch and show it on a good spot, since a finger can't hover. */
  chooseShown(letter: string) {
    if (!canAct(this.state)) return;
    this.choose(letter);
    const { table, placement } = this.state;
    const choice = choiceOf(this.state);
    if (!choice || placement.letter !== letter || placement.origin) return;
    const { cells } = table.players[table.turn - 1];
    const spot = goodSpot(cells, choice, orientationOf(placement, letter));
    this.placement({ type: 'put', ...spot });
  }

  /** Choose by keyboard; the ghost appears at once. */
  chooseAt(index: number) {
    const { table, placement } = this.state;
    const letter = offered(table)[index] as string | undefined;
    if (letter === undefined || !canAct(this.state)) return;
    if (placement.letter !== letter) this.choose(letter);
    this.placement({ type: 'show' });
  }

  /** Place the ghost, or explain why it can't be placed. */
  commit() {
    const { state } = this;
    const { table, placement } = state;
    const choice = choiceOf(state);
    if (placement.plan) return this.complain(this.planning?.notYet(state) ?? '');
    if (!canAct(state)) return;
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

  /** Take back; ask once before undoing a turned card, which makes the game a practice game. */
  undo() {
    const { table } = this.state;
    if (!canUndo(this.state)) return;
    if (undoesCard(table) && !table.automa?.practice) return this.dialog('practice');
    this.send({ type: 'undo' });
  }

  practise() {
    this.dialog(null);
    this.send({ type: 'undo' });
  }

  /**
   * Turn over the Automa's card.
   * @param byItself  triggered by the page, not the player
   */
  turnCard(byItself: boolean = false) {
    if (!canTurn(this.state)) return;
    this.send({ type: 'turn' });
    this.byItself = byItself;
  }

  hint() {
    if (canAskHint(this.state)) this.send({ type: 'hint' });
  }

  why() {
    if (canAskWhy(this.state)) this.send({ type: 'why' });
  }

  /** Redraw with a part that has been loaded. */
  redraw() {
    this.store.dispatch({ type: 'hint', hint: this.state.hint });
  }

  forgetHint() {
    this.store.dispatch({ type: 'hint', hint: null });
  }

  refused({ kind, error }: ErrorMessage) {
    if (kind === 'stale' && this.byItself) return;
    // The server's own sentence is English, with more detail.
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

  /** Let the computer take over from a player who has left. */
  handOver(level: number) {
    this.dialog(null);
    this.send({ type: 'handover', level });
  }

  /** Carry out an action from the line of the table. */
  mind(manner: Manner) {
    if (manner === 'handover') this.dialog('handover');
    else this.send({ type: manner });
  }

  /** Report this game to the operators of the server. */
  async report(reason: Reason, text: string) {
    this.dialog(null);
    const confirm = () => this.store.dispatch({ type: 'told', text: t('told-server') });
    await call('POST /api/reports', { game: this.id, reason, text }).then(confirm).catch(this.fail);
  }

  /** Start another game like this one; the other side begins. */
  async again(go: (path: string) => void) {
    const wanted = nextGame(this.state.table);
    if (!wanted) return;
    const { create = (request: NewGame) => call('POST /api/games', request) } = this.source;
    await create(wanted)
      .then(({ url }) => go(url))
      .catch(this.fail);
  }

  send(request: PlayRequest | HelpRequest) {
    this.byItself = false;
    const objection = this.company.objection(request);
    if (objection !== null) return this.complain(objection);
    if (request.type === 'hint' || request.type === 'why') return this.onAsk(request);
    if (!this.source.send(request)) this.complain(t('on-its-way'));
  }

  type(open: boolean) {
    if (open && this.state.dialog) this.dialog(null);
    this.store.dispatch({ type: 'typing', open });
  }

  dialog(dialog: Dialog) {
    if (dialog && !this.dialogs) return this.onDialogs(() => this.dialog(dialog));
    this.store.dispatch({ type: 'dialog', dialog });
  }

  /** Show the position after some number of moves; after the last one, return to the game. */
  look(index: number) {
    const { table, looking } = this.state;
    if (index >= table.moves.length) return this.back();
    if (looking) this.showAt(looking.frames, index);
    else this.onLook(index);
  }

  showAt(frames: ReplayFrame[], index: number) {
    this.store.dispatch({ type: 'look', frames, index: Math.max(0, index) });
  }

  back() {
    this.store.dispatch({ type: 'return' });
  }
}

/**
 * Build the request for the next game; null where the players must agree on it, or for spectators.
 */
export function nextGame({ mode, board, seats, automa }: Table): NewGame | null {
  const [own] = ownSeats(seats);
  if (own === undefined || mode === 'remote') return null;
  const common = { board, seed: null, from: null, names: null };
  if (mode === 'solo' && automa)
    return { ...common, opponent: 'automa', deck: automa.deck, level: automa.level, first: 'you' };
  if (mode === 'screen')
    return {
      ...common,
      opponent: 'person',
      first: 'you',
      names: [seats[1].name, seats[0].name],
    };
  const first = own === 1 ? 'opponent' : 'you';
  const level = levelIn(seats[2 - own].name) ?? DEFAULT_LEVEL;
  return { ...common, opponent: 'computer', level, first };
}
