/**
 * Addresses of the games that are in this browser alone, one of each kind: against the computer,
 * two at one screen, against the Automa.
 */
import type { NewGame } from './types.ts';

export const LOCAL_OPPONENTS = ['computer', 'person', 'automa'] as const;
export type LocalOpponent = (typeof LOCAL_OPPONENTS)[number];

/** Where the game of a kind goes on. */
export function localPath(opponent: LocalOpponent) {
  return opponent === 'computer' ? '/offline' : `/offline?opponent=${opponent}`;
}

/** Where a new game begins, unless one of its kind is under way. */
export function localGamePath({ opponent, level, first, board, deck, names }: NewGame) {
  const wanted = { opponent, level, first, board, deck };
  const given = Object.entries(wanted).filter(([, value]) => value !== null && value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  for (const name of names ?? []) query.append('name', name);
  return `/offline?${query}`;
}
