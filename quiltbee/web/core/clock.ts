/**
 * The clocks of a game: time left, as text and in words. Pure: the page's clock (`performance.now`)
 * is passed in.
 *
 * The server states the time left at its time `now`. From the moment that message arrives only the
 * page's clock counts, so nothing drifts and the system's clock doesn't matter.
 */
import { LONG_AWAY } from './generated/figures.ts';
import { PLAYERS } from './seats.ts';
import { whoIs } from './sentences.ts';
import { t } from './words.ts';
import type { GameState, Timely } from './game_state.ts';
import type { Timers } from './timers.ts';
import type { ClockState, Player, Table } from './types.ts';

/** The server's time and when it was received, in ms. */
export type Anchor = { now: number; at: number };

/** In ms. */
type Control = { kind: 'increment' | 'delay' | 'days'; main: number; extra: number };

export type Speed = 'none' | 'short' | 'long' | 'days';

/** A choice in a form, named by the messages `speed-KEY` and `speed-note-KEY`. */
type SpeedChoice = { key: Speed; clock: string | null };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** At and below this the display shows tenths, in ms: rounded up they stay below ten seconds. */
const TENTHS = 9900;
/** Times left that are announced, in seconds, the last one first. */
const ANNOUNCED = [10, 30, 60];

/** Parse `600+10`, `600~10` or `3d`. */
export function parseControl(text: string): Control {
  const days = /^(\d+)d$/.exec(text);
  if (days) return { kind: 'days', main: Number(days[1]) * DAY, extra: 0 };
  const [main, extra] = text.split(/[+~]/).map((seconds) => Number(seconds) * SECOND);
  return { kind: text.includes('~') ? 'delay' : 'increment', main, extra };
}

/** Format a time control in full: `10 minutes, and 10 seconds more for each turn`. */
export function controlSentence(text: string | null) {
  if (text === null) return t('no-clock');
  const { kind, main, extra } = parseControl(text);
  if (kind === 'days') return t('clock-days', { count: main / DAY });
  const time = lasting(main);
  if (extra === 0) return t('clock-whole', { time });
  const each = t('seconds', { count: extra / SECOND });
  return t(kind === 'delay' ? 'clock-delay' : 'clock-more', { time, each });
}

/** Format a time control: `10 min + 10 s`, the short form. */
export function controlLabel(text: string) {
  const { kind, main, extra } = parseControl(text);
  if (kind === 'days') return t('label-days', { count: main / DAY });
  const all =
    main % MINUTE === 0
      ? t('label-minutes', { count: main / MINUTE })
      : t('label-seconds', { count: main / SECOND });
  const each = t('label-seconds', { count: extra / SECOND });
  return extra === 0 ? all : `${all} ${kind === 'delay' ? '~' : '+'} ${each}`;
}

/** Format a duration: `1 hour 30 minutes`. */
function lasting(milliseconds: number) {
  const parts: [number, string][] = [
    [Math.floor(milliseconds / HOUR), 'hours'],
    [Math.floor((milliseconds % HOUR) / MINUTE), 'minutes'],
    [Math.floor((milliseconds % MINUTE) / SECOND), 'seconds'],
  ];
  const words = parts.filter(([count]) => count > 0).map(([count, unit]) => t(unit, { count }));
  return words.join(' ') || t('no-time');
}

/** Anchor a state to its time of receipt; an event without a new time keeps the previous anchor. */
export function anchorOf(before: Anchor | null, { now }: Table, at: number): Anchor | null {
  if (now === null) return null;
  return before?.now === now ? before : { now, at };
}

/**
 * Compute the time a player has left, in ms, at least 0.
 * @param at  on the page's clock
 */
export function leftAt(clock: ClockState, player: Player, anchor: Anchor, at: number) {
  const left = clock.left[player - 1];
  if (clock.running !== player) return Math.max(0, left);
  const { kind, extra } = parseControl(clock.control);
  const delay = kind === 'delay' ? extra : 0;
  const running = anchor.now + (at - anchor.at) - clock.since;
  return Math.max(0, left - Math.max(0, running - delay));
}

/**
 * Format the remaining time: `9:59`, `1:02:03`, `0:09.8` below ten seconds, `2 d 4 h` and
 * `23 h 59 min` above a day. Whole seconds are rounded up, so `0:00.0` means that the time is up.
 * @param left  in ms
 */
export function clockText(left: number) {
  if (left <= TENTHS) return `0:0${(Math.ceil(left / 100) / 10).toFixed(1)}`;
  if (left >= DAY)
    return t('short-days', {
      days: Math.floor(left / DAY),
      hours: Math.floor((left % DAY) / HOUR),
    });
  const seconds = Math.ceil(left / SECOND);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const padded = parts.map((part, index) =>
    index === 0 && hours === 0 ? String(part) : String(part).padStart(2, '0'),
  );
  return hours ? [hours, ...padded].join(':') : padded.join(':');
}

/**
 * Format the remaining time: `9 minutes 59 seconds`, for screen readers.
 * @param left  in ms
 */
export function clockSentence(left: number) {
  if (left <= 0) return t('no-time-left');
  if (left >= DAY) {
    const hours = Math.floor((left % DAY) / HOUR);
    const days = t('days', { count: Math.floor(left / DAY) });
    return hours ? `${days} ${t('hours', { count: hours })}` : days;
  }
  return lasting(Math.ceil(left / SECOND) * SECOND);
}

/**
 * Test whether time is short: below a minute, or in a short game a tenth of it; below 6 hours with
 * days.
 * @param left  in ms
 */
export function isLow(control: string, left: number) {
  const { kind, main } = parseControl(control);
  if (kind === 'days') return left < 6 * HOUR;
  return left < Math.max(10 * SECOND, Math.min(MINUTE, main / 10));
}

/**
 * Return the threshold in seconds that was crossed between two looks, or null.
 * @param before  in ms
 * @param after  in ms
 */
export function crossed(before: number, after: number) {
  const passed = ANNOUNCED.find(
    (seconds) => before > seconds * SECOND && after <= seconds * SECOND && after > 0,
  );
  return passed ?? null;
}

/**
 * Return in how many ms the text of the running clock changes; null if it doesn't any more.
 * @param left  in ms
 */
export function untilNextText(left: number) {
  if (left <= 0) return null;
  if (left >= DAY) return MINUTE;
  if (left <= TENTHS) return left % 100 || 100;
  return Math.min(left % SECOND || SECOND, left - TENTHS);
}

/** The clocks offered in a form; a table may have others. */
export const SPEEDS: SpeedChoice[] = [
  { key: 'none', clock: null },
  { key: 'short', clock: '300+5' },
  { key: 'long', clock: '900+10' },
  { key: 'days', clock: '3d' },
];

export function clockOf(speed: Speed) {
  return SPEEDS.find(({ key }) => key === speed)?.clock ?? null;
}

/** The display of a clock. */
export type Reading = {
  text: string;
  /** For screen readers. */
  sentence: string;
  low: boolean;
};

/** The environment; replaced in tests. */
type Outside = Timers & {
  /** The page's own clock, in ms. */
  now: () => number;
  show: (player: Player, reading: Reading) => void;
  onTime: (part: Partial<Timely>) => void;
};

/** Read a clock at a time of the page's clock; null without one. */
export function readingOf(
  { table, anchor }: GameState,
  player: Player,
  at: number,
): Reading | null {
  if (!table.clock || !anchor) return null;
  const left = leftAt(table.clock, player, anchor, at);
  return {
    text: clockText(left),
    sentence: clockSentence(left),
    low: isLow(table.clock.control, left),
  };
}

export class Ticking {
  timer: number | null = null;
  /** The running side's time at the last look. */
  left: number | null = null;
  /** The side that was running. */
  running: Player | null = null;

  constructor(public outside: Outside) {}

  /** Show the clocks, and return when they change. */
  consider(state: GameState) {
    this.stop();
    const at = this.outside.now();
    this.show(state, at);
    const waits = [this.watchClock(state, at), this.watchAway(state, at)].filter(
      (wait) => wait !== null,
    );
    if (waits.length === 0) return;
    this.timer = this.outside.later(() => this.consider(state), Math.max(1, Math.min(...waits)));
  }

  show(state: GameState, at: number) {
    for (const player of PLAYERS) {
      const reading = readingOf(state, player, at);
      if (reading) this.outside.show(player, reading);
    }
  }

  /** Check the running clock; return the wait until the next check, in ms. */
  watchClock({ table, anchor, fallen }: GameState, at: number) {
    const { clock } = table;
    const running = clock?.running ?? null;
    const before = running === this.running ? this.left : null;
    this.running = running;
    this.left = null;
    if (!clock || !anchor || running === null) {
      if (fallen !== null) this.outside.onTime({ fallen: null });
      return null;
    }
    const left = leftAt(clock, running, anchor, at);
    this.left = left;
    const isUp = left === 0 ? running : null;
    if (isUp !== fallen) this.outside.onTime({ fallen: isUp, timeSaid: upSentence(table, isUp) });
    const seconds = before === null ? null : crossed(before, left);
    if (seconds !== null) {
      const timeSaid = t('seconds-left', { ...whoIs(table.seats, running), count: seconds });
      this.outside.onTime({ timeSaid });
    }
    return untilNextText(left);
  }

  watchAway({ awayFrom, isLongAway }: GameState, at: number) {
    if (awayFrom === null || isLongAway) return null;
    const wait = awayFrom + LONG_AWAY - at;
    if (wait > 0) return wait;
    this.outside.onTime({ isLongAway: true });
    return null;
  }

  stop() {
    if (this.timer !== null) this.outside.forget(this.timer);
    this.timer = null;
  }
}

function upSentence({ seats }: Table, player: Player | null) {
  return player === null ? '' : t('time-is-up', whoIs(seats, player));
}
