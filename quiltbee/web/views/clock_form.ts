/** A clock in a form: a few usual ones, or a custom one with an increment, a delay, or in days. */
import { SPEEDS, clockOf, controlSentence, type Speed } from '../core/clock.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { select, tick, valueOf, pick } from './fields.ts';
import { free } from './form.ts';

/** A clock as typed. */
type OwnClock = {
  unit: 'minutes' | 'delay' | 'days';
  main: string;
  /** Seconds per turn, with minutes. */
  extra: string;
};

/** The bounds of a clock by its unit. */
const MINUTES = { min: 0.25, max: 180, step: 0.25 };
const BOUNDS = { minutes: MINUTES, delay: MINUTES, days: { min: 1, max: 30, step: 1 } };
const EXTRA = { min: 0, max: 180, step: 1 };
const UNITS = ['minutes', 'delay', 'days'] as const;

export const USUAL: OwnClock = { unit: 'minutes', main: '10', extra: '5' };

/** The settings of a form that has a clock. */
export const CLOCK = { speed: free<Speed | 'own'>('none'), own: free<OwnClock>(USUAL) };

export type Clock = { speed: Speed | 'own'; own: OwnClock };
type SetClock = (part: Partial<Clock>) => void;

/** Return the chosen time control, or null. */
export function chosenClock({ speed, own }: Clock) {
  return speed === 'own' ? controlOf(own) : clockOf(speed);
}

/** Build the time control that was typed, within its bounds. */
export function controlOf({ unit, main, extra }: OwnClock) {
  const { min, max } = BOUNDS[unit];
  const many = within(Number(main) || min, min, max);
  if (unit === 'days') return `${Math.round(many)}d`;
  const more = Math.round(within(Number(extra) || 0, EXTRA.min, EXTRA.max));
  return `${Math.round(60 * many)}${unit === 'delay' ? '~' : '+'}${more}`;
}

function within(value: number, least: number, most: number) {
  return Math.min(most, Math.max(least, value));
}

export function clockPick(clock: Clock, set: SetClock) {
  const { speed } = clock;
  const words =
    speed === 'own'
      ? controlSentence(chosenClock(clock))
      : t('label-and-note', { label: t(`speed-${speed}`), note: t(`speed-note-${speed}`) });
  return html`${pick(
      'clock',
      t('clock'),
      SPEEDS.map(({ key }) => [key, t(`speed-${key}`)]),
      speed,
      (key) => set({ speed: key as Speed }),
    )}
    <p class="small explain" data-testid="clock-words">${words}</p>`;
}

/** Offer a custom clock, among the rarer options. */
export function ownClock({ speed, own }: Clock, set: SetClock) {
  const put = (part: Partial<OwnClock>) => set({ own: { ...own, ...part } });
  const number = (name: 'main' | 'extra', { min, max, step }: typeof EXTRA) =>
    html`<input
      type="number"
      required
      data-testid=${`clock-${name}`}
      min=${min}
      max=${max}
      step=${step}
      .value=${own[name]}
      @input=${(event: Event) => put({ [name]: valueOf(event) })}
    />`;
  const units = UNITS.map((unit) => [unit, t(`clock-unit-${unit}`)] as const);
  const fields = () =>
    html`<div class="names" data-testid="own-clock">
      <label
        >${t('clock-unit')}
        ${select('clock-unit', [...units], own.unit, (unit) => put({ unit }))}</label
      >
      <label
        >${t(own.unit === 'days' ? 'clock-main-days' : 'clock-main-minutes')}
        ${number('main', BOUNDS[own.unit])}</label
      >
      ${
        own.unit === 'days'
          ? nothing
          : html`<label>${t(`clock-extra-${own.unit}`)} ${number('extra', EXTRA)}</label>`
      }
    </div>`;
  return html`${tick('clock-own', t('clock-own'), speed === 'own', (isOn) =>
    set({ speed: isOn ? 'own' : 'none' }),
  )}
  ${speed === 'own' ? fields() : nothing}`;
}
