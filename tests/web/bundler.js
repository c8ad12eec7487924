/**
 * Bundles the page: its modules become one file and its style sheets another, both minified, and a
 * copy of `index.html` names these two. `scripts/bundle` writes the files, and a test compares.
 *
 * The same sources and the same esbuild give the same bytes on every machine.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const WEB = new URL('../../quiltbee/web/', import.meta.url);
export const FOLDER = new URL('bundle/', WEB);

/** What the page loads only once it is asked for; each is a file of its own in the bundle. */
export const LATER = ['aid.js', 'guide.js', 'offline.js', 'pages.js'];

const SHEET = /<link rel="stylesheet" href="(\/style\/[^"]+)">\n/g;
const PRELOADED_MODULE = /<link rel="modulepreload" [^>]*>\n/g;

/** @type {import('esbuild').BuildOptions} */
const OPTIONS = {
  absWorkingDir: fileURLToPath(WEB),
  bundle: true,
  charset: 'utf8',
  format: 'esm',
  legalComments: 'eof',
  logLevel: 'error',
  metafile: true,
  minify: true,
  write: false,
};

/**
 * Every generated file of the bundle, by name.
 * @returns {Promise<Map<string, string>>}
 */
export async function bundle() {
  const index = readFileSync(new URL('index.html', WEB), 'utf8');
  const modules = await made({ entryPoints: ['app.js'], target: 'es2022' });
  const imports = [...index.matchAll(SHEET)].map((match) => `@import ".${match[1]}";`);
  const later = await Promise.all(
    LATER.map((name) => made({ entryPoints: [name], target: 'es2022' })),
  );
  const stdin = { contents: imports.join('\n'), resolveDir: OPTIONS.absWorkingDir };
  const sheets = await made({ stdin: { ...stdin, loader: 'css' }, target: 'esnext' });
  return new Map([
    ['app.js', modules.text],
    ...later.map(({ text }, at) => /** @type {const} */ ([LATER[at], text])),
    ['page.css', sheets.text],
    ['index.html', shellFrom(index)],
    ['sources.sha256', digests(['index.html', ...sourcesOf(modules, sheets, ...later)])],
  ]);
}

/**
 * What esbuild makes, and the files that it was made of.
 * @param {import('esbuild').BuildOptions} options
 */
async function made(options) {
  const { metafile, outputFiles } = await build({ ...OPTIONS, ...options });
  const sources = Object.keys(metafile?.inputs ?? {}).filter((name) => name !== '<stdin>');
  return { text: outputFiles?.[0].text ?? '', sources };
}

/** Everything that went into these, each once. @param {{sources: string[]}[]} parts */
function sourcesOf(...parts) {
  return [...new Set(parts.flatMap(({ sources }) => sources))];
}

/** The page, with the bundle in place of modules and style sheets. @param {string} index */
function shellFrom(index) {
  const [first] = index.match(SHEET) ?? [''];
  const late = LATER.reduce((text, name) => text.replace(`"/${name}"`, `"/bundle/${name}"`), index);
  return late
    .replace(first, '<link rel="stylesheet" href="/bundle/page.css">\n')
    .replace(SHEET, '')
    .replace(PRELOADED_MODULE, '')
    .replace('src="/app.js"', 'src="/bundle/app.js"');
}

/** A line for each source, as `sha256sum` writes and checks them. @param {string[]} names */
function digests(names) {
  const lines = names.sort().map((name) => {
    const digest = createHash('sha256').update(readFileSync(new URL(name, WEB)));
    return `${digest.digest('hex')}  ${name}\n`;
  });
  return lines.join('');
}

if (pathToFileURL(process.argv[1]).href === import.meta.url) {
  for (const [name, text] of await bundle()) writeFileSync(new URL(name, FOLDER), text);
}
