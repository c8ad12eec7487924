/** The review of a game, as the server streams it (docs/reference/api.md). */
import type { Changes, Review } from '../core/generated/messages.ts';

export type { Decision, Side, Value as Estimate } from '../core/generated/messages.ts';

/** A review; the page's own gives no reasons in words. */
export type Document = Review & { hasReasons?: false };

export type Mark = 'inaccuracy' | 'mistake' | 'blunder';
export type Cause = 'placing' | 'timing' | 'economy' | 'special' | 'patches';

/** A whole review, what has changed since, or how many others come first. */
export type Line = Review | Changes | { waiting: number };
