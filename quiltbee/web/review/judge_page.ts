/** Reviews and lines by the engine of this page, for positions of no running game. */
import { ADDRESSES, Engine } from '../engine/engine.ts';
import { isUnfair } from '../engine/fairness.ts';
import { decideHere, linesHere as lines, type Wish } from '../engine/here.ts';
import { Refused } from '../core/api.ts';
import { t } from '../core/words.ts';
import { runningRings } from '../shell/settings.ts';
import { Judge } from './judge.ts';
import type { Document } from './types.ts';
import type { Patches, ReplayFrame } from '../core/types.ts';

/** The review of a game, whole after each piece of work. */
export async function* reviewHere(
  frames: ReplayFrame[],
  link: string,
  patches: Patches,
  signal: AbortSignal,
): AsyncGenerator<Document> {
  checkFair(frames[0].position);
  const engine = new Engine(ADDRESSES, 'large'); // as on the server
  try {
    const judge = new Judge(frames, link, patches, async (question) => {
      const { lines: found } = await decideHere(question, signal, engine);
      return found[0] ?? null;
    });
    for await (const document of judge.run()) {
      if (signal.aborted) return;
      yield document;
    }
  } finally {
    engine.stop();
  }
}

/** The best lines in a position, better and better. */
export function linesHere(wish: Wish, patches: Patches, signal: AbortSignal) {
  checkFair(wish.position);
  return lines(wish, patches, signal);
}

function checkFair(position: string) {
  if (isUnfair(position, runningRings())) throw new Refused(t('refused-analysis-playing'), 0);
}
