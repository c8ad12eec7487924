/**
 * The service worker: the page opens at once and without the server, and `push.ts` shows
 * notifications.
 *
 * It keeps the last page from the server with every file that the page names by its content
 * (`/static/NAME/PATH`), in a cache named after the page's tag. So a page is kept whole or not at
 * all; another version or language gets a cache of its own, and then the old ones are removed.
 *
 * - a page: from the server; the kept one if there is no answer within `PATIENCE`
 * - a file named by its content: the kept one, else from the server
 * - a file under its own address (texts, editions): from the server, else the last one
 * - anything else, above all the API, does not pass through here
 */

type Life = Event & { waitUntil: (work: Promise<unknown>) => void };

type FetchRequest = Life & { request: Request; respondWith: (answer: Promise<Response>) => void };

const keeper = self as any;
keeper.importScripts('push.js');

/** The prefix of the page caches' names, before the tag. */
const PREFIX = 'page ';
/** The cache of files under their own addresses. */
const FILES = 'files';
/** The folder of the page: `/`, or any other of a static host. */
const PAGE = new URL('.', keeper.location.href).pathname;
const FILE = /^\/(?!api\/).*\.(css|js|json|svg|wasm|weights)$/;
/** The wait for a page from the server before the kept one is shown, in ms. */
const PATIENCE = 2500;
/** The engine and some puzzles, for times without the server. */
const ENGINE = [
  ...['engine_worker.js', 'engine/engine.wasm', 'engine/duel.weights', 'engine/solo.weights'],
  'puzzles.json',
].map((name) => PAGE + name);
const NAMED = /="(\/?static\/[0-9a-f]{32}\/[^"]+)"/g;
/** Statuses of a proxy whose server does not answer. */
const AWAY = [502, 503, 504];

keeper.addEventListener('install', (event: Life) => {
  keeper.skipWaiting();
  event.waitUntil(fetch(PAGE).then(keep));
});

keeper.addEventListener('activate', (event: Life) => {
  event.waitUntil(keeper.clients.claim());
});

keeper.addEventListener('fetch', (event: FetchRequest) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== keeper.location.origin) return;
  if (isPage(request, pathname)) event.respondWith(page(event));
  else if (pathname.startsWith(`${PAGE}static/`))
    event.respondWith(
      caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)),
    );
  else if (FILE.test(pathname)) event.respondWith(lastFile(request));
});

/** Test whether a request is for the page itself, not for the API or a file. */
function isPage(request: Request, path: string) {
  return request.mode === 'navigate' && !path.startsWith('/api/') && !/\.\w+$/.test(path);
}

async function page(event: FetchRequest) {
  const fetched = fetch(event.request);
  event.waitUntil(fetched.then(keep, () => {}));
  const kept = await caches.match(PAGE, { ignoreVary: true });
  if (!kept) return fetched;
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
  });
  try {
    const answer = await Promise.race([fetched, late]);
    return answer instanceof Response && !AWAY.includes(answer.status) ? answer : kept;
  } catch (problem) {
    if (problem instanceof TypeError) return kept; // no answer
    throw problem;
  }
}

/** Pages are kept in sequence: two at a time would each remove the other half-filled one. */
let keeping = Promise.resolve();

/** Keep the page in an answer with all its files, and remove the previous one. */
function keep(answer: Response) {
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !type.startsWith('text/html')) return keeping;
  const copy = answer.clone(); // before the page reads it
  keeping = keeping.catch(() => {}).then(() => keepWhole(copy));
  return keeping;
}

async function keepWhole(answer: Response) {
  const text = await answer.text();
  const files = [...text.matchAll(NAMED)].map((match) => match[1]);
  if (files.length === 0) return; // sent as modules, while somebody writes them
  // A static host may have no tags; then the file names distinguish versions.
  const name = PREFIX + (answer.headers.get('etag') ?? files.join(' '));
  if (await caches.has(name)) return drop(name);
  const headers = new Headers(answer.headers);
  // Headers that apply only to this address or to the transfer.
  for (const own of ['content-encoding', 'content-length', 'link']) headers.delete(own);
  if (!(await fill(name, files, new Response(text, { headers })))) return;
  await drop(name);
  if (keeper.navigator?.connection?.saveData) return; // it comes when it is used
  const cache = await caches.open(FILES);
  await cache.addAll(ENGINE).catch(() => {}); // no answer: when it is used
}

/** Fill the cache of a page, the page itself last; return whether it is complete. */
async function fill(name: string, files: string[], kept: Response) {
  const cache = await caches.open(name);
  try {
    const answers = await Promise.all(files.map((address) => fetch(address)));
    // A server of another version has other content under this name.
    const isWhole = answers.every(
      ({ ok, headers }) => ok && !headers.get('cache-control')?.includes('no-store'),
    );
    if (!isWhole) throw new TypeError('The page is of two versions.');
    await Promise.all(answers.map((answer, at) => cache.put(files[at], answer)));
    await cache.put(PAGE, kept);
    return true;
  } catch (problem) {
    await caches.delete(name);
    if (problem instanceof TypeError) return false; // no answer, or two versions: the next visit
    throw problem;
  }
}

/**
 * Remove every page but this.
 * @param name  of its cache
 */
async function drop(name: string) {
  const old = (await caches.keys()).filter((each) => each.startsWith(PREFIX) && each !== name);
  await Promise.all(old.map((each) => caches.delete(each)));
}

async function lastFile(request: Request) {
  const cache = await caches.open(FILES);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    if (!AWAY.includes(answer.status)) return answer;
    return (await cache.match(request, { ignoreVary: true })) ?? answer;
  } catch (problem) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (!kept) throw problem;
    return kept;
  }
}
