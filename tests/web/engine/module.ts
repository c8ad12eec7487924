/** The engine's module in this process, for tests. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { layoutOf } from '../../../quiltbee/web/engine/instance.ts';
import { Thinking, type Request } from '../../../quiltbee/web/engine/thinking.ts';

const DATA = new URL('../../../quiltbee/engine/data/', import.meta.url);
const module = new WebAssembly.Module(readFileSync(new URL('engine.wasm', DATA)));
const read = async (game: string) => gunzipSync(readFileSync(new URL(`${game}.weights`, DATA)));
const thinking = new Thinking(module, read);

export const layout = layoutOf(module);

export function decide(request: Request, isStopped = () => false) {
  return thinking.decide(request, {
    now: () => performance.now(),
    isStopped,
    rest: async () => 0,
    report: () => {},
  });
}
