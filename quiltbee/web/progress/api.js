/** The call about one's progress (docs/people.md). */
import { call } from '../core/api.js';

/** @returns {Promise<import('../core/messages.js').Progress>} */
export function fetchProgress() {
  return call('/api/me/progress');
}
