/** The state of the game page as a pure reducer, without page or network. */
import { ghostText, news } from './announce.ts';
import { anchorOf, type Anchor } from './clock.ts';
import { awaySeat, eventWords } from './manners.ts';
import { walk, type Direction } from './geometry.ts';
import { IDLE, putBack, legal, step, type Placement, type PlacementEvent } from './placement.ts';
import { choiceOf, isMyTurn, planner } from './queries.ts';
import { t } from './words.ts';
import type {
  AutomaTurn,
  Cell,
  Happened,
  HelpRequest,
  Hint,
  Patches,
  PlayRequest,
  Player,
  ReplayFrame,
  Table,
  Why,
  Status,
} from './types.ts';

export type Dialog = 'settings' | 'resign' | 'practice' | 'abort' | 'handover' | 'report' | null;

/** `typed`: an answer on the command line. */
type Notice = { kind: 'error' | 'info'; text: string; typed?: boolean };

/** State that changes with time alone. */
export type Timely = {
  /** The player whose time is up. */
  fallen: Player | null;
  isLongAway: boolean;
  /** The last announcement about low time. */
  timeSaid: string;
};

/** A move to point at. */
export type Suggestion = {
  move: string;
  /** One or two characters. */
  label: string;
  /** A better move, the one made, one of several. */
  kind: 'better' | 'mine' | 'line';
  faint?: boolean;
};

type OwnState = {
  patches: Patches;
  table: Table;
  status: Status;
  /** What continues here while the connection is lost; otherwise empty. */
  alone: string;
  /** A request not yet acknowledged, or a question for the page's engine. */
  pending: PlayRequest | HelpRequest | null;
  placement: Placement;
  /** The earlier position on show. */
  looking: { frames: ReplayFrame[]; index: number } | null;
  /** The cursors on quilts that take no moves. */
  walks: Record<Player, Cell>;
  dialog: Dialog;
  notice: Notice | null;
  peek: boolean;
  /** The last announcement of the polite live region. */
  announced: string;
  /** The last announcement about the ghost. */
  ghostText: string;
  /** The Automa's latest turns, kept until its next run; runs are numbered. */
  account: { turns: AutomaTurn[]; run: number };
  /** The last answer about the player's next or last move. */
  hint: Hint | Why | null;
  /** Moves drawn on the quilts, for this position only. */
  suggestions: Suggestion[];
  typing: boolean;
  /** A pass is being considered. */
  weighing: boolean;
  copied: string;
  /** The last event at the table besides moves. */
  lastEvent: string;
  /** When the clock times were received. */
  anchor: Anchor | null;
  /** Since when the other player is away, on the page's clock. */
  awayFrom: number | null;
};

export type GameState = OwnState & Timely;

export type GameEvent =
  | { type: 'table'; table: Table; happened?: Happened | null; at?: number }
  | { type: 'time'; part: Partial<Timely> }
  | { type: 'told'; text: string }
  | { type: 'status'; status: Status; words?: string }
  | { type: 'pending'; request: PlayRequest | HelpRequest | null }
  | { type: 'refusal'; kind: string; text: string }
  | { type: 'hint'; hint: Hint | Why | null }
  | { type: 'suggest'; suggestions: Suggestion[] }
  | { type: 'placement'; event: PlacementEvent }
  | { type: 'look'; frames: ReplayFrame[]; index: number }
  | { type: 'return' }
  | { type: 'walk'; player: Player; direction: Direction }
  | { type: 'dialog'; dialog: Dialog }
  | { type: 'peek' }
  | { type: 'typing'; open: boolean }
  | { type: 'weigh'; on: boolean }
  | { type: 'notice'; notice: Notice | null }
  | { type: 'copied'; text: string };

/**
 * Create the state for a first table.
 * @param at  time of receipt on the page's clock
 */
export function startState(patches: Patches, table: Table, at: number = 0): GameState {
  return arm({
    patches,
    table,
    status: 'connecting',
    alone: '',
    pending: null,
    placement: IDLE,
    looking: null,
    walks: { 1: [4, 4], 2: [4, 4] },
    dialog: null,
    notice: null,
    peek: false,
    announced: news(null, table, patches),
    ghostText: '',
    copied: '',
    account: { turns: table.automa?.turns ?? [], run: table.automa?.turns.length ? 1 : 0 },
    typing: false,
    weighing: false,
    hint: null,
    suggestions: [],
    lastEvent: '',
    anchor: anchorOf(null, table, at),
    awayFrom: awaySeat(table) === null ? null : at,
    fallen: null,
    isLongAway: false,
    timeSaid: '',
  });
}

/**
 * Prepare an announcement. Repeated words get an invisible space, without which the live region
 * would stay silent.
 */
export function distinct(before: string, words: string) {
  return words !== '' && words === before ? `${words}\u00a0` : words;
}

export function reduce(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'table':
      return seeTable(
        timed(state, event.table, event.at ?? 0),
        event.table,
        event.happened ?? null,
      );
    case 'told':
      return { ...state, lastEvent: event.text, announced: distinct(state.announced, event.text) };
    case 'time':
      return { ...state, ...event.part };
    case 'status': {
      const isBack = event.status === 'open' && state.status === 'lost';
      const announced = isBack ? distinct(state.announced, t('connection-back')) : state.announced;
      return { ...state, status: event.status, alone: event.words ?? '', announced };
    }
    case 'pending':
      return { ...state, pending: event.request, notice: event.request ? null : state.notice };
    case 'refusal':
      return { ...state, notice: noticed(state, { kind: 'error', text: event.text }) };
    case 'hint':
      return { ...state, hint: event.hint };
    case 'suggest':
      return { ...state, suggestions: event.suggestions };
    case 'placement':
      return movePlacement(state, event.event);
    case 'look':
      return {
        ...state,
        looking: { frames: event.frames, index: event.index },
        placement: putBack(state.placement),
      };
    case 'return':
      return arm({ ...state, looking: null });
    case 'walk':
      return {
        ...state,
        walks: { ...state.walks, [event.player]: walk(state.walks[event.player], event.direction) },
      };
    case 'dialog':
      return { ...state, dialog: event.dialog };
    case 'peek':
      return { ...state, peek: !state.peek };
    case 'typing':
      return { ...state, typing: event.open };
    case 'weigh':
      return state.weighing === event.on ? state : { ...state, weighing: event.on };
    case 'notice':
      return { ...state, notice: noticed(state, event.notice) };
    case 'copied':
      return { ...state, copied: distinct(state.copied, event.text) };
  }
}

function noticed({ notice: before }: GameState, notice: Notice | null) {
  return notice && { ...notice, text: distinct(before?.text ?? '', notice.text) };
}

/** @param at  time of receipt on the page's clock */
function timed(state: GameState, table: Table, at: number): GameState {
  const isAway = awaySeat(table) !== null;
  return {
    ...state,
    anchor: anchorOf(state.anchor, table, at),
    awayFrom: isAway ? (state.awayFrom ?? at) : null,
    isLongAway: isAway && state.isLongAway,
  };
}

function seeTable(state: GameState, table: Table, happened: Happened | null): GameState {
  const before = state.table;
  if (before.number === table.number) return { ...state, table };
  const lastEvent = eventWords(happened, table);
  const words = news(before, table, state.patches, lastEvent);
  const announced = words ? distinct(state.announced, words) : state.announced;
  // A patch in hand stays there while the players only negotiate.
  const isTalk = before.position === table.position && lastEvent !== '';
  if (isTalk) return { ...state, table, announced, lastEvent };
  return arm({
    ...state,
    table,
    announced,
    lastEvent,
    looking: null,
    ghostText: '',
    copied: '',
    hint: null,
    suggestions: [],
    account: accountOf(state, table),
    placement: plansOn(state, table) ? state.placement : putBack(state.placement),
  });
}

function accountOf({ account, table: before }: GameState, table: Table) {
  const { turns } = table.automa ?? account;
  const backwards = table.moves.length < before.moves.length;
  if (turns.length === 0 && !backwards) return account;
  const goesOn = turns.length > 0 && turns[0].number === account.turns[0]?.number;
  return { turns, run: goesOn ? account.run : account.run + 1 };
}

/**
 * Test whether a planned patch stays a plan: it has neither left the ring nor come on offer to the
 * planner.
 */
function plansOn({ placement, table: before }: GameState, after: Table) {
  const { plan, letter } = placement;
  if (!plan || letter === null || after.stage === 'over') return false;
  if (planner(before) !== planner(after)) return false;
  return after.ring.includes(letter) && !after.options.some((option) => option.letter === letter);
}

function arm(state: GameState): GameState {
  const { table } = state;
  if (table.stage !== 'special_patch' || !isMyTurn(table)) return state;
  const choice = legal(table.players[table.turn - 1].cells, '+', state.patches);
  return { ...state, placement: step(state.placement, null, { type: 'choose', choice }) };
}

function movePlacement(state: GameState, event: PlacementEvent): GameState {
  if (state.pending) return state;
  const choice = choiceOf(state);
  const stepped = step(state.placement, choice, event);
  if (stepped === state.placement) return state;
  const placement = stepped.plan ? withSpot(stepped) : stepped;
  const peek = state.peek && !placement.plan; // what is planned with lies on one's own quilt
  const moved = { ...state, placement, peek, notice: null };
  // The special patch can't be put back: canceling only removes its ghost.
  return { ...(event.type === 'cancel' ? arm(moved) : moved), ghostText: ghostSaid(moved, event) };
}

function ghostSaid(state: GameState, event: PlacementEvent) {
  const words = ghostText(state, event);
  const isSilent = event.type === 'hover' || event.type === 'leave' || event.type === 'hold';
  return isSilent ? words : distinct(state.ghostText, words);
}

function withSpot(placement: Placement) {
  const { letter, origin, spots } = placement;
  return letter && origin ? { ...placement, spots: { ...spots, [letter]: origin } } : placement;
}
