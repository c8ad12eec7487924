import { ghostCells, isLegal, orientationOf } from '../core/placement.ts';
import { letsPlan, offeredThen } from '../core/plan.ts';
import { previewOf } from '../core/preview.ts';
import {
  canHold,
  choiceOf,
  frontPlayer,
  holder,
  landing,
  landings,
  lately,
  optionOf,
  pointedAt,
  suggestedOn,
} from '../core/queries.ts';
import { isAborted, isPlaying, isUnsettled, isWaiting, otherOf } from '../core/seats.ts';
import { isYou, nameOf } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { about } from './about.ts';
import { clockSlot } from './clock.ts';
import { commandLine } from './command_line.ts';
import { deck } from './deck.ts';
import { tableLine } from './line.ts';
import { market } from './market.ts';
import { moveList } from './moves.ts';
import { quiltPicture, type Ghost } from './quilt.ts';
import { comingUp } from './ring.ts';
import { side } from './side.ts';
import { summary } from './summary.ts';
import { tableHead } from './table_head.ts';
import { timeBoard } from './time_board.ts';
import { turnSwitch } from './turn_buttons.ts';
import type { Player, Seat } from '../core/types.ts';
import type { GameState } from '../core/game_state.ts';
import type { Beside, Context } from './context.ts';

/** @param guide  the guide's slot, null without one */
export function gamePage(context: Context, beside: Beside, guide: unknown) {
  const { table, frame, patches } = context;
  const isOver = frame.result !== null || isAborted(frame);
  // The style of the end comes with what shows it, so that the table changes in one step.
  const hasEnded = isOver && context.game.ending !== null;
  const seated = !isWaiting(table) && !isUnsettled(table);
  const tools = isPlaying(table) && seated && !isOver;
  const guided = guide !== null;
  const kind = guided ? 'remote guided' : seated ? `${table.mode} round` : table.mode;
  const place = beside.place?.words();
  return html`${tableHead(context)}
    <main
      class=${feltClass(context, hasEnded, kind)}
      data-stage=${frame.stage}
      data-number=${table.number}
    >
      ${felt(context, {
        line: guide ?? tableLine(context, place),
        middle: middle(context, beside, guided),
        tools: tools ? deck(context) : nothing,
        moves: moves(context),
      })}
      <div class="below">
        ${!guided ? about(context, place) : nothing} ${summary(frame, table.seats, patches)}
      </div>
    </main>
    ${around(context)}`;
}

export function around(context: Context) {
  const { dialogs } = context.game;
  return html`${commandLine(context)} ${regions(context)} ${dialogs?.dialogs(context)}`;
}

/**
 * Render the parts of a table that a decision needs, for a game or a board in the page.
 * @param slots  contents of the column between the quilts
 */
export function felt(
  context: Context,
  slots: { line: unknown; middle: unknown; tools: unknown; moves: unknown },
) {
  const { state, table, frame, shell } = context;
  const { look } = shell.settings;
  const onLook = () => shell.change({ look: look === 'cloth' ? 'thread' : 'cloth' });
  const front = frontPlayer(state);
  // Two players at one screen keep their sides; otherwise one's own quilt is on the left.
  const isShared = table.mode === 'screen' && table.seats.filter(({ yours }) => yours).length !== 1;
  const left = isShared ? 1 : front;
  return html`<div class="felt" data-keys tabindex="-1">
    <div class="column own">${sideOf(context, left)}</div>
    <div class="column middle">
      ${slots.line} ${slots.middle} ${slots.tools} ${isUnsettled(table) ? nothing : ring(context)}
      ${slots.moves}
    </div>
    <div class="column other">
      ${sideOf(context, otherOf(left))}
      ${timeBoard(frame, table.seats, look, onLook, previewOf(state), front)}
    </div>
  </div>`;
}

function ring({ state, frame, game, patches, shell }: Context) {
  const { placement } = state;
  const planning = {
    held: placement.plan ? placement.letter : null,
    then: offeredThen(state, frame),
    choose: game.onPlan,
  };
  const { letters } = shell.settings;
  return comingUp(frame.ring, patches, letters, letsPlan(game) ? planning : undefined);
}

function moves({ state, table, game, patches }: Context) {
  const shown = state.looking ? state.looking.index : table.moves.length;
  const onLook = (index: number) => game.look(index);
  return moveList(table.moves, shown, table.seats, patches, onLook, lately(state));
}

/**
 * Return the classes around the felt.
 * @param kind  the table's mode, or another layout; the guide has the line of a remote table
 */
export function feltClass({ state, table, shell }: Context, isOver: boolean, kind: string) {
  return [
    'table',
    kind,
    shell.settings.coordinates ? 'named' : 'unnamed',
    state.peek && 'peek',
    (isWaiting(table) || isUnsettled(table)) && 'awaiting',
    isOver && 'ended',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Render the market, or its replacement before and after the game.
 * @param guided  the guide says what comes after the end
 */
function middle(context: Context, beside: Beside, guided: boolean) {
  const { table, frame, game } = context;
  if (isWaiting(table) || isUnsettled(table)) return beside.seating?.panel() ?? nothing;
  if (frame.result || isAborted(frame)) return game.ending?.endOf(context, beside, guided);
  const aside = isPlaying(table) ? nothing : game.planning?.planAside(context);
  return market(context, aside);
}

export function sideOf(context: Context, player: Player) {
  const { state, table, frame, patches, shell, game } = context;
  const { seats } = table;
  const front = frontPlayer(state) === player;
  const active = canHold(state) && holder(state) === player;
  const { letters: lettered, coordinates: named } = shell.settings;
  const fresh = lately(state).filter((each) => each.player === player);
  const compared = state.hint?.type === 'why' && state.hint.player === player && [state.hint.move];
  const peek = () => game.store.dispatch({ type: 'peek' });
  return side({
    ...{ frame, seats, player, patches, lettered, named, active },
    place: `${front ? 'front' : 'back'} p${player}`,
    held: active && state.placement.letter !== null,
    ghost: ghostOf(state, player),
    cursor: active ? state.placement.cursor : state.walks[player],
    fresh: landings(compared || fresh.map(({ move }) => move), patches),
    hint: landing(pointedAt(state, player), patches),
    marks: suggestedOn(state, player),
    extras: {
      clock: clockSlot(table, player),
      thumbnail: front ? nothing : peekButton(context, player, peek),
      bubble: game.bees?.greeting(context, player),
    },
    head: [front ? nothing : peekHead(seats, player, peek), game.ending?.tally(context, player)],
    account: state.looking ? undefined : state.account,
    switches: isPlaying(table) && table.stage !== 'over' ? turnSwitch(shell) : nothing,
  });
}

function peekButton({ state, table, frame, patches }: Context, player: Player, peek: () => void) {
  return html`<button
    type="button"
    class="peek-button"
    aria-expanded=${state.peek ? 'true' : 'false'}
    aria-label=${t('peek', { name: nameOf(table.seats, player) })}
    data-testid="peek"
    @click=${peek}
  >
    ${quiltPicture(frame.players[player - 1], patches)}
  </button>`;
}

/** Label the other quilt while it covers the player's own, with the way back. */
function peekHead(seats: Seat[], player: Player, peek: () => void) {
  const isOwn = isYou(seats, player);
  return html`<div class="peek-head">
    <b>${isOwn ? t('your-quilt') : t('quilt-of', { name: nameOf(seats, player) })}</b>
    <button type="button" data-testid="peek-close" @click=${peek}>${t('back')}</button>
  </div>`;
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

/** Render the live regions; errors interrupt. */
function regions({ state, game: { hints } }: Context) {
  const { notice, announced, ghostText, status, alone, hint } = state;
  return html`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${status === 'lost' ? alone || t('live-lost') : announced}
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
