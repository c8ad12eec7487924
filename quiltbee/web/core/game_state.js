/**
 * The state of the game page as a reducer: pure, without page or network.
 *
 * @typedef {import('./types.js').AutomaTurn} AutomaTurn
 * @typedef {import('./types.js').Cell} Cell
 * @typedef {import('./clock.js').Anchor} Anchor
 * @typedef {import('./types.js').Happened} Happened
 * @typedef {import('./types.js').Hint} Hint
 * @typedef {import('./types.js').HintReasons} HintReasons
 * @typedef {import('./types.js').Why} Why
 * @typedef {import('./types.js').Patches} Patches
 * @typedef {import('./types.js').Player} Player
 * @typedef {import('./types.js').ReplayFrame} ReplayFrame
 * @typedef {import('./types.js').Table} Table
 * @typedef {import('./types.js').PlayRequest} PlayRequest
 * @typedef {import('./connection.js').Status} Status
 * @typedef {import('./geometry.js').Direction} Direction
 * @typedef {import('./placement.js').Placement} Placement
 * @typedef {import('./placement.js').PlacementEvent} PlacementEvent
 *
 * @typedef {'settings' | 'resign' | 'practice' | 'abort' | 'handover' | 'report' | null} Dialog
 * @typedef {{kind: 'error' | 'info', text: string, typed?: boolean}} Notice   `typed`: it answers
 *   the command line
 *
 * @typedef {object} Timely   what changes with time alone
 * @property {Player | null} fallen   whose time is up
 * @property {boolean} isLongAway   the other has been away for long
 * @property {string} timeSaid   the last words about little time
 *
 * @typedef {object} Suggestion   a move that is pointed at
 * @property {string} move
 * @property {string} label   a word or a number of two characters at most
 * @property {'better' | 'mine' | 'line'} kind   a better move, the one made, one of several
 * @property {boolean} [faint]   only its outline
 *
 * @typedef {object} OwnState
 * @property {Patches} patches
 * @property {Table | null} table
 * @property {Status} status
 * @property {PlayRequest | null} pending   sent, not yet acknowledged
 * @property {Placement} placement
 * @property {{frames: ReplayFrame[], index: number} | null} looking   at an earlier position
 * @property {Record<Player, Cell>} walks   where the arrows are on a quilt that is only looked at
 * @property {Dialog} dialog
 * @property {Notice | null} notice
 * @property {boolean} peek   the other quilt is opened large (on phones)
 * @property {string} said   the last words for the polite live region
 * @property {string} ghostText   what was said last about the ghost
 * @property {{turns: AutomaTurn[], run: number}} account   the Automa's last turns, kept until its
 *   next; runs are counted
 * @property {Hint | Why | null} hint   the last answer about a move, one's next or one's last
 * @property {Suggestion[]} suggestions   moves that are drawn on the quilts, for this position only
 * @property {boolean} typing   the command line is open
 * @property {boolean} weighing   the pass is looked at
 * @property {string} copied   how copying the link went
 * @property {string} told   what happened last at the table besides the moves
 * @property {Anchor | null} anchor   when the time on the clocks was received
 * @property {number | null} awayFrom   since when the other is away, on the page's clock
 * @typedef {OwnState & Timely} GameState
 *
 * @typedef {{type: 'table', table: Table, happened?: Happened | null, at?: number}
 *   | {type: 'time', part: Partial<Timely>}
 *   | {type: 'told', text: string}
 *   | {type: 'status', status: Status}
 *   | {type: 'pending', request: PlayRequest | null}
 *   | {type: 'refusal', kind: string, text: string}
 *   | {type: 'hint', hint: Hint | HintReasons | Why | null}
 *   | {type: 'suggest', suggestions: Suggestion[]}
 *   | {type: 'placement', event: PlacementEvent}
 *   | {type: 'look', frames: ReplayFrame[], index: number}
 *   | {type: 'return'}
 *   | {type: 'walk', player: Player, direction: Direction}
 *   | {type: 'dialog', dialog: Dialog}
 *   | {type: 'peek'}
 *   | {type: 'typing', open: boolean}
 *   | {type: 'weigh', on: boolean}
 *   | {type: 'notice', notice: Notice | null}
 *   | {type: 'copied', text: string}} GameEvent
 */
import { ghostText, news } from './announce.js';
import { anchorOf } from './clock.js';
import { awaySeat, toldOf } from './manners.js';
import { walk } from './geometry.js';
import { IDLE, putBack, specialChoice, step } from './placement.js';
import { choiceOf, isMyTurn, planner } from './queries.js';
import { t } from './words.js';

/**
 * @param {Patches} patches
 * @returns {GameState}
 */
export function startState(patches) {
  return {
    patches,
    table: null,
    status: 'connecting',
    pending: null,
    placement: IDLE,
    looking: null,
    walks: { 1: [4, 4], 2: [4, 4] },
    dialog: null,
    notice: null,
    peek: false,
    said: '',
    ghostText: '',
    copied: '',
    account: { turns: [], run: 0 },
    typing: false,
    weighing: false,
    hint: null,
    suggestions: [],
    told: '',
    anchor: null,
    awayFrom: null,
    fallen: null,
    isLongAway: false,
    timeSaid: '',
  };
}

/**
 * @param {GameState} state
 * @param {GameEvent} event
 * @returns {GameState}
 */
export function reduce(state, event) {
  switch (event.type) {
    case 'table':
      return seeTable(
        timed(state, event.table, event.at ?? 0),
        event.table,
        event.happened ?? null,
      );
    case 'told':
      return { ...state, told: event.text, said: event.text };
    case 'time':
      return { ...state, ...event.part };
    case 'status':
      return event.status === 'open' && state.status === 'lost'
        ? { ...state, status: event.status, said: t('connection-back') }
        : { ...state, status: event.status };
    case 'pending':
      return { ...state, pending: event.request, notice: event.request ? null : state.notice };
    case 'refusal':
      return { ...state, notice: { kind: 'error', text: event.text } };
    case 'hint':
      return { ...state, hint: hintAfter(state.hint, event.hint) };
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
      return { ...state, notice: event.notice };
    case 'copied':
      return { ...state, copied: event.text };
  }
}

/**
 * The answer on show after another: reasons belong to the hint that is still there.
 * @param {Hint | Why | null} hint
 * @param {Hint | HintReasons | Why | null} next
 */
function hintAfter(hint, next) {
  if (next?.type !== 'reasons') return next;
  return hint?.type === 'hint' && hint.id === next.id ? { ...hint, advice: next } : hint;
}

/**
 * The state with the times that a message brought.
 * @param {GameState} state
 * @param {Table} table
 * @param {number} at   when it was received, on the page's clock
 * @returns {GameState}
 */
function timed(state, table, at) {
  const isAway = awaySeat(table) !== null;
  return {
    ...state,
    anchor: anchorOf(state.anchor, table, at),
    awayFrom: isAway ? (state.awayFrom ?? at) : null,
    isLongAway: isAway && state.isLongAway,
  };
}

/**
 * @param {GameState} state
 * @param {Table} table
 * @param {Happened | null} happened
 * @returns {GameState}
 */
function seeTable(state, table, happened) {
  const before = state.table;
  if (before && before.number === table.number) return { ...state, table };
  const told = toldOf(happened, table);
  const said = news(before, table, state.patches, told) || state.said;
  // A patch in hand stays there while the players only talk.
  const isTalk = before !== null && before.position === table.position && told !== '';
  if (isTalk) return { ...state, table, said, told };
  return arm({
    ...state,
    table,
    said,
    told,
    looking: null,
    ghostText: '',
    copied: '',
    hint: null,
    suggestions: [],
    account: accountOf(state, table),
    placement: plansOn(state, table) ? state.placement : putBack(state.placement),
  });
}

/**
 * The Automa's last turns; they stay on show while the person decides.
 * @param {GameState} state
 * @param {Table} table
 */
function accountOf({ account, table: before }, table) {
  const { turns } = table.automa ?? account;
  const backwards = before !== null && table.moves.length < before.moves.length;
  if (turns.length === 0 && !backwards) return account;
  const goesOn = turns.length > 0 && turns[0].number === account.turns[0]?.number;
  return { turns, run: goesOn ? account.run : account.run + 1 };
}

/**
 * Whether the patch that is planned with goes on being only that: it has neither gone nor come on
 * offer to whoever plans.
 * @param {GameState} state
 * @param {Table} after
 */
function plansOn({ placement, table: before }, after) {
  const { plan, letter } = placement;
  if (!plan || letter === null || !before || after.stage === 'over') return false;
  if (planner(before) !== planner(after)) return false;
  return after.ring.includes(letter) && !after.options.some((option) => option.letter === letter);
}

/**
 * Choose a special patch that is due.
 * @param {GameState} state
 * @returns {GameState}
 */
function arm(state) {
  const { table } = state;
  if (!table || table.stage !== 'special_patch' || !isMyTurn(table)) return state;
  const choice = specialChoice(table.special_cells);
  return { ...state, placement: step(state.placement, null, { type: 'choose', choice }) };
}

/**
 * @param {GameState} state
 * @param {PlacementEvent} event
 * @returns {GameState}
 */
function movePlacement(state, event) {
  if (state.pending) return state;
  const choice = choiceOf(state);
  const stepped = step(state.placement, choice, event);
  if (stepped === state.placement) return state;
  const placement = stepped.plan ? withSpot(stepped) : stepped;
  const peek = state.peek && !placement.plan; // what is planned with lies on one's own quilt
  const moved = { ...state, placement, peek, notice: null };
  // The special patch can't be put back: cancelling only takes its ghost off the quilt.
  return { ...(event.type === 'cancel' ? arm(moved) : moved), ghostText: ghostText(moved, event) };
}

/** Remember where a patch is held, for when it can be bought. @param {Placement} placement */
function withSpot(placement) {
  const { letter, origin, spots } = placement;
  return letter && origin ? { ...placement, spots: { ...spots, [letter]: origin } } : placement;
}
