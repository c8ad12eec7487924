/** The choice of a clock: the usual ones, and any other. */
import { BOUNDS, EXTRA, controlOf, type OwnClock } from './clock_pick.ts';
import { SPEEDS, controlSentence } from '../core/clock.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { isTicked, valueOf } from '../views/fields.ts';
import { pick } from '../views/pick.ts';
import type { GameForm, Home } from './home.ts';

export function clockPick({ speed, own }: GameForm, home: Home) {
  const choose = (key: string) => home.set({ speed: key as GameForm['speed'] });
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

/** Any other clock, among what few people change. */
export function ownClock({ speed, own }: GameForm, home: Home) {
  return html`<label class="tick"
      ><input
        type="checkbox"
        data-testid="clock-own"
        .checked=${speed === 'own'}
        @change=${(event: Event) => home.set({ speed: isTicked(event) ? 'own' : 'none' })}
      /><span>${t('clock-own')}</span></label
    >
    ${speed === 'own' ? fields(own, home) : nothing}`;
}

function fields(own: OwnClock, home: Home) {
  const put = (part: Partial<OwnClock>) => home.set({ own: { ...own, ...part } });
  return html`<div class="names" data-testid="own-clock">
    <label
      >${t('clock-unit')}
      <select
        data-testid="clock-unit"
        @change=${(event: Event) => put({ unit: valueOf(event) as OwnClock['unit'] })}
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

function number(
  name: string,
  value: string,
  { min, max, step }: { min: number; max: number; step: number },
  onChange: (value: string) => void,
) {
  return html`<input
    type="number"
    required
    data-testid=${name}
    min=${min}
    max=${max}
    step=${step}
    .value=${value}
    @input=${(event: Event) => onChange(valueOf(event))}
  />`;
}
