/** Games that are replayed: the server tells the moves, the rules what they come to. */
import { Outdated } from './api.ts';
import { framesOf } from './rules/replay.ts';
import { t } from './words.ts';
import type { Patches, Replay, Seat } from './types.ts';

/** Every position of a game, by the rules. */
export function framesIn(replay: Replay, patches: Patches) {
  const frames = framesOf(replay, patches);
  if (frames === null) throw new Outdated(t('page-outdated'));
  return frames;
}

export function seatsOf(replay: Replay): Seat[] {
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
