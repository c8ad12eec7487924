/** Reviews by the engine of this page. */
import { ADDRESSES, Engine } from '../engine/engine.ts';
import { decideHere } from '../engine/here_page.ts';
import { Judge } from './judge.ts';
import type { Document } from './document.ts';
import type { Patches, ReplayFrame } from '../core/types.ts';

/** Review a game; yields the document after each piece of work. */
export async function* reviewHere(
  frames: ReplayFrame[],
  link: string,
  patches: Patches,
  signal: AbortSignal,
): AsyncGenerator<Document> {
  const engine = new Engine(ADDRESSES, 'large'); // as on the server
  try {
    const judge = new Judge(frames, link, patches, async (question) => {
      const about = frames[0].position;
      const { lines: found } = await decideHere(question, { signal, by: engine, about });
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
