/** The page of a day: its game, how others did, one's calendar. */
import { call } from '../core/api.ts';
import { AUTOMA_LEVELS } from '../core/figures.ts';
import { QUIET, ask, type SectionState } from '../core/sections.ts';
import { createMergingStore, type Store } from '../core/store.ts';
import { t } from '../core/words.ts';
import { FIRST, dayTitle, monthLater } from './calendar.ts';
import type { DayAttempt, DayState } from '../core/messages.ts';

type Shown = {
  day: DayState;
  /** One's own, at most one for each day. */
  attempts: DayAttempt[];
  today: string;
  /** Of the calendar, as `2026-11`. */
  month: string;
};

type DayPageState = SectionState & Shown;

/** What it needs from the browser; tests give their own. */
type Outside = {
  copy: (text: string) => Promise<void>;
  /** The system's sheet, if any. */
  share: ((share: { text: string }) => Promise<void>) | null;
  origin: string;
  go: (path: string) => void;
};

export class DayPage {
  store: Store<DayPageState>;

  constructor(
    public outside: Outside,
    day: DayState,
    attempts: DayAttempt[],
    today: string,
  ) {
    this.store = createMergingStore({
      ...QUIET,
      ...{ day, attempts, today, month: day.day.slice(0, 7) },
    } as DayPageState);
  }

  get state() {
    return this.store.get();
  }

  /** It may be another day by now. */
  look(today: string) {
    if (today !== this.state.today) this.store.dispatch({ today });
  }

  /** Show another month, within the days there are. */
  turn(months: number) {
    const month = monthLater(this.state.month, months);
    if (month >= FIRST.slice(0, 7) && month <= this.state.today.slice(0, 7))
      this.store.dispatch({ month });
  }

  /** Begin the game that counts, or go back to it. */
  play() {
    return ask(this.store, 'game', async () => {
      const { url } = await call('POST /api/days/{day}', { day: this.state.day.day });
      this.outside.go(url);
      return '';
    });
  }

  /** The same ring against the same opponent once more, which counts for nothing. */
  practise() {
    const { opponent, level, deck, seat, seed } = this.state.day;
    return ask(this.store, 'game', async () => {
      const { url } = await call('POST /api/games', {
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

/** Whoever closes the system's sheet has not failed. */
function unlessDismissed(problem: unknown) {
  if (!(problem instanceof Error && problem.name === 'AbortError')) throw problem;
}

/** `Level 4, Regular`, `The Automa, level III, tactical`. */
export function rivalOf({ opponent, level, deck }: DayState) {
  if (opponent === 'computer')
    return t('day-against-level', { level, name: t(`level-name-${level}`) });
  const { numeral } = AUTOMA_LEVELS[level - 1];
  return t('day-against-automa', { numeral, deck: t(`day-deck-${deck}`) });
}

/** `Won by 12`, `Resigned`; empty while it runs. */
export function outcomeOf({ won, margin }: DayAttempt) {
  if (won === null) return '';
  if (margin === null) return t('day-resigned');
  if (margin === 0) return t(won ? 'day-won-even' : 'day-lost-even');
  return t(won ? 'day-won-by' : 'day-lost-by', { points: Math.abs(margin) });
}

/** A few lines to send to friends: the day, the result, a link; nothing of the game. */
export function shareText(day: DayState, origin: string) {
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
