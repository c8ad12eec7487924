/** The review of a game, as streamed by the server (docs/api.md). */
import type { Changes, Review } from '../core/generated/messages.ts';

export type { Decision, Side, Value as Estimate } from '../core/generated/messages.ts';

/** A review; the page's own has no reasons. */
export type Document = Review & { hasReasons?: false };

export type Mark = 'inaccuracy' | 'mistake' | 'blunder';
export type Cause = 'placing' | 'timing' | 'economy' | 'special' | 'patches';

/** A whole review, its changes, or the number of reviews that come first. */
export type Line = Review | Changes | { waiting: number };
