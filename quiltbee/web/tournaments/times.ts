/** Times of a tournament in words. */
import { t, tag } from '../core/words.ts';

/** `10 minutes`, `1 day`, `none`. */
export function spanOf(seconds: string | number) {
  const given = Number(seconds);
  if (!given) return t('no-span');
  if (given % 86_400 === 0) return t('days-count', { count: given / 86_400 });
  return t('minutes-count', { count: Math.round(given / 60) });
}

/** Format a time with its zone, and with the day unless it is today. */
export function momentOf(at: number, now: number) {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(tag(), isToday ? time : { ...day, ...time }).format(at);
}

const QUARTERS = ['', '¼', '½', '¾'];

/** `2½`. */
export function pointsText(points: number) {
  const whole = Math.floor(points);
  const part = QUARTERS[Math.round(4 * (points - whole))];
  return whole === 0 && part ? part : `${whole}${part}`;
}
