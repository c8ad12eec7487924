/** Days by their names (`2026-11-23`), as the clock on the wall of whoever plays has them. */
import { tag } from '../core/words.ts';
import type { DayAttempt } from '../core/generated/messages.ts';

/** Of one's days. */
type Figures = {
  played: number;
  won: number;
  /** Days in a row up to today, or yesterday while today is still to come. */
  streak: number;
  longest: number;
};

/** The first day there was. */
export const FIRST = '2026-11-02';

/** The name of a day, by the clock on the wall. */
export function dayName(now: Date) {
  const two = (each: number) => String(each).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day so many days later. */
export function later(day: string, days: number) {
  const [year, month, date] = day.split('-').map(Number);
  return dayName(new Date(year, month - 1, date + days));
}

/** `Monday, 23 November 2026`. */
export function dayTitle(day: string, style: Intl.DateTimeFormatOptions = { dateStyle: 'full' }) {
  return new Intl.DateTimeFormat(tag(), { ...style, timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00Z`),
  );
}

/** How many ms are left of the day that it is. */
export function untilMidnight(now: Date) {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/**
 * The weeks of a month from Monday on; null outside of it.
 * @param month  as `2026-11`
 */
export function weeksOf(month: string): (string | null)[][] {
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

/** The month so many months later, as `2026-11`. */
export function monthLater(month: string, months: number) {
  const [year, number] = month.split('-').map(Number);
  return dayName(new Date(year, number - 1 + months, 1)).slice(0, 7);
}

/**
 * What one's attempts add up to.
 * @param attempts  at most one for each day
 */
export function figuresOf(attempts: DayAttempt[], today: string): Figures {
  const over = attempts.filter(({ won }) => won !== null);
  const days = new Set(over.map(({ day }) => day));
  const run = (last: string) => {
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
