/**
 * Puts an edition on: its style sheet in `editions/` and what it draws. The classic one is part of
 * the page; the others are fetched when somebody chooses them, and nothing changes until all of one
 * is there.
 *
 * @typedef {import('./core/editions.js').Edition} Edition
 * @typedef {import('./views/patch_art.js').Art} Art
 */
import classic from './editions/classic.json' with { type: 'json' };
import { dressed } from './later.js';
import { render } from './vendor/lit-html.js';
import { artwork, fetchArt } from './views/patch_art.js';

/**
 * What is there; a failure is forgotten, so that the next choice asks again.
 * @type {Map<Edition, Promise<Art>>}
 */
const fetched = new Map([['classic', Promise.resolve(classic)]]);
/** @type {Edition} */
let wanted = 'classic';

/**
 * Resolves when the edition is on. Where it can't be had, the page keeps the one that it has.
 * @param {Edition} edition
 */
export async function wear(edition) {
  wanted = edition;
  try {
    const art = await fetchedOnce(edition);
    if (wanted === edition) put(edition, art);
  } catch (problem) {
    console.warn(`The ${edition} edition can’t be loaded:`, problem);
    if (wanted === edition && !document.querySelector('#fabrics > *')) put('classic', classic);
  }
}

/** @param {Edition} edition @param {Art} art */
function put(edition, art) {
  document.documentElement.dataset.edition = edition;
  render(artwork(art), /** @type {HTMLElement} */ (document.getElementById('fabrics')));
}

/** @param {Edition} edition @returns {Promise<Art>} */
function fetchedOnce(edition) {
  const known = fetched.get(edition);
  if (known) return known;
  const address = `/editions/${edition}`;
  const asked = Promise.all([fetchArt(`${address}.json`), sheetAt(`${address}.css`)]);
  const art = asked.then(([symbols]) => symbols);
  fetched.set(edition, art);
  art.catch(() => fetched.delete(edition));
  return art;
}

/** The style sheet, which `theme.js` may have asked for already. @param {string} address */
async function sheetAt(address) {
  const there = /** @type {HTMLLinkElement | null} */ (
    document.querySelector(`link[href="${address}"]`)
  );
  if (there?.sheet) return;
  there?.remove();
  await dressed(address);
}
