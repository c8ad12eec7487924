/**
 * What this browser remembers: settings and recent games. Without storage (private windows,
 * storage switched off) it remembers them until the page is closed.
 *
 * @typedef {object} Settings
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {import('./core/editions.js').Edition} edition
 * @property {'auto' | import('./core/languages.js').Language} language   auto: the browser's
 * @property {'cloth' | 'thread'} look   of the time board
 * @property {boolean} letters   on the patches
 * @property {boolean} coordinates   of the spaces: around the quilts and in sentences
 * @property {import('./core/telling.js').Pace} motion   how fast the other side's actions are told
 * @property {boolean} turnCards   the Automa's cards turn by themselves
 * @property {boolean} sounds
 * @property {boolean} phrases   what the other player says is shown
 * @property {boolean} vibration   when it is one's turn, on a phone
 * @property {boolean} hints   one is shown at each turn
 * @property {number} strength   the level of the computer that was chosen last
 *
 * @typedef {import('./guide/guide.js').Progress} Progress
 * @typedef {import('./home/home.js').RecentGame} RecentGame
 */

import { isEdition } from './core/editions.js';
import { DEFAULT_LEVEL } from './core/figures.js';
import { isLanguage } from './core/languages.js';

/** @type {Settings} */
const DEFAULTS = {
  theme: 'auto',
  edition: 'classic',
  language: 'auto',
  look: 'cloth',
  letters: false,
  coordinates: false,
  motion: 'normal',
  turnCards: true,
  sounds: false,
  phrases: true,
  vibration: false,
  hints: false,
  strength: DEFAULT_LEVEL,
};
const SETTINGS = 'quiltbee.settings';
const RECENT_GAMES = 12;
/** @type {Map<string, string>} */
const memory = new Map();

/**
 * @param {string} key
 * @returns {unknown}
 */
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch (problem) {
    if (problem instanceof SyntaxError || problem instanceof DOMException) {
      return JSON.parse(memory.get(key) ?? 'null');
    }
    throw problem;
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
function write(key, value) {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
    console.warn('This browser keeps no settings:', problem.message);
  }
}

/** @returns {Settings} */
export function loadSettings() {
  const stored = read(SETTINGS);
  const settings = { ...DEFAULTS, ...(typeof stored === 'object' ? stored : null) };
  const edition = isEdition(settings.edition) ? settings.edition : DEFAULTS.edition;
  const language = isLanguage(settings.language) ? settings.language : DEFAULTS.language;
  return { ...settings, edition, language };
}

/** @param {Settings} settings */
export function saveSettings(settings) {
  write(SETTINGS, settings);
  tellLanguage(settings.language);
}

/**
 * Hear of settings that were changed in another tab.
 * @param {(settings: Settings) => void} heard
 */
export function watchSettings(heard) {
  window.addEventListener('storage', ({ key }) => {
    if (key === SETTINGS) heard(loadSettings());
  });
}

/**
 * Tell the server the language, so that the page comes in it; without a cookie the browser's own.
 * @param {Settings['language']} language
 */
function tellLanguage(language) {
  const age = language === 'auto' ? 0 : 365 * 24 * 3600;
  document.cookie = `language=${language}; path=/; max-age=${age}; SameSite=Lax`;
}

/**
 * The game that is kept in this browser alone; null where there is none.
 * @returns {import('./offline/local_game.js').Saved | null}
 */
export function localGame() {
  const stored = /** @type {any} */ (read('quiltbee.offline'));
  const { ring, seat, moves, resigned } = stored ?? {};
  const isGame =
    typeof ring === 'string' &&
    [1, 2].includes(seat) &&
    Array.isArray(moves) &&
    moves.every((move) => typeof move === 'string');
  return isGame ? { ring, seat, moves, resigned: resigned === true } : null;
}

/** @param {import('./offline/local_game.js').Saved} game */
export function keepLocalGame(game) {
  write('quiltbee.offline', game);
}

/**
 * The analysis that this browser keeps; null where there is none.
 * @returns {import('./analysis/analysis.js').Kept | null}
 */
export function keptAnalysis() {
  const stored = /** @type {any} */ (read('quiltbee.analysis'));
  const isKept = typeof stored?.record === 'string' && Array.isArray(stored.path);
  return isKept ? stored : null;
}

/** @param {import('./analysis/analysis.js').Kept} kept */
export function keepAnalysis(kept) {
  write('quiltbee.analysis', kept);
}

/** Whether the engine thinks beside the analysis board, and how many lines it shows. */
export function engineWishes() {
  const stored = /** @type {any} */ (read('quiltbee.engine'));
  const lines = Number.isInteger(stored?.lines) ? stored.lines : 3;
  return { isOn: stored?.isOn !== false, lines: Math.max(1, Math.min(5, lines)) };
}

/** @param {{isOn: boolean, lines: number}} wishes */
export function keepEngineWishes(wishes) {
  write('quiltbee.engine', wishes);
}

/** What is kept of puzzles. @returns {import('./puzzles/kept.js').Kept} */
export function keptPuzzles() {
  const stored = /** @type {any} */ (read('quiltbee.puzzles'));
  const listed = (/** @type {string} */ name) =>
    Array.isArray(stored?.[name]) ? stored[name] : [];
  return {
    ...{ batch: listed('batch'), waiting: listed('waiting') },
    ...{ again: listed('again'), tried: listed('tried') },
  };
}

/** @param {import('./puzzles/kept.js').Kept} kept */
export function keepPuzzles(kept) {
  write('quiltbee.puzzles', kept);
}

/** Where the first game was left. @returns {Progress | null} */
export function loadGuide() {
  const stored = /** @type {Partial<Progress> | null} */ (read('quiltbee.guide'));
  const isWhole =
    typeof stored?.game === 'string' &&
    [0, 1].includes(stored.chapter ?? -1) &&
    stored.step !== undefined;
  return isWhole ? /** @type {Progress} */ (stored) : null;
}

/** @param {Progress | null} progress */
export function saveGuide(progress) {
  write('quiltbee.guide', progress);
}

/** Whether the guide has promised a hint at every turn of a game. @param {string} id */
export function isHinted(id) {
  return read('quiltbee.hinted') === id;
}

/** Show a hint at every turn of this game alone. @param {string} id */
export function hintAt(id) {
  write('quiltbee.hinted', id);
}

/** Newest first. @returns {RecentGame[]} */
export function recentGames() {
  const stored = read('quiltbee.games');
  return Array.isArray(stored) ? stored.filter((game) => typeof game?.id === 'string') : [];
}

/** Whether the server knew whoever was last seen on the first page of this browser. */
export function isKnown() {
  return read('quiltbee.known') === true;
}

/** @param {boolean} known */
export function keepKnown(known) {
  write('quiltbee.known', known);
}

/**
 * @param {string} id
 * @param {string} title
 */
export function rememberGame(id, title) {
  const others = recentGames().filter((game) => game.id !== id);
  write('quiltbee.games', [{ id, title, when: Date.now() }, ...others].slice(0, RECENT_GAMES));
}

/** Nobody sits here any more: no game of theirs is listed, and no news of them are heard. */
export function forgetEverybody() {
  write('quiltbee.games', []);
  write('quiltbee.known', false);
}

/** @param {string} id */
export function forgetGame(id) {
  write(
    'quiltbee.games',
    recentGames().filter((game) => game.id !== id),
  );
}

/**
 * The invitation to a table, as long as this tab is open: only here is the code known.
 * @param {string} id
 * @returns {string | null}
 */
export function invitationOf(id) {
  try {
    return sessionStorage.getItem(`quiltbee.invitation.${id}`);
  } catch (problem) {
    if (problem instanceof DOMException) return memory.get(`invitation.${id}`) ?? null;
    throw problem;
  }
}

/**
 * @param {string} id
 * @param {string} path   `/i/CODE`
 */
export function keepInvitation(id, path) {
  memory.set(`invitation.${id}`, path);
  try {
    sessionStorage.setItem(`quiltbee.invitation.${id}`, path);
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
    console.warn('This browser keeps no invitation:', problem.message);
  }
}
