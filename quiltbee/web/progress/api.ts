/** The call about one's progress (docs/people.md). */
import { call } from '../core/api.ts';
import type { Progress } from '../core/messages.ts';

export function fetchProgress(): Promise<Progress> {
  return call('/api/me/progress');
}
