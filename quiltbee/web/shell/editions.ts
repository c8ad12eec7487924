/**
 * Editions with their style sheets in `editions/` and their artwork. The classic one is part of the
 * page; others are fetched when chosen, and applied once all of one is there.
 */
import classic from '../editions/classic.json' with { type: 'json' };
import { fileAddress } from '../core/site.ts';
import { once } from '../core/store.ts';
import { dressed } from './later.ts';
import { render } from 'lit-html';
import { artwork, fetchArt, type Art } from '../views/patch_art.ts';
import type { Edition } from '../core/languages.ts';

let wanted: Edition = 'classic';

/**
 * Put on an edition, and resolve once it is on. If it can't be fetched, the page keeps the current
 * one.
 */
export async function applyEdition(edition: Edition) {
  wanted = edition;
  try {
    const art = await artOf(edition);
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

const artOf = once(async (edition: Edition): Promise<Art> => {
  if (edition === 'classic') return classic;
  const address = fileAddress(`/editions/${edition}`);
  const [art] = await Promise.all([fetchArt(`${address}.json`), sheetAt(`${address}.css`)]);
  return art;
});

/** Wait for the style sheet, which `theme.ts` may have requested already. */
async function sheetAt(address: string) {
  const there = document.querySelector(`link[href="${address}"]`) as HTMLLinkElement | null;
  if (there?.sheet) return;
  there?.remove();
  await dressed(address);
}
