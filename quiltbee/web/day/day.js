/**
 * The page of a day: its game, how others did, one's calendar.
 *
 * @typedef {import('../core/messages.js').DayAttempt} DayAttempt
 * @typedef {import('../core/messages.js').DayState} DayState
 * @typedef {import('../core/messages.js').NewGame} NewGame
 * @typedef {import('../core/sections.js').SectionState} SectionState
 *
 * @typedef {object} Shown
 * @property {DayState} day
 * @property {DayAttempt[]} attempts   one's own, at most one for each day
 * @property {string} today
 * @property {string} month   of the calendar, as `2026-11`
 * @typedef {SectionState & Shown} DayPageState
 *
 * @typedef {object} Outside   what it needs from the browser; tests give their own
 * @property {Pick<typeof import('./api.js'), 'beginDay'>} api
 * @property {(wish: NewGame) => Promise<{url: string}>} createGame
 * @property {(text: string) => Promise<void>} copy
 * @property {((share: {text: string}) => Promise<void>) | null} share   the system's sheet, if any
 * @property {string} origin
 * @property {(path: string) => void} go
 */
import { AUTOMA_LEVELS } from '../core/figures.js';
import { QUIET, ask } from '../core/sections.js';
import { createMergingStore } from '../core/store.js';
import { t } from '../core/words.js';
import { FIRST, dayTitle, monthLater } from './calendar.js';

export class DayPage {
  /**
   * @param {Outside} outside
   * @param {DayState} day
   * @param {DayAttempt[]} attempts
   * @param {string} today
   */
  constructor(outside, day, attempts, today) {
    this.outside = outside;
    this.store = createMergingStore(
      /** @type {DayPageState} */ ({
        ...QUIET,
        ...{ day, attempts, today, month: day.day.slice(0, 7) },
      }),
    );
  }

  get state() {
    return this.store.get();
  }

  /** It may be another day by now. @param {string} today */
  look(today) {
    if (today !== this.state.today) this.store.dispatch({ today });
  }

  /** Show another month, within the days there are. @param {number} months */
  turn(months) {
    const month = monthLater(this.state.month, months);
    if (month >= FIRST.slice(0, 7) && month <= this.state.today.slice(0, 7))
      this.store.dispatch({ month });
  }

  /** Begin the game that counts, or go back to it. */
  play() {
    return ask(this.store, 'game', async () => {
      const { url } = await this.outside.api.beginDay(this.state.day.day);
      this.outside.go(url);
      return '';
    });
  }

  /** The same ring against the same opponent once more, which counts for nothing. */
  practise() {
    const { opponent, level, deck, seat, seed } = this.state.day;
    return ask(this.store, 'game', async () => {
      const { url } = await this.outside.createGame({
        ...{ opponent, level, seed, names: null, from: null, board: 'revised' },
        ...{ first: seat === 1 ? 'you' : 'opponent' },
        ...(deck === null ? {} : { deck }),
      });
      this.outside.go(url);
      return '';
    });
  }

  /** Tell others how it went, without a word of the game itself. */
  share() {
    const { outside, state } = this;
    const text = shareText(state.day, outside.origin);
    return ask(this.store, 'game', async () => {
      if (outside.share === null) {
        await outside.copy(text);
        return t('copied');
      }
      await outside.share({ text }).catch(unlessDismissed);
      return '';
    });
  }
}

/** Whoever closes the system's sheet has not failed. @param {unknown} problem */
function unlessDismissed(problem) {
  if (!(problem instanceof Error && problem.name === 'AbortError')) throw problem;
}

/** `Level 4, Regular`, `The Automa, level III, tactical`. @param {DayState} day */
export function rivalOf({ opponent, level, deck }) {
  if (opponent === 'computer')
    return t('day-against-level', { level, name: t(`level-name-${level}`) });
  const { numeral } = AUTOMA_LEVELS[level - 1];
  return t('day-against-automa', { numeral, deck: t(`day-deck-${deck}`) });
}

/** `Won by 12`, `Resigned`; empty while it runs. @param {DayAttempt} attempt */
export function outcomeOf({ won, margin }) {
  if (won === null) return '';
  if (margin === null) return t('day-resigned');
  if (margin === 0) return t(won ? 'day-won-even' : 'day-lost-even');
  return t(won ? 'day-won-by' : 'day-lost-by', { points: Math.abs(margin) });
}

/**
 * A few lines to send to friends: the day, the result, a link; nothing of the game.
 * @param {DayState} day
 * @param {string} origin
 */
export function shareText(day, origin) {
  const { attempt, table } = day;
  const result = attempt === null ? '' : outcomeOf(attempt);
  const isPlaced = table && table.rank !== null && attempt && attempt.margin !== null;
  const place =
    isPlaced && table.played > 1
      ? t('day-place', { rank: table.rank ?? 0, played: table.played })
      : '';
  return [
    t('day-share-title', { day: dayTitle(day.day, { dateStyle: 'long' }) }),
    t('label-and-note', { label: rivalOf(day), note: [result, place].filter(Boolean).join(', ') }),
    `${origin}/day/${day.day}`,
  ].join('\n');
}
