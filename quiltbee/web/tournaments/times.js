/** Times of a tournament in words. Pure, but for the language. */
import { language, t } from '../core/words.js';

/** `10 minutes`, `1 day`, `none`. @param {string | number} seconds */
export function spanOf(seconds) {
  const given = Number(seconds);
  if (!given) return t('no-span');
  if (given % 86_400 === 0) return t('days-count', { count: given / 86_400 });
  return t('minutes-count', { count: Math.round(given / 60) });
}

/** When something is, with the day where that is another. @param {number} at @param {number} now */
export function momentOf(at, now) {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const style = isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' };
  return new Intl.DateTimeFormat(language(), style).format(at);
}

const QUARTERS = ['', '¼', '½', '¾'];

/** Points, halves and quarters as one writes them: `2½`. @param {number} points */
export function pointsText(points) {
  const whole = Math.floor(points);
  const part = QUARTERS[Math.round(4 * (points - whole))];
  return whole === 0 && part ? part : `${whole}${part}`;
}
