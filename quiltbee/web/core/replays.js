/**
 * Games that are replayed: the server tells the moves, the rules what they come to.
 *
 * @typedef {import('./types.js').Patches} Patches
 * @typedef {import('./types.js').Replay} Replay
 */
import { Outdated } from './api.js';
import { framesOf } from './rules/replay.js';
import { t } from './words.js';

/**
 * Every position of a game, by the rules.
 * @param {Replay} replay
 * @param {Patches} patches
 */
export function framesIn(replay, patches) {
  const frames = framesOf(replay, patches);
  if (frames === null) throw new Outdated(t('page-outdated'));
  return frames;
}
