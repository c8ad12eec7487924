/** The calls of the first page: one's games, the lobby, whom one can ask for a game. */
import { call } from '../core/api.ts';
import type { GamesPage as MyGamesPage, Lobby, Opponents } from '../core/messages.ts';
import type { Terms } from './lobby.ts';

/** Games in one part of the list. */
const GAMES = 12;

/** One's games, those that wait first; from `next` on where a cursor is given. */
export function fetchMyGames(cursor: string | null = null): Promise<MyGamesPage> {
  const from = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
  return call(`/api/me/games?limit=${GAMES}${from}`);
}

/** Who waits, what can be watched, and which bots are there. */
export function fetchLobby(): Promise<Lobby> {
  return call('/api/lobby');
}

/** The people one has played. */
export function fetchOpponents(): Promise<Opponents> {
  return call('/api/me/opponents');
}

/** Invite whom one played in a game. */
export function inviteAgain(game: string, terms: Terms): Promise<{ id: string; url: string }> {
  return call(`/api/games/${game}/again`, terms);
}

/** @param bot  its id */
export function challengeBot(
  bot: string,
  { rated, ...terms }: Terms,
): Promise<{ id: string; url: string }> {
  return call('/api/challenges', { bot, ...terms, rated, takebacks: !rated });
}

/** Sit down with whoever waits, or wait. */
export function findMatch(
  wish: Terms & { board: 'revised' | 'original' },
): Promise<{ id: string; url: string; waiting: boolean }> {
  return call('/api/match', wish);
}
