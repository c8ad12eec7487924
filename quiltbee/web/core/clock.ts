/**
 * The clocks of a game: what each side has left, how it is written and spoken. Pure; the time on
 * the page's own clock (`performance.now`) comes in as a number.
 *
 * The server says what was left at its time `now`; from the moment at which that was received, only
 * the page's own clock counts, so that nothing drifts and no clock of the system matters.
 */
import { t } from './words.ts';
import type { ClockState, Player, Table } from './types.ts';

/** The server's time, and when it was received; in ms. */
export type Anchor = { now: number; at: number };

/** In ms. */
type Control = { kind: 'increment' | 'delay' | 'days'; main: number; extra: number };

export type Speed = 'none' | 'short' | 'long' | 'days';

/** Called `speed-KEY`, `speed-note-KEY`. */
type SpeedChoice = { key: Speed; clock: string | null };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here down the display has tenths, in ms: rounded up they are below ten seconds. */
const TENTHS = 9900;
/** What is announced, in seconds, the last first. */
const ANNOUNCED = [10, 30, 60];

/** `600+10`, `600~10` or `3d`. */
export function parseControl(text: string): Control {
  const days = /^(\d+)d$/.exec(text);
  if (days) return { kind: 'days', main: Number(days[1]) * DAY, extra: 0 };
  const [main, extra] = text.split(/[+~]/).map((seconds) => Number(seconds) * SECOND);
  return { kind: text.includes('~') ? 'delay' : 'increment', main, extra };
}

/** `10 minutes, and 10 seconds more for each turn`. */
export function controlSentence(text: string | null) {
  if (text === null) return t('no-clock');
  const { kind, main, extra } = parseControl(text);
  if (kind === 'days') return t('clock-days', { count: main / DAY });
  const time = lasting(main);
  if (extra === 0) return t('clock-whole', { time });
  const each = t('seconds', { count: extra / SECOND });
  return t(kind === 'delay' ? 'clock-delay' : 'clock-more', { time, each });
}

/** `10 min + 10 s`, for a small place. */
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

/** `1 hour 30 minutes`. */
function lasting(milliseconds: number) {
  const parts: [number, string][] = [
    [Math.floor(milliseconds / HOUR), 'hours'],
    [Math.floor((milliseconds % HOUR) / MINUTE), 'minutes'],
    [Math.floor((milliseconds % MINUTE) / SECOND), 'seconds'],
  ];
  const told = parts.filter(([count]) => count > 0).map(([count, unit]) => t(unit, { count }));
  return told.join(' ') || t('no-time');
}

/** When the state was received. An event that brought no new time keeps the anchor of before. */
export function anchorOf(before: Anchor | null, { now }: Table, at: number): Anchor | null {
  if (now === null) return null;
  return before?.now === now ? before : { now, at };
}

/**
 * What a player has left, in ms, never below 0.
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
 * `9:59`, `1:02:03`, `0:09.8` below ten seconds, `2 d 4 h` and `23 h 59 min` above a day of play.
 * Whole seconds are rounded up: `0:00.0` is what nobody has left.
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
 * What a screen reader is told: `9 minutes 59 seconds`.
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
 * Whether little is left: less than a minute, in a short game than a tenth of it; of days, 6 hours.
 * @param left  in ms
 */
export function isLow(control: string, left: number) {
  const { kind, main } = parseControl(control);
  if (kind === 'days') return left < 6 * HOUR;
  return left < Math.max(10 * SECOND, Math.min(MINUTE, main / 10));
}

/**
 * The threshold, in seconds, that the time left went below between two looks; null if none.
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
 * After how many ms the display of the running clock changes; null where none has to be looked at.
 * @param left  in ms
 */
export function untilNextText(left: number) {
  if (left <= 0) return null;
  if (left >= DAY) return MINUTE;
  if (left <= TENTHS) return left % 100 || 100;
  return Math.min(left % SECOND || SECOND, left - TENTHS);
}

/** The clocks that a form offers; any other stands only where a table already has it. */
export const SPEEDS: SpeedChoice[] = [
  { key: 'none', clock: null },
  { key: 'short', clock: '300+5' },
  { key: 'long', clock: '900+10' },
  { key: 'days', clock: '3d' },
];

/** The time control of a choice. */
export function clockOf(speed: Speed) {
  return SPEEDS.find(({ key }) => key === speed)?.clock ?? null;
}
