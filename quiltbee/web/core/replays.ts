/** Games that are replayed: a text tells the moves, the rules what they come to. */
import { Outdated, isAway, replayText } from './api.ts';
import { recordIn, replayIn } from './records/reader.ts';
import { PACKED } from './records/writer.ts';
import { framesOf } from './rules/replay.ts';
import { t } from './words.ts';
import type { Patches, Replay, Seat } from './types.ts';

/**
 * The game in a text, of one with variations the main line. What the page can't read whole the
 * server reads, or says what is wrong with it. It also reads solo games, whose cards it hides until
 * they are over, and whose result it then tells for each level.
 */
export async function openReplay(text: string, patches: Patches): Promise<Replay> {
  const own = await replayIn(text, patches);
  if (own && own.automa === null) return own;
  const record = text.startsWith(PACKED) ? await recordIn(text) : text;
  if (record === null) throw new Error(t('link-may-be-old'));
  try {
    return await replayText(record);
  } catch (problem) {
    if (own && isAway(problem)) return own;
    throw problem;
  }
}

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
