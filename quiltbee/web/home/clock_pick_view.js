/** The choice of a clock: the usual ones, and any other. */
import { BOUNDS, EXTRA, controlOf } from './clock_pick.js';
import { SPEEDS, controlSentence } from '../core/clock.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { isTicked, valueOf } from '../views/fields.js';
import { pick } from '../views/pick.js';

/**
 * @typedef {import('./clock_pick.js').OwnClock} OwnClock
 * @typedef {import('./home.js').GameForm} GameForm
 * @typedef {import('./home.js').Home} Home
 */

/** @param {GameForm} form @param {Home} home */
export function clockPick({ speed, own }, home) {
  const choose = (/** @type {string} */ key) =>
    home.set({ speed: /** @type {GameForm['speed']} */ (key) });
  const words =
    speed === 'own'
      ? controlSentence(controlOf(own))
      : t('label-and-note', { label: t(`speed-${speed}`), note: t(`speed-note-${speed}`) });
  return html`${pick(
      'clock',
      t('clock'),
      SPEEDS.map(({ key }) => [key, t(`speed-${key}`)]),
      speed,
      choose,
    )}
    <p class="small explain" data-testid="clock-words">${words}</p>`;
}

/** Any other clock, among what few people change. @param {GameForm} form @param {Home} home */
export function ownClock({ speed, own }, home) {
  return html`<label class="tick"
      ><input
        type="checkbox"
        data-testid="clock-own"
        .checked=${speed === 'own'}
        @change=${(/** @type {Event} */ event) =>
          home.set({ speed: isTicked(event) ? 'own' : 'none' })}
      /><span>${t('clock-own')}</span></label
    >
    ${speed === 'own' ? fields(own, home) : nothing}`;
}

/** @param {OwnClock} own @param {Home} home */
function fields(own, home) {
  const put = (/** @type {Partial<OwnClock>} */ part) => home.set({ own: { ...own, ...part } });
  return html`<div class="names" data-testid="own-clock">
    <label
      >${t('clock-unit')}
      <select
        data-testid="clock-unit"
        @change=${(/** @type {Event} */ event) =>
          put({ unit: /** @type {OwnClock['unit']} */ (valueOf(event)) })}
      >
        <option value="minutes" ?selected=${own.unit === 'minutes'}>${t('clock-minutes')}</option>
        <option value="days" ?selected=${own.unit === 'days'}>${t('clock-a-turn')}</option>
      </select></label
    >
    <label
      >${t(own.unit === 'days' ? 'clock-main-days' : 'clock-main-minutes')}
      ${number('clock-main', own.main, BOUNDS[own.unit], (main) => put({ main }))}</label
    >
    ${
      own.unit === 'days'
        ? nothing
        : html`<label
            >${t('clock-extra')}
            ${number('clock-extra', own.extra, EXTRA, (extra) => put({ extra }))}</label
          >`
    }
  </div>`;
}

/**
 * @param {string} name
 * @param {string} value
 * @param {{min: number, max: number, step: number}} bounds
 * @param {(value: string) => void} onChange
 */
function number(name, value, { min, max, step }, onChange) {
  return html`<input
    type="number"
    required
    data-testid=${name}
    min=${min}
    max=${max}
    step=${step}
    .value=${value}
    @input=${(/** @type {Event} */ event) => onChange(valueOf(event))}
  />`;
}
