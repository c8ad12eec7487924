/**
 * Runs the page's unit tests, all in one process: `node tests/web/run.js [PART-OF-A-PATH ...]`.
 * A process for each file, as `node --test` has, would take eight times as long.
 */
import { readdirSync } from 'node:fs';
import './typescript.js';

await import('./english.ts');
const here = new URL('./', import.meta.url);
const wanted = process.argv.slice(2);
for (const name of readdirSync(here, { recursive: true, encoding: 'utf8' }).sort())
  if (name.endsWith('.test.ts') && wanted.every((part) => name.includes(part)))
    await import(new URL(name, here).href);
