/** The choice of a clock: the usual ones, and any other. */
import { BOUNDS, EXTRA, controlOf } from './clock_pick.js';
import { SPEEDS, controlSentence } from '../core/clock.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { valueOf } from '../views/fields.js';
import { pick } from '../views/pick.js';

/**
 * @typedef {import('./clock_pick.js').OwnClock} OwnClock
 * @typedef {import('./home.js').GameForm} GameForm
 * @typedef {import('./home.js').Home} Home
 */

/** @param {GameForm} form @param {Home} home */
export function clockPick({ speed, own }, home) {
  /** @type {[string, unknown][]} */
  const choices = SPEEDS.map(({ key }) => [key, t(`speed-${key}`)]);
  choices.push(['own', t('clock-own')]);
  const choose = (/** @type {string} */ key) =>
    home.set({ speed: /** @type {GameForm['speed']} */ (key) });
  return html`${pick('clock', t('clock'), choices, speed, choose)}
    ${speed === 'own' ? fields(own, home) : nothing}
    <p class="small explain" data-testid="clock-words">
      ${
        speed === 'own'
          ? controlSentence(controlOf(own))
          : t('label-and-note', {
              label: t(`speed-${speed}`),
              note: t(`speed-note-${speed}`),
            })
      }
    </p>`;
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
