/** A day in words: opponent, outcome, and the text to share. */
import { AUTOMA_LEVELS } from '../core/generated/figures.ts';
import { t } from '../core/words.ts';
import { dayTitle } from './calendar.ts';
import type { DayAttempt, DayState } from '../core/generated/messages.ts';

/** Format the day's opponent: `Level 4, Regular`, `The Automa, level III, tactical`. */
export function rivalOf({ opponent, level, deck }: DayState) {
  if (opponent === 'computer')
    return t('day-against-level', { level, name: t(`level-name-${level}`) });
  const { numeral } = AUTOMA_LEVELS[level - 1];
  return t('day-against-automa', { numeral, deck: t(`day-deck-${deck}`) });
}

/** Format the result of an attempt: `Won by 12`, `Resigned`; empty while it runs. */
export function outcomeOf({ won, margin }: DayAttempt) {
  if (won === null) return '';
  if (margin === null) return t('day-resigned');
  if (margin === 0) return t(won ? 'day-won-even' : 'day-lost-even');
  return t(won ? 'day-won-by' : 'day-lost-by', { points: Math.abs(margin) });
}

/**
 * Format the rank of an attempt: `place 2 of 7`, or the place it would have; empty if no attempt
 * is finished.
 */
export function placeOf({ attempt, table, counts }: DayState) {
  if (!table || table.rank === null || !attempt || attempt.margin === null) return '';
  const { rank, played } = table;
  return counts
    ? t('day-place', { rank, played })
    : t('day-would-place', { rank, played: played + 1 });
}

/** Return a sign for each row of a quilt: full, one or two spaces empty, more. */
function signsOf(cells: string) {
  return (cells.match(/.{9}/g) ?? []).map((row) => {
    const empty = row.split('.').length - 1;
    return empty === 0 ? '🟩' : empty < 3 ? '🟨' : '⬜';
  });
}

/**
 * Compose a text to share: day, result, a sign for each row of the quilt, and a link; it gives
 * away no moves.
 */
export function shareText(day: DayState, origin: string, cells: string = '') {
  const { attempt, table } = day;
  const result = attempt === null ? '' : outcomeOf(attempt);
  const place = table && table.played > 1 && day.counts ? placeOf(day) : '';
  return [
    t('day-share-title', { day: dayTitle(day.day, { dateStyle: 'long' }) }),
    t('label-and-note', { label: rivalOf(day), note: [result, place].filter(Boolean).join(', ') }),
    ...(cells ? [signsOf(cells).join('')] : []),
    `${origin}/day/${day.day}`,
  ].join('\n');
}
