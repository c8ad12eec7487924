/** The page's engine: a worker that starts when first needed. */
import { fileAddress } from '../core/site.ts';
import type { Answer, Ask } from './engine_worker.ts';
import type { Decision, Line, Request } from './thinking.ts';

export type { Decision, Line, Request };

/** Addresses of the worker, the module and the weights. */
export interface Addresses {
  worker: string;
  module: string;
  weights: Record<'duel' | 'solo', string>;
}

export const ADDRESSES: Addresses = {
  worker: fileAddress('/engine_worker.js'),
  module: fileAddress('/engine/engine.wasm'),
  weights: {
    duel: fileAddress('/engine/duel.weights'),
    solo: fileAddress('/engine/solo.weights'),
  },
};

/** A minimal module with a vector instruction, to test the browser's support. */
const VECTORS = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
];

/** Explain why this browser can't run the engine, as the key of a message; null if it can. */
export function whyNot(): 'engine-needs-webassembly' | 'engine-needs-vectors' | null {
  if (typeof WebAssembly !== 'object' || typeof Worker !== 'function')
    return 'engine-needs-webassembly';
  return WebAssembly.validate(new Uint8Array(VECTORS)) ? null : 'engine-needs-vectors';
}

interface Waiting {
  resolve: (decision: Decision) => void;
  reject: (problem: Error) => void;
  report: (lines: Line[]) => void;
}

/** Decisions and analyses; the worker handles one after another. */
export class Engine {
  readonly #addresses: Addresses;
  readonly #size: 'small' | 'large';
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #last = 0;

  constructor(addresses = ADDRESSES, size: 'small' | 'large' = 'small') {
    this.#addresses = addresses;
    this.#size = size;
  }

  /** Decide in a position; an aborted signal ends it with the best move so far. */
  decide(request: Request, signal?: AbortSignal) {
    return this.analyse(request, () => {}, signal);
  }

  /** Decide, reporting the lines so far from time to time. */
  analyse(request: Request, report: (lines: Line[]) => void, signal?: AbortSignal) {
    const worker = this.#start();
    const id = ++this.#last;
    const stop = () => this.#post(worker, { kind: 'stop', id });
    return new Promise<Decision>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, report });
      this.#post(worker, { kind: 'decide', id, request });
      if (signal?.aborted) stop();
      signal?.addEventListener('abort', stop, { once: true });
    }).finally(() => signal?.removeEventListener('abort', stop));
  }

  /** Stop the worker and everything it is computing. */
  stop() {
    this.#fail('the engine was stopped');
  }

  #start() {
    if (this.#worker) return this.#worker;
    const { worker: address, module, weights } = this.#addresses;
    const worker = new Worker(address, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#take(data);
    worker.onerror = ({ message }) => this.#fail(message || 'the engine could not be loaded');
    this.#post(worker, { kind: 'load', module, weights, size: this.#size });
    document.addEventListener('visibilitychange', this.#tellHidden);
    this.#worker = worker;
    this.#tellHidden();
    return worker;
  }

  /** Pause in a hidden tab. */
  readonly #tellHidden = () => {
    if (this.#worker) this.#post(this.#worker, { kind: 'hidden', hidden: document.hidden });
  };

  #post(worker: Worker, ask: Ask) {
    worker.postMessage(ask);
  }

  #take(answer: Answer) {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    if (answer.kind === 'lines') {
      waiting.report(answer.lines);
      return;
    }
    this.#waiting.delete(answer.id);
    if (answer.kind === 'decision') waiting.resolve(answer.decision);
    else waiting.reject(new Error(answer.message));
  }

  #fail(message: string) {
    this.#worker?.terminate();
    this.#worker = null;
    document.removeEventListener('visibilitychange', this.#tellHidden);
    for (const { reject } of this.#waiting.values()) reject(new Error(message));
    this.#waiting.clear();
  }
}
