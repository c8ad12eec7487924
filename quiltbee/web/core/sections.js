/**
 * A page of sections, each of which asks the server for something on its own: one request at a
 * time, and what came of it stands in the section that asked.
 *
 * @typedef {object} SectionState
 * @property {string | null} busy   the section that asks now
 * @property {Record<string, string>} told   what went well, by section
 * @property {Record<string, string>} errors   what went wrong, by section
 */
import { sentenceOf } from './problems.js';
import { t } from './words.js';

/** @type {SectionState} */
export const QUIET = { busy: null, told: {}, errors: {} };

/**
 * Do something for a section; the sentence that it gives is shown there, and so is what went wrong.
 * Gives whether it was done.
 * @param {{get: () => SectionState, dispatch: (part: Partial<SectionState>) => void}} store
 * @param {string} section
 * @param {() => Promise<string>} work
 */
export async function ask(store, section, work) {
  if (store.get().busy !== null) return false;
  store.dispatch({ busy: section, told: {}, errors: {} });
  try {
    const told = await work();
    store.dispatch({ busy: null, told: { [section]: told } });
    return true;
  } catch (problem) {
    store.dispatch({ busy: null, errors: { [section]: sentenceOf(problem) } });
    return false;
  }
}

/**
 * Whether somebody means to remove what has this name, for good.
 * @param {{isSure: (question: string, yes: string) => Promise<boolean>}} outside
 * @param {string} name
 */
export function isSureToRemove({ isSure }, name) {
  return isSure(t('sure-remove', { name }), t('remove'));
}
