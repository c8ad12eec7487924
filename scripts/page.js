/**
 * Builds the page (`quiltbee/web/bundle`); `--check` only says what there is old.
 *
 * `page.js` and `page.css` are what every visit begins with, `table.js` is what every table needs.
 * Each part of `parts.ts` is a script that imports from them what both need, and its style sheets;
 * what several parts share is put into files of their own. `pages.json` tells the server what each
 * route needs.
 *
 * The same sources and the same esbuild give the same bytes on every machine.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const WEB = new URL('../quiltbee/web/', import.meta.url);
export const FOLDER = new URL('bundle/', WEB);
const README = 'README.md';

/** Scripts that a browser loads by themselves, at addresses that never change. */
const ALONE = ['embedding/quiltbee.ts', 'engine/engine_worker.ts'];
/** Those that are no modules: each keeps its names to itself, since two of them share a place. */
const CLASSIC = ['shell/push.ts', 'shell/sw.ts', 'shell/theme.ts'];
/** The screens that the style sheets tell apart, by name. */
const SCREENS = 'style/screens.css';
const NAMED = /@custom-media (--[\w-]+) ([^;]+);/g;
/** Within templates, where it says nothing: esbuild leaves only that. */
const INDENTED = /\n[ \t]+/g;

/** @type {import('esbuild').BuildOptions} */
const OPTIONS = {
  absWorkingDir: fileURLToPath(WEB),
  bundle: true,
  charset: 'utf8',
  format: 'esm',
  legalComments: 'none', // quiltbee/web/licenses has them whole
  logLevel: 'error',
  metafile: true,
  minify: true,
  outdir: 'bundle',
  target: 'es2022',
  write: false,
};

/**
 * A part comes when the page is there: by this import all of the page is one file. By the other
 * what every table needs is one file too, except for the parts that are away from any table.
 */
const afterThePage = (away) => ({
  name: 'after the page',
  setup(making) {
    making.onResolve({ filter: /^part:/ }, ({ path }) => ({
      path: path.slice(5),
      namespace: 'part',
    }));
    making.onLoad({ filter: /.*/, namespace: 'part' }, ({ path }) => ({
      contents: `import './app.ts'; export * from '${path}';${
        away.includes(path) ? '' : "export * as table from '../table/game_page.ts';"
      }`,
      resolveDir: `${OPTIONS.absWorkingDir}shell`,
    }));
    making.onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, namespace: 'part' } : null,
    );
  },
});

/**
 * A screen's name in a style sheet becomes its condition: browsers don't know `@custom-media`.
 * A board in another page is no screen, whatever the window.
 */
const screens = (isBoard = false) => ({
  name: 'screens',
  setup(making) {
    const conditions = new Map();
    for (const [, name, condition] of read(SCREENS, WEB).matchAll(NAMED))
      conditions.set(name, isBoard ? 'not all' : condition);
    making.onLoad({ filter: /\.css$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        /@media \((--[\w-]+)\)/g,
        (_, name) => `@media ${conditions.get(name)}`,
      ),
      loader: 'css',
    }));
  },
});

/** Every file of the built page, by name. @returns {Promise<Map<string, string>>} */
export async function bundle() {
  const index = readFileSync(new URL('index.html', WEB), 'utf8');
  const { AWAY, PARTS, ROUTES, WITHOUT_WORDS } = await tables();
  const away = ['./app.ts', ...AWAY.map((name) => moduleOf(PARTS[name]))];
  const scripts = await made({
    entryPoints: ['part:./app.ts'],
    splitting: true,
    plugins: [afterThePage(away)],
  });
  const alone = await made({ entryPoints: ALONE });
  const classic = await made({ entryPoints: CLASSIC, format: 'iife' });
  const later = Object.values(PARTS).flatMap((part) => part.styles);
  const sheets = await made({
    entryPoints: ['page', 'print', 'roomy', ...later].map((name) => `style/${name}.css`),
    target: 'esnext',
    plugins: [screens()],
  });
  const board = await made({
    entryPoints: ['style/embedded.css'],
    target: 'esnext',
    plugins: [screens(true)],
  });
  const all = [scripts, alone, classic, sheets, board];
  const files = new Map(all.flatMap(({ texts }) => [...texts]));
  const first = [
    ...alone.texts.keys(),
    ...classic.texts.keys(),
    ...board.texts.keys(),
    'page.js',
    'page.css',
  ];
  const names = [...files.keys()].filter((name) => !first.includes(name));
  const sources = all.flatMap((each) => each.sources);
  return new Map([
    ...[...files].sort(),
    ['index.html', shellFrom(index, names.sort())],
    ['pages.json', pages(ROUTES, PARTS, WITHOUT_WORDS, scripts.files)],
    ['sources.sha256', digests(['index.html', SCREENS, ...sources])],
  ]);
}

/** What `routes.ts` and `parts.ts` say, read without the rest of the page. */
async function tables() {
  const alone = {
    name: 'nothing else',
    setup(making) {
      making.onResolve({ filter: /^\./ }, ({ kind, path }) => {
        if (kind === 'dynamic-import') return { path, external: true };
        return /(routes|parts)\.ts$/.test(path) ? null : { path, namespace: 'left out' };
      });
      making.onLoad({ filter: /.*/, namespace: 'left out' }, () => ({
        contents: 'module.exports = {};',
      }));
    },
  };
  const contents = "export * from './parts.ts'; export * from './routes.ts';";
  const stdin = { contents, resolveDir: `${OPTIONS.absWorkingDir}shell` };
  const { outputFiles } = await build({ ...OPTIONS, stdin, format: 'cjs', plugins: [alone] });
  const module = { exports: {} };
  new Function('module', outputFiles[0].text)(module);
  return module.exports;
}

/**
 * What esbuild makes, by name, the files that it was made of, and what loads with each module.
 * @param {import('esbuild').BuildOptions} options
 */
async function made(options) {
  const { metafile, outputFiles } = await build({ ...OPTIONS, ...options });
  const names = namesOf(metafile.outputs);
  const texts = outputFiles.map(({ path, text }) => {
    const shorter = text.replace(INDENTED, '\n');
    const renamed = shorter.replace(/"\.\/([\w-]+\.js)"/g, (_, name) => `"./${names.get(name)}"`);
    return [names.get(basename(path)), options.splitting ? renamed : shorter];
  });
  const inputs = Object.keys(metafile.inputs).filter(
    (name) => !/^<|^part:|node_modules/.test(name),
  );
  const files = new Map();
  for (const [path, { entryPoint, imports }] of Object.entries(metafile.outputs)) {
    const loaded = imports
      .filter(({ kind }) => kind === 'import-statement')
      .map((each) => each.path);
    const all = [path, ...loaded].map((name) => names.get(basename(name)));
    if (entryPoint)
      files.set(
        entryPoint.replace('part:', ''),
        all.filter((name) => name !== 'page.js'),
      );
  }
  return { texts: new Map(texts.filter(([name]) => name !== 'app.js')), sources: inputs, files };
}

/**
 * The names of the files that esbuild makes; a shared one has that of the largest module in it.
 * @param {import('esbuild').Metafile['outputs']} outputs
 */
function namesOf(outputs) {
  const names = new Map();
  for (const [path, { entryPoint, inputs }] of Object.entries(outputs)) {
    const [largest] = Object.entries(inputs)
      .filter(([name]) => !name.startsWith('part:'))
      .sort((one, other) => other[1].bytesInOutput - one[1].bytesInOutput);
    const stem = basename(entryPoint ?? largest?.[0] ?? path).replace(/\.\w+$/, '');
    let name = `${stem}${extname(path)}`;
    if (!entryPoint && 'shell/app.ts' in inputs) name = 'page.js';
    else if (name === 'page.js')
      name = 'page_kit.js'; // of shell/page.ts
    else if (!entryPoint && 'table/game_page.ts' in inputs) name = 'table.js';
    if ([...names.values()].includes(name)) throw new Error(`Two files would be called ${name}`);
    names.set(basename(path), name);
  }
  return names;
}

/** The page, with the names of what comes later. */
function shellFrom(index, names) {
  const links = names.map((name) => `<link href="/bundle/${name}">`).join('\n');
  return index.replace('</body>', `<template id="later">\n${links}\n</template>\n</body>`);
}

/** The module of a part. */
function moduleOf({ load }) {
  return /import\("(.*?)"\)/.exec(String(load))?.[1] ?? '';
}

/** What the server reads of the routes. */
function pages(routes, parts, withoutWords, files) {
  const all = routes.map(({ name, path, part, data }) => {
    if (!part) return { name, address: path, data, files: [] };
    const scripts = files.get(moduleOf(parts[part])) ?? [];
    const sheets = parts[part].styles.map((style) => `${style}.css`);
    const words = withoutWords.includes(part) || name === 'home' ? [] : ['words/en-later.json'];
    const own = [...scripts, ...sheets].map((file) => `bundle/${file}`);
    return { name, address: path, data, files: [...own, ...words] };
  });
  return `[\n${all.map((page) => `  ${JSON.stringify(page)}`).join(',\n')}\n]\n`;
}

/** A line for each source, as `sha256sum` writes and checks them. @param {string[]} names */
function digests(names) {
  const lines = [...new Set(names)].sort().map((name) => {
    const digest = createHash('sha256').update(readFileSync(new URL(name, WEB)));
    return `${digest.digest('hex')}  ${name}\n`;
  });
  return lines.join('');
}

/** The files that are not what the sources make. @returns {Promise<string[]>} */
export async function stale() {
  const built = (await bundle()).set(README, read(README));
  const isOld = (name) => !built.has(name) || built.get(name) !== read(name);
  return [...new Set([...built.keys(), ...readdirSync(FOLDER)])].filter(isOld);
}

function read(name, folder = FOLDER) {
  const file = new URL(name, folder);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

if (process.argv[1] && pathToFileURL(process.argv[1]).href === import.meta.url) {
  if (process.argv.includes('--check')) {
    const names = await stale();
    if (names.length > 0) {
      console.error(`The built page is old (${names.join(', ')}): run scripts/page.`);
      process.exitCode = 1;
    }
  } else {
    const built = await bundle();
    for (const name of readdirSync(FOLDER)) if (name !== README) rmSync(new URL(name, FOLDER));
    for (const [name, text] of built) writeFileSync(new URL(name, FOLDER), text);
  }
}
