/**
 * The other side's actions, shown in sequence: each state appears when the one before it has had
 * its time. A burst shares the time of one run; a key, a click or the player's own action shows
 * the rest at once.
 */
import type { Timers } from './timers.ts';
export type Pace = 'normal' | 'slower' | 'faster' | 'off';

/** The environment; replaced in tests. */
type Outside = Timers & {
  /** The player's setting; off while the page is hidden. */
  pace: () => Pace;
};

/** The longest time for one action, in ms. */
export const ACTION = { normal: 350, slower: 900, faster: 160, off: 0 };
/** The longest time for a run of actions, in ms. */
const RUN = { normal: 1200, slower: 3600, faster: 500, off: 0 };

export class Telling<Item> {
  /** The queue; actions take time. */
  waiting: { item: Item; isAction: boolean }[] = [];
  timer: number | null = null;
  /** The duration of the run so far, in ms. */
  spent = 0;

  /** @param show  called with the time for the item */
  constructor(
    public outside: Outside,
    public show: (item: Item, milliseconds: number) => void,
  ) {}

  /** Queue an item: an action of the other side takes time, anything else follows at once. */
  receive(item: Item, isAction: boolean) {
    this.waiting.push({ item, isAction });
    if (this.timer === null) this.next();
  }

  /** Show the queue and then the player's own action, at once. */
  interrupt(item: Item) {
    this.skip();
    this.show(item, 0);
  }

  /** Show the queue at once; return whether it was running. */
  skip() {
    const rest = this.waiting;
    const wasTelling = this.timer !== null;
    this.stop();
    for (const { item } of rest) this.show(item, 0);
    return wasTelling;
  }

  /** Clear the queue. */
  stop() {
    if (this.timer !== null) this.outside.forget(this.timer);
    this.timer = null;
    this.waiting = [];
    this.spent = 0;
  }

  next() {
    this.timer = null;
    for (let first = this.waiting.shift(); first; first = this.waiting.shift()) {
      const time = first.isAction ? this.timeFor(this.outside.pace()) : 0;
      this.show(first.item, time);
      if (time === 0) continue;
      this.spent += time;
      this.timer = this.outside.later(() => this.next(), time);
      return;
    }
    this.spent = 0;
  }

  /** Divide the remaining time among the queued actions. */
  timeFor(pace: Pace) {
    const actions = 1 + this.waiting.filter(({ isAction }) => isAction).length;
    const left = Math.max(0, RUN[pace] - this.spent);
    return Math.min(ACTION[pace], Math.floor(left / actions));
  }
}
