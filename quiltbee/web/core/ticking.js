/**
 * The heartbeat of the clocks: it shows what is left whenever the display changes, says when little
 * is left, and notices that time is up or that somebody has been away for long. It draws nothing
 * else, so that the page is not rendered anew ten times a second.
 *
 * @typedef {import('./game_state.js').GameState} GameState
 * @typedef {import('./game_state.js').Timely} Timely
 * @typedef {import('./types.js').Player} Player
 * @typedef {import('./types.js').Table} Table
 *
 * @typedef {object} Reading   one clock as it is shown
 * @property {string} text
 * @property {string} sentence   for screen readers
 * @property {boolean} low
 *
 * @typedef {object} Outside   what it needs from its surroundings; tests give their own
 * @property {() => number} now   the page's own clock, in ms
 * @property {(run: () => void, milliseconds: number) => number} later
 * @property {(timer: number) => void} forget
 * @property {(player: Player, reading: Reading) => void} show
 * @property {(part: Partial<Timely>) => void} onTime
 */
import { clockSentence, clockText, crossed, isLow, leftAt, untilNextText } from './clock.js';
import { LONG_AWAY } from './figures.js';
import { PLAYERS } from './seats.js';
import { whoIs } from './sentences.js';
import { t } from './words.js';

/**
 * What one clock shows at a time of the page's clock; null without a clock.
 * @param {GameState} state
 * @param {Player} player
 * @param {number} at
 * @returns {Reading | null}
 */
export function readingOf({ table, anchor }, player, at) {
  if (!table?.clock || !anchor) return null;
  const left = leftAt(table.clock, player, anchor, at);
  return {
    text: clockText(left),
    sentence: clockSentence(left),
    low: isLow(table.clock.control, left),
  };
}

export class Ticking {
  /** @param {Outside} outside */
  constructor(outside) {
    this.outside = outside;
    /** @type {number | null} */
    this.timer = null;
    /** What the running side had left at the last look. @type {number | null} */
    this.left = null;
    /** Whose that was. @type {Player | null} */
    this.running = null;
  }

  /** Show the clocks, and come back when they change. @param {GameState} state */
  consider(state) {
    this.stop();
    const at = this.outside.now();
    this.show(state, at);
    const waits = [this.watchClock(state, at), this.watchAway(state, at)].filter(
      (wait) => wait !== null,
    );
    if (waits.length === 0) return;
    this.timer = this.outside.later(() => this.consider(state), Math.max(1, Math.min(...waits)));
  }

  /**
   * @param {GameState} state
   * @param {number} at
   */
  show(state, at) {
    for (const player of PLAYERS) {
      const reading = readingOf(state, player, at);
      if (reading) this.outside.show(player, reading);
    }
  }

  /**
   * Look at the running clock; after how many ms it is to be looked at again.
   * @param {GameState} state
   * @param {number} at
   */
  watchClock({ table, anchor, fallen }, at) {
    const clock = table?.clock;
    const running = clock?.running ?? null;
    const before = running === this.running ? this.left : null;
    this.running = running;
    this.left = null;
    if (!table || !clock || !anchor || running === null) {
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

  /**
   * @param {GameState} state
   * @param {number} at
   */
  watchAway({ awayFrom, isLongAway }, at) {
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

/**
 * @param {Table} table
 * @param {Player} player
 * @param {number} seconds
 */
function timeSentence({ seats }, player, seconds) {
  return t('seconds-left', { ...whoIs(seats, player), count: seconds });
}

/**
 * @param {Table} table
 * @param {Player | null} player
 */
function upSentence({ seats }, player) {
  return player === null ? '' : t('time-is-up', whoIs(seats, player));
}
