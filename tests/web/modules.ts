/** The modules of the browser client, and what each imports at run time. */
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { PARTS } from '../../quiltbee/web/shell/parts.ts';

const web = new URL('../../quiltbee/web/', import.meta.url);

/**
 * The text of a file.
 * @param name  its path from the web folder
 */
export function sourceOf(name: string) {
  return readFileSync(new URL(name, web), 'utf8');
}

/** Our own modules, by path from the web folder. */
export const MODULES = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts'));

/** What the page loads only once it is wanted, scripts and style sheets. */
export const LATER = [
  ...[...sourceOf('shell/parts.ts').matchAll(/import\('([^']+)'\)/g)].map((match) =>
    resolved('shell/parts.ts', match[1]),
  ),
  ...Object.values(PARTS).flatMap(({ styles }) => styles.map((name) => `style/${name}.css`)),
];

/** What each imports at run time, by path from the web folder. */
export const IMPORTS = new Map(
  MODULES.map((name) => {
    const found = [...sourceOf(name).matchAll(/^(?:import|export) [^;]*?from '([^']+)'/gm)];
    const ours = found.filter((match) => !match[0].startsWith('import type'));
    return [name, ours.map((match) => resolved(name, match[1]))];
  }),
);

/** What is imported: a file by its path from the web folder, or a library. */
function resolved(from: string, target: string) {
  return target.startsWith('.') ? posix.join(posix.dirname(from), target) : target;
}

/** What comes from npm. */
export const LIBRARIES = new Set(['lit-html', '@fluent/bundle']);

/** Every file of ours that is loaded with a module, itself included. */
export function loadedWith(start: string) {
  const loaded = new Set([start]);
  for (const name of loaded)
    for (const target of IMPORTS.get(name) ?? []) if (!LIBRARIES.has(target)) loaded.add(target);
  return loaded;
}
