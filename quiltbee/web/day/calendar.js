/**
 * Days by their names (`2026-11-23`), as the clock on the wall of whoever plays has them.
 *
 * @typedef {import('../core/messages.js').DayAttempt} DayAttempt
 *
 * @typedef {object} Figures   of one's days
 * @property {number} played
 * @property {number} won
 * @property {number} streak   days in a row up to today, or yesterday while today is still to come
 * @property {number} longest
 */
import { language } from '../core/words.js';

/** The first day there was. */
export const FIRST = '2026-11-02';

/** The name of a day, by the clock on the wall. @param {Date} now */
export function dayName(now) {
  const two = (/** @type {number} */ each) => String(each).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day so many days later. @param {string} day @param {number} days */
export function later(day, days) {
  const [year, month, date] = day.split('-').map(Number);
  return dayName(new Date(year, month - 1, date + days));
}

/** `Monday, 23 November 2026`. @param {string} day @param {Intl.DateTimeFormatOptions} [style] */
export function dayTitle(day, style = { dateStyle: 'full' }) {
  return new Intl.DateTimeFormat(language(), { ...style, timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00Z`),
  );
}

/** How many ms are left of the day that it is. @param {Date} now */
export function untilMidnight(now) {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/**
 * The weeks of a month from Monday on; null outside of it.
 * @param {string} month   as `2026-11`
 * @returns {(string | null)[][]}
 */
export function weeksOf(month) {
  const [year, number] = month.split('-').map(Number);
  const before = (new Date(year, number - 1, 1).getDay() + 6) % 7;
  const length = new Date(year, number, 0).getDate();
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const date = 7 * week + weekday - before + 1;
      return date < 1 || date > length ? null : `${month}-${String(date).padStart(2, '0')}`;
    }),
  );
}

/** The month so many months later, as `2026-11`. @param {string} month @param {number} months */
export function monthLater(month, months) {
  const [year, number] = month.split('-').map(Number);
  return dayName(new Date(year, number - 1 + months, 1)).slice(0, 7);
}

/**
 * What one's attempts add up to.
 * @param {DayAttempt[]} attempts   at most one for each day
 * @param {string} today
 * @returns {Figures}
 */
export function figuresOf(attempts, today) {
  const over = attempts.filter(({ won }) => won !== null);
  const days = new Set(over.map(({ day }) => day));
  const run = (/** @type {string} */ last) => {
    let length = 0;
    while (days.has(later(last, -length))) length += 1;
    return length;
  };
  return {
    played: over.length,
    won: over.filter(({ won }) => won).length,
    streak: run(today) || run(later(today, -1)),
    longest: Math.max(0, ...[...days].map(run)),
  };
}
