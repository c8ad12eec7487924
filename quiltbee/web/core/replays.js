/**
 * Games that are replayed: the server tells the moves, the rules what they come to.
 *
 * @typedef {import('./types.js').Patches} Patches
 * @typedef {import('./types.js').Replay} Replay
 * @typedef {import('./types.js').Seat} Seat
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

/**
 * The seats of a record.
 * @param {Replay} replay
 * @returns {Seat[]}
 */
export function seatsOf(replay) {
  const empty = { yours: false, away: false, bot: false, rating: null };
  return [1, 2].map((number) => {
    if (number === 2 && replay.automa) {
      return { ...empty, name: 'Automa', kind: 'automa' };
    }
    const tag = replay.tags[`Player${number}`];
    const name = tag && tag !== '?' ? tag : t('player-number', { number: String(number) });
    return { ...empty, name, kind: 'person' };
  });
}
