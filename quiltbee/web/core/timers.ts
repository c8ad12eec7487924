/** What waits for its time; tests give timers of their own. */
export type Timers = {
  later: (run: () => void, milliseconds: number) => number;
  forget: (timer: number) => void;
};

export const TIMERS: Timers = {
  later: (run, milliseconds) => Number(setTimeout(run, milliseconds)),
  forget: (timer) => clearTimeout(timer),
};
