import assert from 'node:assert/strict';
import test from 'node:test';
import { MODULES } from './modules.ts';

test('no module reads a constant before it is set', async () => {
  // esbuild makes constants of modules `var`s, so in the bundle this would be silent.
  const found: string[] = [];
  for (const name of MODULES.filter((each) => !each.startsWith('bundle/')))
    await import(new URL(`../../quiltbee/web/${name}`, import.meta.url).href).catch(
      ({ message }: Error) => found.push(`${name}: ${message}`),
    );
  const early = found.filter((each) => / before initialization$/.test(each));
  assert.deepEqual(early, []);
  // What starts the page and its workers needs a browser.
  const starts = ['engine/engine_worker', 'shell/app', 'shell/push', 'shell/sw', 'shell/theme'];
  const others = found.filter((each) => !starts.includes(each.split('.ts:')[0]));
  assert.deepEqual(others, []);
});
