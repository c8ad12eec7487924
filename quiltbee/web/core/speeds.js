/** The clocks that the first page offers; any other stands only where a table already has it. */

/**
 * @typedef {'none' | 'short' | 'long' | 'days'} Speed
 * @typedef {{key: Speed, clock: string | null, label: string, note: string}} SpeedChoice
 */

/** @type {SpeedChoice[]} */
export const SPEEDS = [
  { key: 'none', clock: null, label: 'No clock', note: 'take your time' },
  { key: 'short', clock: '300+5', label: '5 min + 5 s', note: 'about 15 minutes' },
  { key: 'long', clock: '900+10', label: '15 min + 10 s', note: 'about half an hour' },
  { key: 'days', clock: '3d', label: '3 days a turn', note: 'over days or weeks' },
];

/** The time control of a choice. @param {Speed} speed */
export function clockOf(speed) {
  return SPEEDS.find(({ key }) => key === speed)?.clock ?? null;
}
