/** A reload when the server uses another version of the messages, as after an update. */
import { speaksAlike } from '../core/api.ts';
import { MESSAGES } from '../core/generated/figures.ts';

const KEY = 'quiltbee.outdated';

/** Reload the page, but only once; return whether it does. */
export function reloadOnce() {
  if (sessionStorage.getItem(KEY) === String(MESSAGES)) return false;
  sessionStorage.setItem(KEY, String(MESSAGES));
  location.reload();
  return true;
}

/** Reload the page if its version of the messages is outdated; without an answer, don't. */
export async function reloadIfOutdated() {
  const fits = await speaksAlike().catch(() => true);
  if (!fits) reloadOnce();
}
