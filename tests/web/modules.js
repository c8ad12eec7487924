/** The modules of the browser client, and what each imports at run time. */
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';

const web = new URL('../../quiltbee/web/', import.meta.url);

/** The text of a file. @param {string} name  its path from the web folder */
export function sourceOf(name) {
  return readFileSync(new URL(name, web), 'utf8');
}

/** Our own modules, by path from the web folder. */
export const MODULES = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.js') && !/^(bundle|vendor)\//.test(name));

/** What the page loads only once it is asked for, scripts and style sheets. */
export const LATER = [
  ...sourceOf('index.html').matchAll(/ data-(?!waiting|words)[\w-]+="\/([^"]+)"/g),
].map((match) => match[1]);

/** What each imports at run time, by path from the web folder. */
export const IMPORTS = new Map(
  MODULES.map((name) => {
    const found = [...sourceOf(name).matchAll(/^(?:import|export) [^;]*?from '([^']+)'/gm)];
    return [name, found.map((match) => posix.join(posix.dirname(name), match[1]))];
  }),
);

/** Everything that is loaded with a module, itself included. @param {string} start */
export function loadedWith(start) {
  const loaded = new Set([start]);
  for (const name of loaded) for (const target of IMPORTS.get(name) ?? []) loaded.add(target);
  return loaded;
}
