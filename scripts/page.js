/**
 * Bundles the page: its modules become one file and its style sheets another, both minified, and a
 * copy of `index.html` names these two. What the page loads later is a file each, which imports
 * what it shares with the page from there; what several of them share, the board in the page or the
 * sections of a page, is another. `scripts/page` writes the files, and a test compares.
 *
 * The same sources and the same esbuild give the same bytes on every machine.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const WEB = new URL('../quiltbee/web/', import.meta.url);
export const FOLDER = new URL('bundle/', WEB);

/** What the page loads only once it is asked for; each is a file of its own in the bundle. */
export const LATER = [
  'aid/aid_page.ts',
  'analysis/analysis_page.ts',
  'core/commands.ts',
  'core/hints.ts',
  'faces_page.ts',
  'guide/guide_page.ts',
  'home/home_page.ts',
  'home/invited_page.ts',
  'offline/local_game.ts',
  'pages.ts',
  'phrases_page.ts',
  'puzzles/puzzles_page.ts',
  'review/moments_page.ts',
  'review/review_page.ts',
  'starts/starts_page.ts',
  'tournaments/tournaments_page.ts',
  'views/plan.ts',
];

/** Those of them that have the board in the page, and so all of it. */
const WITH_BOARD = new Set([
  'analysis/analysis_page.ts',
  'offline/local_game.ts',
  'puzzles/puzzles_page.ts',
  'review/review_page.ts',
]);
const BOARD = './board/board_page.ts';
/** The files that the others import from, by a module that only they have. */
const SHARED = {
  'app.ts': 'page.js',
  'board/board_page.ts': 'board.js',
  'review/following.ts': 'following.js',
  'views/sections.ts': 'sections.js',
};

/** Scripts that a browser loads by themselves, at addresses that never change. */
const ALONE = ['push.ts', 'quiltbee.ts', 'sw.ts', 'theme.ts'];
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
      const first = WITH_BOARD.has(path) ? ['./app.ts', BOARD] : ['./app.ts'];
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
  const parts = LATER.map((name) => ({ in: `later:${name}`, out: basename(name, '.ts') }));
  const modules = await made({
    entryPoints: [{ in: 'app.ts', out: 'app' }, ...parts],
    plugins: [AFTER_THE_PAGE],
    splitting: true,
    chunkNames: '[hash]',
    outdir: 'bundle',
    target: 'es2022',
  });
  // Nothing but an import of the chunk.
  modules.texts.delete('app.js');
  const alone = await made({ entryPoints: ALONE, outdir: 'bundle', target: 'es2022' });
  const imports = [...index.matchAll(SHEET)].map((match) => `@import ".${match[1]}";`);
  const stdin = { contents: imports.join('\n'), resolveDir: OPTIONS.absWorkingDir };
  const sheets = await made({
    stdin: { ...stdin, loader: 'css' },
    outfile: 'page.css',
    target: 'esnext',
  });
  const sources = [modules, alone, sheets].flatMap((each) => each.sources);
  return new Map([
    ...modules.texts,
    ...alone.texts,
    ...sheets.texts,
    ['index.html', shellFrom(index)],
    ['sources.sha256', digests(['index.html', ...sources])],
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
    sources: inputs.filter((name) => !/^<|^later:|node_modules/.test(name)),
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
    text.replace(`"/${name}"`, `"/bundle/${basename(name, '.ts')}.js"`);
  return LATER.reduce(named, index)
    .replace('"/board/board_page.ts"', '"/bundle/board.js"')
    .replace('"/review/following.ts"', '"/bundle/following.js"')
    .replace('"/views/sections.ts"', '"/bundle/sections.js"')
    .replace(first, '<link rel="stylesheet" href="/bundle/page.css">\n')
    .replace(SHEET, '')
    .replace('src="/app.ts"', 'src="/bundle/page.js"');
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
  const built = (await bundle()).set('README.md', read('README.md'));
  const isOld = (name) => !built.has(name) || built.get(name) !== read(name);
  return [...new Set([...built.keys(), ...readdirSync(FOLDER)])].filter(isOld);
}

/** @param {string} name */
function read(name) {
  const file = new URL(name, FOLDER);
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
    for (const name of readdirSync(FOLDER))
      if (name !== 'README.md') rmSync(new URL(name, FOLDER));
    for (const [name, text] of await bundle()) writeFileSync(new URL(name, FOLDER), text);
  }
}
