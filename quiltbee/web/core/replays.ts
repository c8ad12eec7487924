/** Replayed games: a text supplies the moves, the rules the positions. */
import { Outdated, isAway, replayText } from './api.ts';
import { recordIn, replayIn } from './records/reader.ts';
import { PACKED } from './records/writer.ts';
import { framesOf } from './rules/replay.ts';
import { t } from './words.ts';
import type { Patches, Replay, Seat } from './types.ts';

/**
 * Parse a game, with variations its main line. Texts that the page can't read whole go to the
 * server, which reports what is wrong with them. So do solo games: the server hides their cards
 * until the end, and then adds the result for each level.
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

/** Derive every position of a game by the rules. */
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
