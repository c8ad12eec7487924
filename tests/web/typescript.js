/** Lets Node run TypeScript: `node --import ./tests/web/typescript.js FILE.ts`. */
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transform } from 'esbuild';

/** @type {import('node:module').LoadHook} */
export async function load(address, context, next) {
  if (!address.endsWith('.ts')) return next(address, context);
  const source = await readFile(fileURLToPath(address), 'utf8');
  const options = {
    ...{ loader: 'ts', target: 'es2022', sourcemap: 'inline', sourcefile: address },
    supported: { 'import-attributes': true },
  };
  const { code } = await transform(source, options);
  return { format: 'module', source: code, shortCircuit: true };
}

if (isMainThread) register(import.meta.url);
