/**
 * A page of sections, each of which asks the server for something on its own: one request at a
 * time, and what came of it stands in the section that asked.
 */
import { sentenceOf } from './problems.ts';
import { t } from './words.ts';

export type SectionState = {
  /** The section that asks now. */
  busy: string | null;
  /** What went well, by section. */
  told: Record<string, string>;
  /** What went wrong, by section. */
  errors: Record<string, string>;
};

export const QUIET: SectionState = { busy: null, told: {}, errors: {} };

/**
 * Do something for a section; the sentence that it gives is shown there, and so is what went wrong.
 * Gives whether it was done.
 */
export async function ask(
  store: { get: () => SectionState; dispatch: (part: Partial<SectionState>) => void },
  section: string,
  work: () => Promise<string>,
) {
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

/** Whether somebody means to remove what has this name, for good. */
export function isSureToRemove(
  { isSure }: { isSure: (question: string, yes: string) => Promise<boolean> },
  name: string,
) {
  return isSure(t('sure-remove', { name }), t('remove'));
}
