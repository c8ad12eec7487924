/** Timers, replaced in tests. */
export type Timers = {
  later: (run: () => void, milliseconds: number) => number;
  forget: (timer: number) => void;
};

export const TIMERS: Timers = {
  later: (run, milliseconds) => Number(setTimeout(run, milliseconds)),
  forget: (timer) => clearTimeout(timer),
};
