/**
 * Any clock: minutes for the whole game with seconds more for each turn, or days for each turn.
 * Pure.
 */
/** As it was typed. */
export type OwnClock = {
  unit: 'minutes' | 'days';
  main: string;
  /** Seconds a turn, with minutes. */
  extra: string;
};

/** What a clock may have, by its unit. */
export const BOUNDS = {
  minutes: { min: 0.5, max: 180, step: 0.5 },
  days: { min: 1, max: 30, step: 1 },
};
export const EXTRA = { min: 0, max: 180, step: 1 };

export const USUAL: OwnClock = { unit: 'minutes', main: '10', extra: '5' };

/** The time control that was typed, within its bounds. */
export function controlOf({ unit, main, extra }: OwnClock) {
  const { min, max } = BOUNDS[unit];
  const many = within(Number(main) || min, min, max);
  if (unit === 'days') return `${Math.round(many)}d`;
  return `${Math.round(60 * many)}+${Math.round(within(Number(extra) || 0, EXTRA.min, EXTRA.max))}`;
}

function within(value: number, least: number, most: number) {
  return Math.min(most, Math.max(least, value));
}
