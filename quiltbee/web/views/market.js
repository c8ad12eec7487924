/** The market: the three patches on offer, and the pass. */
import { orientationOf } from '../core/placement.js';
import { offeredThen, plansOffers } from '../core/plan.js';
import { canAct, hintedMove, optionOf, suggestedOffers } from '../core/queries.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { passFacts, patchLabel, unavailable } from '../core/sentences.js';
import { icon } from './icons.js';
import { framedPicture } from './patch_art.js';
import { cost, time } from './ring.js';

/**
 * @typedef {import('../core/game.js').Game} Game
 * @typedef {import('../core/game_state.js').GameState} GameState
 * @typedef {import('../core/types.js').Frame} Frame
 * @typedef {import('../core/types.js').Option} Option
 */

/**
 * @param {GameState} state
 * @param {Frame} frame
 * @param {Game} game
 * @param {boolean} lettered
 * @param {() => void} onChosen
 * @param {unknown} [aside]   what lies over it
 */
export function market(state, frame, game, lettered, onChosen, aside = nothing) {
  const letters = [...frame.ring.slice(0, 3)];
  return html`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">
      ${t(canAct(state) && frame.stage === 'action' ? 'choose-or-pass' : 'next-patches')}
    </h2>
    ${[0, 1, 2].map((index) =>
      letters[index] === undefined
        ? html`<div class="offer none" aria-hidden="true"></div>`
        : offer(state, frame, letters[index], index, game, lettered, onChosen),
    )}
    ${passButton(state, frame, game)} ${aside}
  </section>`;
}

/**
 * @param {GameState} state
 * @param {Frame} frame
 * @param {Game} game
 */
function passButton(state, frame, game) {
  const pass = state.looking ? undefined : optionOf(state, null);
  const { time: now } = frame.players[frame.turn - 1];
  return html`<button
    type="button"
    class=${hintedMove(state) === 'pass' ? 'pass hinted' : 'pass'}
    data-testid="pass"
    aria-disabled=${canAct(state) && pass ? 'false' : 'true'}
    aria-keyshortcuts="P"
    @click=${() => game.pass()}
    @pointerenter=${(/** @type {PointerEvent} */ { pointerType }) =>
      pointerType === 'mouse' && weigh(game, true)}
    @focus=${() => weigh(game, true)}
    @blur=${() => weigh(game, false)}
  >
    ${suggested(state, null)}${icon('pass')}<span class="pass-name">${t('pass')}</span>
    <span class="pass-facts">
      ${pass ? passFacts(pass, now).map((fact) => html`<span>${fact}</span>`) : nothing}
    </span>
  </button>`;
}

/**
 * Show on the time board what a pass would do; `weighing.js` says when the pointer ends it.
 * @param {Game} game
 * @param {boolean} on
 */
function weigh(game, on) {
  game.store.dispatch({ type: 'weigh', on });
}

/** How large a patch is, for screen readers. @param {import('../core/types.js').Patch} patch */
function squares({ squares: count }) {
  return spoken(t('spoken-squares', { count }));
}

/** Text for screen readers between the digits. @param {string} text */
function spoken(text) {
  return html`<span class="visually-hidden">${text}</span>`;
}

/**
 * @param {GameState} state
 * @param {Frame} frame
 * @param {string} letter
 * @param {number} index
 * @param {Game} game
 * @param {boolean} lettered
 * @param {() => void} onChosen
 */
function offer(state, frame, letter, index, game, lettered, onChosen) {
  const patch = state.patches[letter];
  const option = state.looking ? undefined : optionOf(state, letter);
  const chosen = state.placement.letter === letter;
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
    data-orientation=${orientationOf(state.placement, letter)}
    aria-pressed=${chosen ? 'true' : 'false'}
    aria-disabled=${(canAct(state) && option) || plans ? 'false' : 'true'}
    aria-keyshortcuts=${index + 1}
    data-key=${index + 1}
    @click=${(/** @type {PointerEvent} */ event) => {
      if (plans) return game.onPlan(letter);
      // Without a mouse there is no hovering: the patch shows at once where it fits well.
      if (event.pointerType === 'mouse') game.choose(letter);
      else game.chooseShown(letter);
      onChosen();
    }}
  >
    <span class="art"
      >${framedPicture(letter, patch, orientationOf(state.placement, letter), lettered)}</span
    >
    ${suggested(state, letter)}
    <span class="facts"
      ><span class="offer-name"
        >${patch.name}${isThen ? spoken(`, ${t('plan-then')}`) : nothing}${squares(patch)}</span
      >
      <span class="price"
        >${cost(patch.buttons)}${spoken(t('spoken-buttons', { count: patch.buttons }))}
        ${time(patch.time)}${spoken(t('spoken-time'))}</span
      >
      <span class="earn">${earned(patch)}</span>
      ${reasonNote(option, reason)}</span
    >
  </button>`;
}

/**
 * The labels of the moves that are pointed at with this offer.
 * @param {GameState} state
 * @param {string | null} letter   null for the pass
 */
function suggested(state, letter) {
  const marks = suggestedOffers(state, letter);
  if (marks.length === 0) return nothing;
  return html`<span class="offer-marks" aria-hidden="true"
    >${marks.map(
      ({ label, kind }) => html`<span class=${`offer-mark ${kind}`}>${label}</span>`,
    )}</span
  >`;
}

/**
 * @param {Option | undefined} option
 * @param {string | null} reason
 */
function reasonNote(option, reason) {
  if (!reason) return nothing;
  return html`<span class="reason" title=${reason}>${shortReason(option)}</span>`;
}

/**
 * Why a patch can't be bought, in as few words as a card has room for.
 * @param {Option | undefined} option
 */
function shortReason(option) {
  return option && option.missing > 0 ? t('short-of', { count: option.missing }) : t('no-room');
}

/**
 * The patches on offer in a position that is only looked at.
 * @param {Frame} frame
 * @param {import('../core/types.js').Patches} patches
 * @param {boolean} lettered
 */
export function offers({ ring }, patches, lettered) {
  return html`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">${t('next-patches')}</h2>
    ${[...ring.slice(0, 3)].map(
      (letter) =>
        html`<div class="offer" data-patch=${letter}>
          <span class="art">${framedPicture(letter, patches[letter], 0, lettered)}</span>
          <span class="facts" title=${patchLabel(patches[letter])}
            ><span class="offer-name">${patches[letter].name}</span>
            <span class="price">${cost(patches[letter].buttons)}${time(patches[letter].time)}</span>
            <span class="earn">${earned(patches[letter])}</span></span
          >
        </div>`,
    )}
  </section>`;
}

/** What a patch earns on each payday. @param {import('../core/types.js').Patch} patch */
export function earned({ income }) {
  return income > 0 ? t('earns', { count: income }) : t('earns-nothing');
}
