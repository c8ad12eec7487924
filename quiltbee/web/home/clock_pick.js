/**
 * Any clock: minutes for the whole game with seconds more for each turn, or days for each turn.
 * Pure.
 *
 * @typedef {object} OwnClock   as it was typed
 * @property {'minutes' | 'days'} unit
 * @property {string} main
 * @property {string} extra   seconds a turn, with minutes
 */

/** What a clock may have, by its unit. */
export const BOUNDS = {
  minutes: { min: 0.5, max: 180, step: 0.5 },
  days: { min: 1, max: 30, step: 1 },
};
export const EXTRA = { min: 0, max: 180, step: 1 };

/** @type {OwnClock} */
export const USUAL = { unit: 'minutes', main: '10', extra: '5' };

/**
 * The time control that was typed, within its bounds.
 * @param {OwnClock} own
 */
export function controlOf({ unit, main, extra }) {
  const { min, max } = BOUNDS[unit];
  const many = within(Number(main) || min, min, max);
  if (unit === 'days') return `${Math.round(many)}d`;
  return `${Math.round(60 * many)}+${Math.round(within(Number(extra) || 0, EXTRA.min, EXTRA.max))}`;
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function within(value, least, most) {
  return Math.min(most, Math.max(least, value));
}
