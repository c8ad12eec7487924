/**
 * The deck beside the quilt: five placing buttons, and a strip with the decision's consequences, a
 * hint, an error or the last turn. Both always have the same size.
 */
import { cardWaits } from '../core/automa.ts';
import { holesMade } from '../core/geometry.ts';
import { effects, nameOf, objection, verdictOn } from '../core/sentences.ts';
import { tableReason, tableTitle } from '../core/manners.ts';
import { ghostCells, isLegal, placeKey, tokenOf, type Choice } from '../core/placement.ts';
import { offeredThen } from '../core/plan.ts';
import {
  canAct,
  canAskWhy,
  canHold,
  choiceOf,
  completes7x7,
  lately,
  optionOf,
} from '../core/queries.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { button, icon, withIcon } from './icons.ts';
import { moveLine } from './moves.ts';
import { framedPicture } from './patch_art.ts';
import { cardButton } from './turn_buttons.ts';
import type { Move } from '../core/types.ts';
import type { GameState } from '../core/game_state.ts';
import type { Context } from './context.ts';

/** Messages for pending requests. */
const UNDER_WAY: Record<string, string> = {
  hint: 'hint-coming',
  why: 'why-coming',
  turn: 'card-turning',
  move: 'move-sending',
};

type Icon = 'left' | 'right' | 'flip' | 'place' | 'cancel';
type Button = [testId: string, label: string, icon: Icon, isUsable: boolean, press: () => void];

export function deck(context: Context) {
  const { state, game } = context;
  const choice = canHold(state) ? choiceOf(state) : null;
  const { plan } = state.placement;
  const turnable = choice !== null && choice.letter !== '+';
  const option = choice ? optionOf(state, choice.letter) : undefined;
  const placeable =
    choice !== null &&
    !plan &&
    state.placement.set &&
    isLegal(state.placement, choice) &&
    option?.available !== false;
  const canPutBack = plan || (choice !== null && (turnable || state.placement.origin !== null));
  const buttons: Button[] = [
    [
      'rotate-left',
      t('rotate-left'),
      'left',
      turnable,
      () => game.placement({ type: 'turn', how: 'left' }),
    ],
    [
      'rotate-right',
      t('rotate-right'),
      'right',
      turnable,
      () => game.placement({ type: 'turn', how: 'right' }),
    ],
    ['flip', t('flip'), 'flip', turnable, () => game.placement({ type: 'turn', how: 'flip' })],
    ['place', t('place'), 'place', placeable, () => game.commit()],
    ['cancel', t('cancel'), 'cancel', canPutBack, () => game.placement({ type: 'cancel' })],
  ];
  const waits = cardWaits(state.table) && !state.looking;
  return html`<section
    class=${choice ? 'deck held' : 'deck'}
    aria-label=${t('placing')}
    data-keys
    data-move=${choice && !plan ? (tokenOf(state.placement, choice) ?? '') : ''}
  >
    ${strip(context)}
    <div class=${waits ? 'tools waits' : 'tools'}>
      ${waits ? cardButton(context) : nothing}
      ${buttons.map(([id, label, name, enabled, run]) =>
        button(id, withIcon(name, label), run, { classes: `tool ${name}`, off: !enabled }),
      )}
    </div>
  </section>`;
}

function strip(context: Context) {
  const { state } = context;
  const { notice } = state;
  return html`<div
    class=${showsHint(state) ? 'strip hinting' : state.placement.plan ? 'strip planning' : 'strip'}
    data-testid="strip"
    tabindex="-1"
  >
    ${
      notice?.kind === 'error' && !notice.typed
        ? html`<p class="notice" data-testid="notice">${icon('cancel')} ${notice.text}</p>`
        : stripText(context)
    }
    ${corner(context)}
  </div>`;
}

/**
 * Test whether the strip shows the computer's opinion of a move; a special patch that is due is
 * always in hand.
 */
function showsHint(state: GameState) {
  const { hint, looking, notice, pending, placement } = state;
  if (!hint || looking || pending || (notice?.kind === 'error' && !notice.typed)) return false;
  const { letter, origin, plan } = placement;
  if (plan) return false;
  return letter === null || !canAct(state) || (letter === '+' && origin === null);
}

function stripText(context: Context) {
  const { state, game } = context;
  const choice = choiceOf(state);
  if (state.looking) return html`<p>${t('earlier-position')}</p>`;
  if (state.pending) return html`<p>${t(UNDER_WAY[state.pending.type] ?? 'one-moment')}</p>`;
  if (showsHint(state)) return hintLine(context);
  if (state.placement.plan) return game.planning?.planCard(context);
  if (choice && canAct(state)) return inHand(context, choice);
  return idle(context);
}

function idle(context: Context) {
  const { state, table } = context;
  const moves = lately(state);
  const last = html`<p class="lately">${tableReason(table)}</p>`;
  return html`${moves.length > 0 ? again(context, moves) : last}
    <p class=${canAct(state) ? 'guide heading-says' : 'guide'}>${guide(context)}</p>`;
}

/** Show the other side's last turn; a press replays it. */
function again({ state, table, game }: Context, moves: Move[]) {
  return html`<button
    type="button"
    class="lately"
    data-testid="show-again"
    @click=${() => game.onAgain()}
  >
    ${icon('again')}
    <span class="actions"
      >${moves.map(
        (each) => html`<span>${moveLine(each, table.seats, state.patches)}</span>`,
      )}</span
    >
    <span class="visually-hidden">${t('show-again')}</span>
  </button>`;
}

function guide({ state, table }: Context) {
  if (table.stage === 'over') return t('game-over');
  if (table.stage === 'card') return t('card-ready');
  if (table.thinking) return t('thinking', { name: nameOf(table.seats, table.turn) });
  return canAct(state) ? t('choose-or-pass-now') : `${tableTitle(table)}.`;
}

function inHand(context: Context, choice: Choice) {
  const { state, table, shell } = context;
  const named = shell.settings.coordinates;
  const ghost = ghostCells(state.placement, choice);
  const cells = table.players[table.turn - 1].cells;
  const option = optionOf(state, choice.letter);
  const key = placeKey(state.placement, choice);
  const tile = completes7x7(state, choice);
  const { text, kind } = verdictOn(ghost, cells, option, named);
  const isGood = kind === 'yes';
  const words = isGood && state.placement.set ? howToSew() : text;
  const holes = key !== null && !objection(ghost, cells, undefined) ? holesMade(cells, ghost) : [];
  const list = option
    ? effects(option, holes, tile, table, table.seats, named)
    : specialEffects(tile, holes.length);
  return html`<p class=${`verdict ${kind}`}>
      ${key === null && isGood ? prompt(choice.letter) : mark(words, kind)}
    </p>
    ${then(context)}
    <ul class="effects">
      ${nextFirst(list).map(({ kind, text: words }) => html`<li class=${kind}>${words}</li>`)}
    </ul>`;
}

/** Show the patches on offer afterwards, for layouts with the circle below the fold. */
function then({ state, table, patches }: Context) {
  return html`<span class="then-next" aria-hidden="true"
    >${offeredThen(state, table).map((letter) =>
      framedPicture(letter, patches[letter], 0, false),
    )}</span
  >`;
}

/** Put the next player first: it is always there, so that the rest moves nothing. */
function nextFirst(list: { kind: string; text: string }[]) {
  const isNext = ({ kind }: { kind: string }) => kind === 'next';
  return [...list.filter(isNext), ...list.filter((each) => !isNext(each))];
}

/** A patch that fits but is too expensive gets no cross: its place is fine. */
function mark(text: unknown, kind: 'yes' | 'short' | 'no') {
  if (kind === 'short') return text;
  return html`${icon(kind === 'yes' ? 'place' : 'cancel')} ${text}`;
}

/**
 * Say that it fits and how to place it, by mouse or otherwise; the style sheet shows one of them.
 */
function howToSew() {
  return html`<span class="by-mouse">${t('fits-click')}</span
    ><span class="by-press">${t('fits-press', { place: t('place') })}</span>`;
}

function prompt(letter: string) {
  return t(letter === '+' ? 'put-special' : 'choose-place');
}

/** Show the computer's opinion of a move; if it is long, it covers what is below. */
function hintLine({ state, game: { hints }, shell }: Context) {
  const isHint = state.hint?.type === 'hint';
  const words = hints?.hintWords(state, shell.settings.coordinates);
  if (!hints) return html`<p>${t(isHint ? 'hint-coming' : 'why-coming')}</p>`;
  return html`<p
    class="hint-line"
    data-testid=${isHint ? 'hint-words' : 'why-words'}
    data-move=${state.hint?.move ?? ''}
  >
    ${icon('bulb')}<span>${isHint ? html`<b>${t('hint-label')}</b> ` : nothing}${words}</span>
  </p>`;
}

/** Show the button that asks about the player's last move, or closes an answer. */
function corner({ state, game }: Context) {
  if (showsHint(state)) {
    const forget = keepingFocus(() => game.forgetHint());
    const options = { classes: 'corner forget', label: t('close') };
    // A template of its own, so that the other button is another element and none moves.
    return html`${button('forget-hint', icon('cancel'), forget, options)}`;
  }
  const asking = state.pending?.type === 'why';
  const idles = state.notice?.kind !== 'error' && state.placement.letter === null;
  if (!asking && !(idles && canAskWhy(state))) return nothing;
  const why = keepingFocus(() => game.why());
  return button('why', t('why'), why, { classes: 'corner', shortcut: 'W', off: asking });
}

/** Move the focus to the strip before a button disappears. */
function keepingFocus(run: () => void) {
  return ({ currentTarget }: Event) => {
    if (currentTarget instanceof HTMLElement)
      (currentTarget.closest('.strip') as HTMLElement | null)?.focus();
    run();
  };
}

function specialEffects(tile: boolean, holes: number) {
  const list = [{ kind: 'fills', text: t('effect-special-costs') }];
  if (tile) list.push({ kind: 'tile', text: t('effect-tile') });
  if (holes > 0) list.push({ kind: 'holes', text: t('effect-a-hole') });
  return list;
}
