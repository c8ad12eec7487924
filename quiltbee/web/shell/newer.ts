/** When the server speaks otherwise than this page, as after an update: the page is loaded anew. */
import { speaksAlike } from '../core/api.ts';
import { MESSAGES } from '../core/generated/figures.ts';

const KEY = 'quiltbee.outdated';

/** Load the page anew, but only once: says whether it does. */
export function reloadOnce() {
  if (sessionStorage.getItem(KEY) === String(MESSAGES)) return false;
  sessionStorage.setItem(KEY, String(MESSAGES));
  location.reload();
  return true;
}

/** Load the page anew if the server speaks otherwise; without an answer nothing is known. */
export async function reloadIfOutdated() {
  const fits = await speaksAlike().catch(() => true);
  if (!fits) reloadOnce();
}
