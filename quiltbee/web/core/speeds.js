/** The clocks that the first page offers; any other stands only where a table already has it. */

/**
 * @typedef {'none' | 'short' | 'long' | 'days'} Speed
 * @typedef {{key: Speed, clock: string | null}} SpeedChoice   called `speed-KEY`, `speed-note-KEY`
 */

/** @type {SpeedChoice[]} */
export const SPEEDS = [
  { key: 'none', clock: null },
  { key: 'short', clock: '300+5' },
  { key: 'long', clock: '900+10' },
  { key: 'days', clock: '3d' },
];

/** The time control of a choice. @param {Speed} speed */
export function clockOf(speed) {
  return SPEEDS.find(({ key }) => key === speed)?.clock ?? null;
}
