/**
 * Bundles the page: its modules become one file and its style sheets another, both minified, and a
 * copy of `index.html` names these two. What the page loads later is a file each, which imports
 * what it shares with the page from there; what several of them share, the board in the page or the
 * sections of a page, is another. `scripts/bundle` writes the files, and a test compares.
 *
 * The same sources and the same esbuild give the same bytes on every machine.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const WEB = new URL('../../quiltbee/web/', import.meta.url);
export const FOLDER = new URL('bundle/', WEB);

/** What the page loads only once it is asked for; each is a file of its own in the bundle. */
export const LATER = [
  'aid/aid_page.js',
  'analysis/analysis_page.js',
  'core/commands.js',
  'core/hints.js',
  'faces_page.js',
  'guide/guide_page.js',
  'home/home_page.js',
  'home/invited_page.js',
  'offline/local_game.js',
  'pages.js',
  'phrases_page.js',
  'puzzles/puzzles_page.js',
  'review/moments_page.js',
  'review/review_page.js',
  'starts/starts_page.js',
  'tournaments/tournaments_page.js',
  'views/plan.js',
];

/** Those of them that have the board in the page, and so all of it. */
const WITH_BOARD = new Set([
  'analysis/analysis_page.js',
  'offline/local_game.js',
  'puzzles/puzzles_page.js',
  'review/review_page.js',
]);
const BOARD = './board/board_page.js';
/** The files that the others import from, by a module that only they have. */
const SHARED = {
  'app.js': 'page.js',
  'board/board_page.js': 'board.js',
  'review/following.js': 'following.js',
  'views/sections.js': 'sections.js',
};

const IMPORTED = /"\.\/(\w+\.js)"/g;
/** Within templates, where it says nothing: esbuild leaves only that. */
const INDENTED = /\n[ \t]+/g;
const SHEET = /<link rel="stylesheet" href="(\/style\/[^"]+)">\n/g;

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
 * A later part comes when the page is there. That is said to esbuild by an import, so that all of
 * the page is one chunk, whatever the parts share with it. The same is said of the board.
 * @type {import('esbuild').Plugin}
 */
const AFTER_THE_PAGE = {
  name: 'after the page',
  setup(making) {
    making.onResolve({ filter: /^later:/ }, ({ path }) => ({
      path: path.slice('later:'.length),
      namespace: 'later',
    }));
    making.onLoad({ filter: /.*/, namespace: 'later' }, ({ path }) => {
      const first = WITH_BOARD.has(path) ? ['./app.js', BOARD] : ['./app.js'];
      const imports = first.map((name) => `import '${name}';`).join('');
      return {
        contents: `${imports} export * from './${path}';`,
        resolveDir: OPTIONS.absWorkingDir,
      };
    });
  },
};

/**
 * Every generated file of the bundle, by name.
 * @returns {Promise<Map<string, string>>}
 */
export async function bundle() {
  const index = readFileSync(new URL('index.html', WEB), 'utf8');
  const parts = LATER.map((name) => ({ in: `later:${name}`, out: basename(name, '.js') }));
  const modules = await made({
    entryPoints: [{ in: 'app.js', out: 'app' }, ...parts],
    plugins: [AFTER_THE_PAGE],
    splitting: true,
    chunkNames: '[hash]',
    outdir: 'bundle',
    target: 'es2022',
  });
  // Nothing but an import of the chunk.
  modules.texts.delete('app.js');
  const imports = [...index.matchAll(SHEET)].map((match) => `@import ".${match[1]}";`);
  const stdin = { contents: imports.join('\n'), resolveDir: OPTIONS.absWorkingDir };
  const sheets = await made({
    stdin: { ...stdin, loader: 'css' },
    outfile: 'page.css',
    target: 'esnext',
  });
  return new Map([
    ...modules.texts,
    ...sheets.texts,
    ['index.html', shellFrom(index)],
    ['sources.sha256', digests(['index.html', ...modules.sources, ...sheets.sources])],
  ]);
}

/**
 * What esbuild makes, by name, and the files that it was made of.
 * @param {import('esbuild').BuildOptions} options
 */
async function made(options) {
  const { metafile, outputFiles = [] } = await build({ ...OPTIONS, ...options });
  const inputs = Object.keys(metafile?.inputs ?? {});
  const names = sharedNames(metafile?.outputs ?? {});
  return {
    texts: new Map(
      outputFiles.map(({ path, text }) => [
        names.get(basename(path)) ?? basename(path),
        text
          .replace(INDENTED, '\n')
          .replace(IMPORTED, (whole, name) => (names.has(name) ? `"./${names.get(name)}"` : whole)),
      ]),
    ),
    sources: inputs.filter((name) => name !== '<stdin>' && !name.startsWith('later:')),
  };
}

/**
 * What the files are called that others import from, by the names that esbuild gives them.
 * @param {import('esbuild').Metafile['outputs']} outputs
 */
function sharedNames(outputs) {
  const shared = Object.entries(outputs).filter(([path, output]) => {
    return path.endsWith('.js') && !output.entryPoint;
  });
  return new Map(
    shared.map(([path, { inputs }]) => {
      const [, name] = Object.entries(SHARED).find(([module]) => module in inputs) ?? [];
      if (!name) throw new Error(`Several later parts share ${Object.keys(inputs).join(', ')}`);
      return [basename(path), name];
    }),
  );
}

/** The page, with the bundle in place of modules and style sheets. @param {string} index */
function shellFrom(index) {
  const [first] = index.match(SHEET) ?? [''];
  const named = (/** @type {string} */ text, /** @type {string} */ name) =>
    text.replace(`"/${name}"`, `"/bundle/${basename(name)}"`);
  return LATER.reduce(named, index)
    .replace('"/board/board_page.js"', '"/bundle/board.js"')
    .replace('"/review/following.js"', '"/bundle/following.js"')
    .replace('"/views/sections.js"', '"/bundle/sections.js"')
    .replace(first, '<link rel="stylesheet" href="/bundle/page.css">\n')
    .replace(SHEET, '')
    .replace('src="/app.js"', 'src="/bundle/page.js"');
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
