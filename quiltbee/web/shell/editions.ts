/**
 * Editions with their style sheets in `editions/` and their artwork. The classic one is part of the
 * page; others are fetched when chosen, and applied once all of one is there.
 */
import classic from '../editions/classic.json' with { type: 'json' };
import { fileAddress } from '../core/site.ts';
import { dressed } from './later.ts';
import { render } from 'lit-html';
import { artwork, fetchArt, type Art } from '../views/patch_art.ts';
import type { Edition } from '../core/editions.ts';

/** Artwork by edition; a failure is forgotten, so that the next choice tries again. */
const fetched: Map<Edition, Promise<Art>> = new Map([['classic', Promise.resolve(classic)]]);
let wanted: Edition = 'classic';

/**
 * Put on an edition, and resolve once it is on. If it can't be fetched, the page keeps the current
 * one.
 */
export async function wear(edition: Edition) {
  wanted = edition;
  try {
    const art = await fetchedOnce(edition);
    if (wanted === edition) put(edition, art);
  } catch (problem) {
    console.warn(`The ${edition} edition can’t be loaded:`, problem);
    if (wanted === edition && !document.querySelector('#fabrics > *')) put('classic', classic);
  }
}

function put(edition: Edition, art: Art) {
  document.documentElement.dataset.edition = edition;
  render(artwork(art), document.getElementById('fabrics') as HTMLElement);
}

function fetchedOnce(edition: Edition): Promise<Art> {
  const known = fetched.get(edition);
  if (known) return known;
  const address = fileAddress(`/editions/${edition}`);
  const asked = Promise.all([fetchArt(`${address}.json`), sheetAt(`${address}.css`)]);
  const art = asked.then(([symbols]) => symbols);
  fetched.set(edition, art);
  art.catch(() => fetched.delete(edition));
  return art;
}

/** Wait for the style sheet, which `theme.ts` may have requested already. */
async function sheetAt(address: string) {
  const there = document.querySelector(`link[href="${address}"]`) as HTMLLinkElement | null;
  if (there?.sheet) return;
  there?.remove();
  await dressed(address);
}
