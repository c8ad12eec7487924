/**
 * Addresses of the games in this browser alone, one of each kind: against the computer, two players
 * at one screen, against the Automa.
 */

export const LOCAL_OPPONENTS = ['computer', 'person', 'automa'] as const;
export type LocalOpponent = (typeof LOCAL_OPPONENTS)[number];

export function isLocalOpponent(opponent: string): opponent is LocalOpponent {
  return LOCAL_OPPONENTS.some((each) => each === opponent);
}

export function localPath(opponent: LocalOpponent) {
  return opponent === 'computer' ? '/offline' : `/offline?opponent=${opponent}`;
}
