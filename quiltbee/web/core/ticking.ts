/**
 * The heartbeat of the clocks: it updates them when their text changes, announces low time, and
 * notices that time is up or that a player has been away for long. It draws nothing else, so the
 * page is not rendered ten times a second.
 */
import { clockSentence, clockText, crossed, isLow, leftAt, untilNextText } from './clock.ts';
import { LONG_AWAY } from './generated/figures.ts';
import { PLAYERS } from './seats.ts';
import { whoIs } from './sentences.ts';
import { t } from './words.ts';
import type { GameState, Timely } from './game_state.ts';
import type { Player, Table } from './types.ts';
import type { Timers } from './timers.ts';

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
    if (seconds !== null) this.outside.onTime({ timeSaid: timeSentence(table, running, seconds) });
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

function timeSentence({ seats }: Table, player: Player, seconds: number) {
  return t('seconds-left', { ...whoIs(seats, player), count: seconds });
}

function upSentence({ seats }: Table, player: Player | null) {
  return player === null ? '' : t('time-is-up', whoIs(seats, player));
}
