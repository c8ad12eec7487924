/**
 * The one door for other pages: show a game, a position or a quilt in an element of their own.
 *
 *     import { showGame } from '/quiltbee.js';
 *     const board = await showGame(document.querySelector('#board'), record);
 *     board.go(12);
 *
 * A board lives in a shadow tree of its element, so that the styles of page and board don't meet.
 * The rules stay with the server that this module comes from: it reads the text.
 */
import { fetchPatches, replayText } from './core/api.js';
import { isEdition } from './core/editions.js';
import { bestLanguage } from './core/languages.js';
import { Viewer } from './viewer/viewer.js';
import { walkOverQuilt } from './quilt_keys.js';
import { fetchWords, speakWords } from './speaking.js';
import { html, nothing, render } from './vendor/lit-html.js';
import { embeddedGame, embeddedPosition, embeddedQuilt } from './viewer/embedded_view.js';
import { artwork, fetchArt } from './views/patch_art.js';

/**
 * @typedef {import('./core/editions.js').Edition} Edition
 * @typedef {import('./core/types.js').Patches} Patches
 * @typedef {import('./core/types.js').Player} Player
 * @typedef {import('./core/types.js').ReplayFrame} ReplayFrame
 * @typedef {import('./viewer/embedded_view.js').Looks} Looks
 * @typedef {import('./views/patch_art.js').Art} Art
 *
 * @typedef {object} OwnOptions
 * @property {number} index   after how many moves to begin; without it, after the last
 * @property {(index: number, frame: ReplayFrame) => void} onStep   called after each step
 * @property {import('./core/languages.js').Language} language   of all boards; that of the page
 * @property {Edition} edition   what the board looks like, and whose words are used on all boards
 * @typedef {Partial<Looks & OwnOptions>} Options
 *
 * @typedef {object} Board
 * @property {number} index   of the position on show
 * @property {readonly ReplayFrame[]} frames   every position, as docs/api.md describes it
 * @property {(index: number) => void} go   show the position after so many moves
 * @property {(looks: Partial<Looks>) => void} set   change theme, look or letters
 * @property {() => void} destroy   empty the element
 *
 * @typedef {(viewer: Viewer, looks: Looks, onLook: () => void) => unknown} View
 */

/** Not those of the first page and of other screens: the element decides how wide a board is. */
const STYLES = [
  'colours',
  'base',
  'editions',
  'pieces',
  'time_board',
  'table',
  'panels',
  'automa',
  'embedded',
];

/** Fetched once for all boards, and again after a failure. @type {Promise<Patches> | null} */
let patches = null;

function allPatches() {
  patches ??= fetchPatches().catch((problem) => {
    patches = null;
    throw problem;
  });
  return patches;
}

/**
 * A game to step through: a record, a link, or the part of a link after `#`.
 * Rejects with an Error of one sentence where the text is none of these.
 * @param {HTMLElement} element
 * @param {string} text
 * @param {Options} [options]
 * @returns {Promise<Board>}
 */
export function showGame(element, text, options = {}) {
  return show(element, text, options, embeddedGame);
}

/**
 * One position: a position string, or the last position of a record or a link.
 * @param {HTMLElement} element
 * @param {string} text
 * @param {Options} [options]
 * @returns {Promise<Board>}
 */
export function showPosition(element, text, options = {}) {
  return show(element, text, options, embeddedPosition);
}

/**
 * The quilt of one player in a position.
 * @param {HTMLElement} element
 * @param {string} text
 * @param {Options & {player?: Player}} [options]   `player` is 1 unless it is named
 * @returns {Promise<Board>}
 */
export function showQuilt(element, text, options = {}) {
  const { player = 1 } = options;
  return show(element, text, options, (viewer, looks) => embeddedQuilt(viewer, looks, player));
}

/**
 * @param {HTMLElement} element
 * @param {string} text
 * @param {Options} options
 * @param {View} view
 * @returns {Promise<Board>}
 */
async function show(element, text, options, view) {
  const { language = bestLanguage([document.documentElement.lang]), edition = 'classic' } = options;
  if (!isEdition(edition)) throw new Error(`There is no edition ${edition}.`);
  speakWords(await fetchWords(language), edition);
  const [replay, known, art] = await Promise.all([replayText(text), allPatches(), artOf(edition)]);
  const viewer = new Viewer(replay, known);
  if (options.index !== undefined) viewer.look(options.index);
  const frame = await frameIn(element, edition);
  frame.lang = language;
  const dressed = (/** @type {Parameters<View>} */ ...seen) =>
    html`${artwork(art)} ${view(...seen)}`;
  return mount(element, frame, viewer, options, dressed);
}

/**
 * What an edition draws; the classic one comes with the boards.
 * @param {Edition} edition
 * @returns {Promise<Art | undefined>}
 */
async function artOf(edition) {
  if (edition === 'classic') return undefined;
  return fetchArt(new URL(`./editions/${edition}.json`, import.meta.url));
}

/**
 * An empty box with our styles in the element's shadow tree, once the styles are there.
 * @param {HTMLElement} element
 * @param {Edition} edition
 */
async function frameIn(element, edition) {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const sheets = STYLES.map((name) => `style/${name}`);
  if (edition !== 'classic') sheets.push(`editions/${edition}`);
  const links = sheets.map((name) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(`./${name}.css`, import.meta.url).href;
    return link;
  });
  const frame = document.createElement('div');
  frame.className = 'embedded-frame';
  const loaded = links.map(
    (link) =>
      new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = () => reject(new Error(`The style sheet ${link.href} can’t be loaded.`));
      }),
  );
  element.dataset.edition = edition;
  shadow.replaceChildren(...links, frame);
  await Promise.all(loaded);
  return frame;
}

/**
 * @param {HTMLElement} element
 * @param {HTMLElement} frame
 * @param {Viewer} viewer
 * @param {Options} options
 * @param {View} view
 * @returns {Board}
 */
function mount(element, frame, viewer, options, view) {
  const { theme = 'auto', look = 'cloth', letters = false, onStep } = options;
  /** @type {Looks} */
  let looks = { theme, look, letters };
  let { index } = viewer.store.get();
  const draw = () => {
    if (looks.theme === 'auto') delete element.dataset.theme;
    else element.dataset.theme = looks.theme;
    render(view(viewer, looks, onLook), frame);
  };
  const set = (/** @type {Partial<Looks>} */ part) => {
    looks = { ...looks, ...part };
    draw();
  };
  const onLook = () => set({ look: looks.look === 'cloth' ? 'thread' : 'cloth' });
  const unwatch = viewer.store.watch((state) => {
    draw();
    if (state.index === index) return;
    index = state.index;
    onStep?.(index, state.replay.frames[index]);
  });
  frame.addEventListener('keydown', (event) =>
    walkOverQuilt(event, (player, direction) => viewer.walk(player, direction)),
  );
  draw();
  return {
    get index() {
      return viewer.store.get().index;
    },
    get frames() {
      return viewer.store.get().replay.frames;
    },
    go: (to) => viewer.look(to),
    set,
    destroy: () => {
      unwatch();
      render(nothing, frame);
      element.shadowRoot?.replaceChildren();
    },
  };
}
