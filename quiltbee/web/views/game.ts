/** The page of a game. */
import { ghostCells, isLegal, orientationOf } from '../core/placement.ts';
import { letsPlan, offeredThen } from '../core/plan.ts';
import { previewOf } from '../core/preview.ts';
import {
  canHold,
  choiceOf,
  frameOf,
  frontPlayer,
  holder,
  landing,
  landings,
  lately,
  optionOf,
  pointedAt,
  suggestedOn,
} from '../core/queries.ts';
import { isAborted, isPlaying, isUnsettled, isWaiting, looksBack } from '../core/seats.ts';
import { isYou, nameOf } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { about } from './about.ts';
import { automaBar, automaPanel } from './automa/panel.ts';
import { clockSlot } from './clock.ts';
import { commandLine } from './command_line.ts';
import { deck } from './deck.ts';
import { dialogs } from './dialogs.ts';
import { invitingPanel, type Seating } from '../seating/inviting_view.ts';
import { tableLine } from './line.ts';
import { market } from './market.ts';
import { moveList } from './moves.ts';
import { waiting, type Shell } from './page.ts';
import { playerBar } from './player.ts';
import { quilt, quiltPicture, type Ghost } from './quilt.ts';
import { keepsake } from './keepsake.ts';
import { after, ending, result } from './result.ts';
import { comingUp } from './ring.ts';
import { summary } from './summary.ts';
import { tableHead } from './table_head.ts';
import { timeBoard } from './time_board.ts';
import { turnSwitch } from './turn_buttons.ts';
import type { Frame, Player, Table } from '../core/types.ts';
import type { Game } from '../core/game.ts';
import type { GameState } from '../core/game_state.ts';

/**
 * @param seating  what is done about an open seat
 * @param guide  what the guide says, null where there is none
 */
export function gamePage(
  state: GameState,
  game: Game,
  seating: Seating,
  shell: Shell,
  onChosen: () => void,
  guide: unknown,
) {
  const { table } = state;
  const frame = frameOf(state);
  if (!table || !frame) return waiting(shell, t('opening-table'));
  const isOver = frame.result !== null || isAborted(frame);
  const tools = isPlaying(table) && !isWaiting(table) && !isUnsettled(table) && !isOver;
  const guided = guide !== null;
  return html`${tableHead(state, table, game, shell)}
    <main
      class=${feltClass(state, table, isOver, shell, guided ? 'remote guided' : table.mode)}
      data-stage=${frame.stage}
      data-number=${table.number}
    >
      ${felt(state, game, shell, {
        line: guide ?? tableLine(state, table, game, shell, seating.place?.words()),
        middle: middle(state, table, frame, game, seating, shell, onChosen, guided),
        tools: tools ? deck(state, game, shell.settings.coordinates) : nothing,
        moves: moves(state, table, game),
      })}
      <div class="below">
        ${!guided ? about(state, table, game, shell, seating.place?.words()) : nothing}
        ${summary(frame, table.seats, state.patches)}
      </div>
    </main>
    ${commandLine(state, game)} ${regions(state, game)} ${dialogs(state, game, shell)}`;
}

/**
 * The parts of a table that a decision needs: a game's, and those of a board in the page.
 * @param state  with a table
 * @param slots  of the column
 *   between the quilts
 */
export function felt(
  state: GameState,
  game: Game,
  shell: Shell,
  {
    line,
    middle: market,
    tools,
    moves: list,
  }: { line: unknown; middle: unknown; tools: unknown; moves: unknown },
) {
  const table = state.table as Table;
  const frame = frameOf(state) as Frame;
  const { letters, look } = shell.settings;
  const onLook = () => shell.change({ look: look === 'cloth' ? 'thread' : 'cloth' });
  const front = frontPlayer(state);
  // Two people at one screen keep their sides; otherwise the person's quilt is on the left.
  const isShared = table.mode === 'screen' && table.seats.filter(({ yours }) => yours).length !== 1;
  const left = isShared ? 1 : front;
  const bySide = (player: Player) => side(state, table, frame, player, shell, game);
  return html`<div class="felt" data-keys tabindex="-1">
    <div class="column own">${bySide(left)}</div>
    <div class="column middle">
      ${line} ${market} ${tools} ${isUnsettled(table) ? nothing : ring(state, frame, game, letters)}
      ${list}
    </div>
    <div class="column other">
      ${
        table.mode === 'solo'
          ? automaSide(state, frame, table, letters, shell)
          : bySide(left === 1 ? 2 : 1)
      }
      ${timeBoard(frame, table.seats, look, onLook, previewOf(state), front)}
    </div>
  </div>`;
}

/** What comes up, to plan with while the game goes on. */
function ring(state: GameState, frame: Frame, game: Game, lettered: boolean) {
  const { patches, placement } = state;
  const planning = {
    held: placement.plan ? placement.letter : null,
    then: offeredThen(state, frame),
    choose: game.onPlan,
  };
  return comingUp(frame.ring, patches, lettered, letsPlan(game) ? planning : undefined);
}

function moves(state: GameState, table: Table, game: Game) {
  const shown = state.looking ? state.looking.index : table.moves.length;
  const onLook = (index: number) => game.look(index);
  return moveList(table.moves, shown, table.seats, state.patches, onLook, lately(state));
}

/**
 * The classes of what is around the felt.
 * @param isOver  what is on show
 * @param kind  of the table: its mode, or whose layout it has; the guide has the line of
 *   two places
 */
export function feltClass(
  { peek }: GameState,
  table: Table,
  isOver: boolean,
  shell: Shell,
  kind: string,
) {
  return [
    'table',
    kind,
    shell.settings.coordinates ? 'named' : 'unnamed',
    peek && 'peek',
    (isWaiting(table) || isUnsettled(table)) && 'awaiting',
    isOver && 'ended',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The market, or what stands in its place before the game and after it.
 * @param guided  the guide says what comes after the end
 */
function middle(
  state: GameState,
  table: Table,
  frame: Frame,
  game: Game,
  seating: Seating,
  shell: Shell,
  onChosen: () => void,
  guided: boolean,
) {
  const { starts } = seating;
  if (isWaiting(table)) return invitingPanel(table, seating);
  if (isUnsettled(table)) return starts?.panel(state, game, shell.settings.letters) ?? nothing;
  const onward = starts?.onward(table, shell);
  const next = guided ? nothing : after(state, game, shell, seating.place, onward);
  const said = seating.place?.said() ?? [];
  if (frame.result) {
    const kept = keepsake(table, frame, state.patches, shell);
    const moments =
      looksBack(table) && !guided
        ? html`<div class="moments" data-testid="moments">${game.moments?.view()}</div>`
        : nothing;
    const start = starts?.afterwards(table, shell);
    return result(frame, table.seats, next, { kept, moments, said, start });
  }
  if (isAborted(frame)) return ending(frame, table.seats, next, said);
  const aside = isPlaying(table) ? nothing : game.planning?.planAside(state, game);
  return market(state, frame, game, shell.settings.letters, onChosen, aside);
}

/** A player's bar and quilt. By `front` and `back` the style sheet decides which is large. */
export function side(
  state: GameState,
  table: Table,
  frame: Frame,
  player: Player,
  shell: Shell,
  game: Game,
) {
  const front = frontPlayer(state) === player;
  const active = canHold(state) && holder(state) === player;
  const { letters: lettered, coordinates: named } = shell.settings;
  const fresh = lately(state).filter((each) => each.player === player);
  const compared = state.hint?.type === 'why' && state.hint.player === player && [state.hint.move];
  const name = nameOf(table.seats, player);
  const place = `${front ? 'front' : 'back'} p${player}`;
  const view = quilt({
    number: player,
    name,
    player: frame.players[player - 1],
    patches: state.patches,
    lettered,
    active,
    held: active && state.placement.letter !== null,
    ghost: ghostOf(state, player),
    cursor: active ? state.placement.cursor : state.walks[player],
    named,
    fresh: landings(compared || fresh.map(({ move }) => move), state.patches),
    hint: landing(pointedAt(state, player), state.patches),
    marks: suggestedOn(state, player),
  });
  const peek = front
    ? nothing
    : html`<button
        type="button"
        class="peek-button"
        aria-expanded=${state.peek ? 'true' : 'false'}
        aria-label=${t('peek', { name })}
        data-testid="peek"
        @click=${() => game.store.dispatch({ type: 'peek' })}
      >
        ${quiltPicture(frame.players[player - 1], state.patches)}
      </button>`;
  const bar = playerBar(frame, table.seats, player, {
    clock: clockSlot(table, player),
    thumbnail: peek,
  });
  return html`<div class=${`seat ${place}`}>${bar}</div>
    <div class=${`spread ${place}`}>
      ${front ? nothing : peekHead(name, isYou(table.seats, player), game)} ${view}
    </div>`;
}

/** Over the other quilt while it lies on one's own: whose it is, and the way back. */
function peekHead(name: string, isOwn: boolean, game: Game) {
  return html`<div class="peek-head">
    <b>${isOwn ? t('your-quilt') : t('quilt-of', { name })}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${() => game.store.dispatch({ type: 'peek' })}
    >
      ${t('back')}
    </button>
  </div>`;
}

/** The Automa's side, in place of a second quilt. */
function automaSide(state: GameState, frame: Frame, table: Table, lettered: boolean, shell: Shell) {
  const { automa } = frame;
  if (!automa) return html`<p class="panel small">${t('automa-unknown')}</p>`;
  const account = state.looking ? { turns: automa.turns, run: 0 } : state.account;
  const switches = isPlaying(table) && table.stage !== 'over' ? turnSwitch(shell) : nothing;
  return html`<div class="seat back p2">${automaBar(frame, table.seats, automa)}</div>
    ${automaPanel(frame, automa, account, state.patches, lettered, switches)}`;
}

function ghostOf(state: GameState, player: Player): Ghost | null {
  const { placement } = state;
  const choice = choiceOf(state);
  if (!choice || !placement.origin || holder(state) !== player || state.looking) return null;
  return {
    letter: choice.letter,
    code: orientationOf(placement, choice.letter),
    origin: placement.origin,
    cells: ghostCells(placement, choice),
    set: placement.set,
    sent: state.pending !== null,
    legal: isLegal(placement, choice) && optionOf(state, choice.letter)?.available !== false,
    planned: placement.plan,
  };
}

/** The live regions: news, ghost, hint, answers; errors interrupt. */
export function regions(state: GameState, { hints }: Game) {
  const { notice, said, ghostText, status, hint } = state;
  return html`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${status === 'lost' ? t('live-lost') : said}
    </div>
    <div role="status" aria-live="polite" data-testid="live-time">${state.timeSaid}</div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${ghostText}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${
        hint && hints?.isWhole(hint)
          ? t(`live-${hint.type}`, { words: hints.hintWords(state, true) })
          : ''
      }
    </div>
    <div role="status" aria-live="polite">
      ${notice?.kind === 'info' ? notice.text : state.copied}
    </div>
    <div role="alert" data-testid="live-error">${notice?.kind === 'error' ? notice.text : ''}</div>
  </div>`;
}
