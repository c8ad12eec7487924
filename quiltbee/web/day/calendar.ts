/** Days by name (`2026-11-23`), in the player's local time. */
import { tag } from '../core/words.ts';
import type { DayAttempt } from '../core/generated/messages.ts';

/** Statistics of the person's days. */
type Figures = {
  played: number;
  won: number;
  /** Days in a row up to today, or yesterday if today is still to be played. */
  streak: number;
  longest: number;
};

/** The first day. */
export const FIRST = '2026-11-02';

/** Return the name of a day, in local time. */
export function dayName(now: Date) {
  const two = (each: number) => String(each).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Add days to a day. */
export function later(day: string, days: number) {
  const [year, month, date] = day.split('-').map(Number);
  return dayName(new Date(year, month - 1, date + days));
}

/** Format a day: `Monday, 23 November 2026`. */
export function dayTitle(day: string, style: Intl.DateTimeFormatOptions = { dateStyle: 'full' }) {
  return new Intl.DateTimeFormat(tag(), { ...style, timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00Z`),
  );
}

/** Return the ms left of a day. */
export function untilMidnight(now: Date) {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/**
 * List the weeks of a month from Monday on; null outside of it.
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

/** Add months to a month such as `2026-11`. */
export function monthLater(month: string, months: number) {
  const [year, number] = month.split('-').map(Number);
  return dayName(new Date(year, number - 1 + months, 1)).slice(0, 7);
}

/**
 * Sum up the person's attempts.
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
