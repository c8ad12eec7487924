/**
 * The other side's actions, told one after another: each state is shown when the one before it has
 * had its time. What comes together is told within one run; a key, a click or an action of one's
 * own shows the rest at once.
 */
import type { Timers } from './timers.ts';
export type Pace = 'normal' | 'slower' | 'faster' | 'off';

/** What it needs from its surroundings; tests give their own. */
type Outside = Timers & {
  /** As the person has set it, off where nobody sees it. */
  pace: () => Pace;
};

/** The longest that one action may take, in milliseconds. */
export const ACTION = { normal: 350, slower: 900, faster: 160, off: 0 };
/** The longest that a run of actions may take. */
const RUN = { normal: 1200, slower: 3600, faster: 500, off: 0 };

export class Telling<Item> {
  /** What waits, and whether it takes time. */
  waiting: { item: Item; isAction: boolean }[] = [];
  timer: number | null = null;
  /** How long the run has taken so far. */
  spent = 0;

  /** @param show  with the time that it has */
  constructor(
    public outside: Outside,
    public show: (item: Item, milliseconds: number) => void,
  ) {}

  /**
   * Something that happened: an action of the other side takes its time, all else is shown behind
   * it.
   */
  receive(item: Item, isAction: boolean) {
    this.waiting.push({ item, isAction });
    if (this.timer === null) this.next();
  }

  /** Something of one's own: the rest is shown at once, then this. */
  interrupt(item: Item) {
    this.skip();
    this.show(item, 0);
  }

  /** Show at once what still waits; says whether there was something. */
  skip() {
    const rest = this.waiting;
    const wasTelling = this.timer !== null;
    this.stop();
    for (const { item } of rest) this.show(item, 0);
    return wasTelling;
  }

  /** Show nothing more. */
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

  /** What one more action may take, if all that wait share what is left. */
  timeFor(pace: Pace) {
    const actions = 1 + this.waiting.filter(({ isAction }) => isAction).length;
    const left = Math.max(0, RUN[pace] - this.spent);
    return Math.min(ACTION[pace], Math.floor(left / actions));
  }
}
