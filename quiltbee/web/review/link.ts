/**
 * The game in a link, where no server reads it: a duel from its set-up, as the page links to it.
 */
import { positionString } from '../core/rules/notation.ts';
import { newGame } from '../core/rules/position.ts';
import type { Replay } from '../core/types.ts';

const LINK = /^#([A-Za-g]{33}),((?:[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\.)*)(,o)?$/;
const TOKEN = /[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\./g;

/**
 * Null for any other link. Whether the moves are legal is not asked.
 * @param link  `#RING,MOVES`
 */
export function duelIn(link: string): Replay | null {
  const found = LINK.exec(link);
  if (found === null) return null;
  const [, ring, tokens, original] = found;
  const start = newGame(ring, original ? 'original' : 'revised');
  const moves = (tokens.match(TOKEN) ?? []).map((token) => (token === '.' ? 'pass' : token));
  const rest = { comment: null, automa: null, ended: null, result: null, record: '' };
  return { ...rest, tags: {}, start: positionString(start, null), moves, link };
}
