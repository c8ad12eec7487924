import type { PuzzleState } from '../../../quiltbee/web/core/generated/messages.ts';

/** A puzzle of two decisions, as a server tells it. */
export const PUZZLE: PuzzleState = {
  id: 'abcdef',
  variant: 'duel',
  position: '9/9/9/9/9/9/9/9/9 9/9/9/9/9/9/9/9/9 5.0 5.0 BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA 1 - r',
  steps: [
    {
      accepted: ['X0a1', 'X2b2'],
      best: { move: 'X0a1', margin: 5, line: ['X0a1', 'H0a1', 'pass'] },
      rejected: [
        { move: 'E0a1', margin: 1, line: ['E0a1'] },
        { move: 'pass', margin: -3, line: ['pass'] },
      ],
      replies: ['H0a1'],
    },
    {
      accepted: ['pass'],
      best: { move: 'pass', margin: 5, line: ['pass'] },
      rejected: [{ move: 'E0a1', margin: 0, line: ['E0a1'] }],
      replies: [],
    },
  ],
  themes: ['timing'],
  proven: false,
  rating: 1200,
  finds: [0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
  source: 'levels 1 2',
};
