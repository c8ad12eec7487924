/**
 * The worker that searches: `Ask` messages come in, `Answer` messages go out, by number. It handles
 * one decision after another, and checks for messages every few milliseconds.
 */
import { Thinking, type Decision, type Line, type Request } from './thinking.ts';

export type Ask =
  | {
      kind: 'load';
      module: string;
      weights: Record<'duel' | 'solo', string>;
      size: 'small' | 'large';
    }
  | { kind: 'decide'; id: number; request: Request }
  | { kind: 'stop'; id: number }
  | { kind: 'hidden'; hidden: boolean };

export type Answer =
  | { kind: 'lines'; id: number; lines: Line[] }
  | { kind: 'decision'; id: number; decision: Decision }
  | { kind: 'error'; id: number; message: string };

const here = self as unknown as {
  onmessage: ((event: { data: Ask }) => void) | null;
  postMessage: (answer: Answer) => void;
};

let thinking: Promise<Thinking> | null = null;
let before: Promise<unknown> = Promise.resolve();
const stopped = new Set<number>();
let hidden = false;
let shown = () => {};

here.onmessage = ({ data }) => {
  if (data.kind === 'load') thinking = load(data);
  else if (data.kind === 'stop') stopped.add(data.id);
  else if (data.kind === 'hidden') {
    hidden = data.hidden;
    if (!hidden) shown();
  } else before = before.then(() => decide(data.id, data.request));
};

async function load({ module, weights, size }: Ask & { kind: 'load' }) {
  const answer = await fetched(module);
  // A static host may lack the type that streaming requires.
  const isTyped = answer.headers.get('content-type') === 'application/wasm';
  const compiled = isTyped
    ? await WebAssembly.compileStreaming(answer)
    : await WebAssembly.compile(await answer.arrayBuffer());
  return new Thinking(compiled, (game) => unpacked(weights[game]), size);
}

async function fetched(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function unpacked(address: string) {
  const { body } = await fetched(address);
  if (!body) throw new Error(`${address} is empty`);
  const stream = body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function decide(id: number, request: Request) {
  try {
    if (!thinking) throw new Error('nothing is loaded');
    const decision = await (
      await thinking
    ).decide(request, {
      now: () => performance.now(),
      isStopped: () => stopped.has(id),
      rest,
      report: (lines) => here.postMessage({ kind: 'lines', id, lines }),
    });
    here.postMessage({ kind: 'decision', id, decision });
  } catch (problem) {
    here.postMessage({ kind: 'error', id, message: String(problem) });
  }
  stopped.delete(id);
}

const channel = new MessageChannel();
const turns: (() => void)[] = [];
channel.port1.onmessage = () => turns.shift()?.();

/** Let messages in; in a hidden page wait until it is shown. Returns the time taken, in ms. */
async function rest() {
  const from = performance.now();
  await new Promise<void>((resolve) => {
    turns.push(resolve);
    channel.port2.postMessage(null);
  });
  if (!hidden) return 0;
  await new Promise<void>((resolve) => {
    shown = resolve;
  });
  return performance.now() - from;
}
