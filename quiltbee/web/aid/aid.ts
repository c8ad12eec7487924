/**
 * The player aid: the whole game on one sheet. A test compares its numbers with
 * docs/reference/rules.md.
 */
import { t } from '../core/words.ts';

/** Pictures of the parts. */
export type Picture =
  'choosing' | 'again' | 'advancing' | 'income' | 'special' | 'tile' | 'scoring';

type Part = { title: string; picture?: Picture; lines: string[] };

/** The parts: the message `aid-NAME` is the title, `aid-NAME-1` and so on are the lines. */
const PARTS = [
  { name: 'goal', lines: 2 },
  { name: 'components', lines: 2 },
  { name: 'set-up', lines: 3 },
  { name: 'turn', lines: 3, picture: 'again' },
  { name: 'buy', lines: 3, picture: 'choosing' },
  { name: 'advance', lines: 1, picture: 'advancing' },
  { name: 'income', lines: 2, picture: 'income' },
  { name: 'special', lines: 2, picture: 'special' },
  { name: 'tile', lines: 1, picture: 'tile' },
  { name: 'end', lines: 2, picture: 'scoring' },
  { name: 'solo', lines: 4 },
] as { name: string; lines: number; picture?: Picture }[];

export function aid(): Part[] {
  return PARTS.map(({ name, lines, picture }) => ({
    title: t(`aid-${name}`),
    lines: Array.from({ length: lines }, (_, index) => t(`aid-${name}-${index + 1}`)),
    picture,
  }));
}

/** The commands of the command line with their messages. */
export const COMMANDS: [command: string, what: string][] = [
  ['X0a7', 'command-patch'],
  ['+d9', 'command-special'],
  ['pass', 'command-pass'],
  ['m', 'command-m'],
  ['q, o', 'command-q'],
  ['t', 'command-t'],
  ['l, s', 'command-l'],
  ['w 2', 'command-w'],
  ['fit 2', 'command-fit'],
  ['hint, why', 'command-hint'],
  ['turn', 'command-turn'],
  ['undo, resign, ?', 'command-undo'],
  ['clock', 'command-clock'],
  ['accept, decline', 'command-accept'],
  ['claim, abort, rematch', 'command-claim'],
];
