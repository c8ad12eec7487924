/**
 * What surrounds the door to the engine: a worker, a server, storage and a clock. All tests run in
 * one process, which has one engine.
 */
import { mock } from 'node:test';

export const here = {
  /** What the worker answers, by default a pass. */
  decide: (): object => ({ move: 'pass', lines: [] }),
  /** The positions that it was asked about. */
  asked: [] as string[],
  /** One's running games; null without a server. */
  running: [] as object[] | null,
  /** The answer to any other call; null without a server. */
  call: (_body: unknown): object | null => null,
  /** The page's clock, in ms. */
  now: 0,
};

/** Begin anew; what was known of running games no longer holds. */
export function install() {
  here.now += 6000;
  globalThis.Worker = class {
    onmessage: (event: object) => void = () => {};

    postMessage({ kind, id, request }: { kind: string; id: number; request: never }) {
      if (kind !== 'decide') return;
      here.asked.push((request as { position: string }).position);
      const decision = here.decide();
      queueMicrotask(() => this.onmessage({ data: { kind: 'decision', id, decision } }));
    }
  } as unknown as typeof Worker;
  globalThis.document = { addEventListener() {}, hidden: false } as unknown as Document;
  globalThis.fetch = async (address, init) => {
    const isRunning = String(address).endsWith('/api/me/running');
    const answer = isRunning ? here.running : here.call(JSON.parse(String(init?.body)));
    if (answer === null) throw new TypeError('no server');
    return new Response(JSON.stringify(answer));
  };
  mock.restoreAll();
  mock.method(performance, 'now', () => here.now);
}
