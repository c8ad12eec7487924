/** The market: the three patches on offer, and the pass. */
import { extent } from '../core/geometry.ts';
import { orientationOf } from '../core/placement.ts';
import { offeredThen, plansOffers } from '../core/plan.ts';
import { canAct, hintedMove, optionOf, suggestedOffers } from '../core/queries.ts';
import { choices } from '../core/rules/position.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { passFacts, patchLabel, unavailable } from '../core/sentences.ts';
import { icon } from './icons.ts';
import { framedPicture } from './patch_art.ts';
import { cost, time } from './ring.ts';
import type { Frame, Option, Patch, Patches } from '../core/types.ts';
import type { Game } from '../core/game.ts';
import type { GameState } from '../core/game_state.ts';
import type { Context } from './context.ts';

/** @param aside  laid over the market */
export function market(context: Context, aside: unknown = nothing) {
  const { state, frame } = context;
  const letters = choices(frame);
  const columns = widest(letters, context.patches);
  return html`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">
      ${t(canAct(state) && frame.stage === 'action' ? 'choose-or-pass' : 'next-patches')}
    </h2>
    ${[0, 1, 2].map((index) =>
      letters[index] === undefined
        ? html`<div class="offer none" aria-hidden="true"></div>`
        : offer(context, letters[index], index, columns),
    )}
    ${passButton(context)} ${aside}
  </section>`;
}

/** Return the columns of the widest patch on offer; all three are drawn to one scale. */
function widest(letters: string[], patches: Patches) {
  return Math.max(3, ...letters.map((letter) => extent(patches[letter].orientations[0])[1]));
}

/** A double click must not also pass for the other player. */
const isDouble = (detail: number) => detail > 1;

function passButton({ state, frame, game }: Context) {
  const pass = state.looking ? undefined : optionOf(state, null);
  const { time: now } = frame.players[frame.turn - 1];
  return html`<button
    type="button"
    class=${hintedMove(state) === 'pass' ? 'pass hinted' : 'pass'}
    data-testid="pass"
    aria-disabled=${canAct(state) && pass ? 'false' : 'true'}
    aria-keyshortcuts="P"
    @click=${({ detail }: MouseEvent) => isDouble(detail) || game.pass()}
    @pointerenter=${({ pointerType }: PointerEvent) => pointerType === 'mouse' && weigh(game, true)}
    @focus=${() => weigh(game, true)}
    @blur=${() => weigh(game, false)}
  >
    ${suggested(state, null)}${icon('pass')}<span class="pass-name">${t('pass')}</span>
    <span class="pass-facts">
      ${pass ? passFacts(pass, now).map((fact) => html`<span>${fact}</span>`) : nothing}
    </span>
  </button>`;
}

/** Preview a pass on the time board; `at_table.ts` ends that. */
function weigh(game: Game, on: boolean) {
  game.store.dispatch({ type: 'weigh', on });
}

function hidden(text: string) {
  return html`<span class="visually-hidden">${text}</span>`;
}

function offer(context: Context, letter: string, index: number, columns: number) {
  const { state, frame, game, patches, shell } = context;
  const patch = patches[letter];
  const option = state.looking ? undefined : optionOf(state, letter);
  const chosen = state.placement.letter === letter;
  const code = orientationOf(state.placement, letter);
  const isThen = offeredThen(state, frame).includes(letter);
  const plans = plansOffers(game);
  const reason = option ? unavailable(option) : null;
  const hinted = hintedMove(state)?.startsWith(letter) ?? false;
  const marks = [
    'offer',
    isThen && 'then',
    chosen && 'chosen',
    reason && 'dear',
    hinted && 'hinted',
  ];
  return html`<button
    type="button"
    class=${marks.filter(Boolean).join(' ')}
    data-testid=${`patch-${index}`}
    data-patch=${letter}
    data-orientation=${code}
    aria-pressed=${chosen ? 'true' : 'false'}
    aria-disabled=${(canAct(state) && option) || plans ? 'false' : 'true'}
    aria-keyshortcuts=${index + 1}
    data-key=${index + 1}
    @click=${(event: PointerEvent) => {
      if (plans) return game.onPlan(letter);
      // A finger can't hover: the patch appears at once where it fits well.
      if (event.pointerType === 'mouse') game.choose(letter);
      else game.chooseShown(letter);
      game.focusQuilt();
    }}
  >
    <span class="art">${framedPicture(letter, patch, code, shell.settings.letters, columns)}</span>
    ${suggested(state, letter)}
    <span class="facts"
      ><span class="offer-name"
        >${patch.name}${isThen ? hidden(`, ${t('plan-then')}`) : nothing}${hidden(
          t('spoken-squares', { count: patch.squares }),
        )}</span
      >
      <span class="price"
        >${cost(patch.buttons)}${hidden(t('spoken-buttons', { count: patch.buttons }))}
        ${time(patch.time)}${hidden(t('spoken-time'))}</span
      >
      <span class="earn">${earned(patch)}</span>
      ${reasonNote(option, reason)}</span
    >
  </button>`;
}

/**
 * Show the labels of the suggestions for this offer.
 * @param letter  null for the pass
 */
function suggested(state: GameState, letter: string | null) {
  const marks = suggestedOffers(state, letter);
  if (marks.length === 0) return nothing;
  return html`<span class="offer-marks" aria-hidden="true"
    >${marks.map(
      ({ label, kind }) => html`<span class=${`offer-mark to-${kind}`}>${label}</span>`,
    )}</span
  >`;
}

function reasonNote(option: Option | undefined, reason: string | null) {
  if (!reason) return nothing;
  return html`<span class="reason" title=${reason}>${shortReason(option)}</span>`;
}

function shortReason(option: Option | undefined) {
  return option && option.missing > 0 ? t('short-of', { count: option.missing }) : t('no-room');
}

/** Show the patches on offer in a position without a decision. */
export function offers(frame: Frame, patches: Patches, lettered: boolean) {
  const letters = choices(frame);
  const columns = widest(letters, patches);
  return html`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">${t('next-patches')}</h2>
    ${letters.map(
      (letter) =>
        html`<div class="offer" data-patch=${letter}>
          <span class="art">${framedPicture(letter, patches[letter], 0, lettered, columns)}</span>
          <span class="facts" title=${patchLabel(patches[letter])}
            ><span class="offer-name">${patches[letter].name}</span>
            <span class="price">${cost(patches[letter].buttons)}${time(patches[letter].time)}</span>
            <span class="earn">${earned(patches[letter])}</span></span
          >
        </div>`,
    )}
  </section>`;
}

export function earned({ income }: Patch) {
  return income > 0 ? t('earns', { count: income }) : t('earns-nothing');
}
