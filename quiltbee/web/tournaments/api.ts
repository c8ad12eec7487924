/**
 * The calls about tournaments (docs/tournaments.md). Every failure is an Error with one clear
 * sentence.
 */
import { call, textOf } from '../core/api.ts';
import type {
  GameInTournament,
  ListedTournament,
  NewTournament,
  TournamentShape as Tournament,
} from '../core/messages.ts';

/** Those that one organises or has joined. */
export function fetchTournaments(): Promise<{ tournaments: ListedTournament[] }> {
  return call('/api/tournaments');
}

export function makeTournament(
  wish: NewTournament,
): Promise<{ id: string; url: string; invitation: string }> {
  return call('/api/tournaments', wish);
}

export function fetchTournament(id: string): Promise<Tournament> {
  return call(`/api/tournaments/${id}`);
}

/** A new link; the one before is void. */
export function inviteAgain(id: string): Promise<{ invitation: string }> {
  return call(`/api/tournaments/${id}/invitation`, {});
}

/** @param code  a public one needs none */
export function join(id: string, code: string | null, name: string | null): Promise<Tournament> {
  return call(`/api/tournaments/${id}/join`, { code, name });
}

export function start(id: string): Promise<Tournament> {
  return call(`/api/tournaments/${id}/start`, {});
}

export function withdraw(id: string): Promise<Tournament> {
  return call(`/api/tournaments/${id}/withdraw`, {});
}

export function removeEntrant(id: string, entrant: number): Promise<Tournament> {
  return call(`/api/tournaments/${id}/remove`, { entrant });
}

/** Declare the games of a pairing that run lost for one of its two people. */
export function forfeit(id: string, pairing: number, entrant: number): Promise<Tournament> {
  return call(`/api/tournaments/${id}/forfeit`, { pairing, entrant });
}

/** The right result of a game that is over. */
export function correct(
  id: string,
  right: { game: string; winner: number | null; note: string },
): Promise<Tournament> {
  return call(`/api/tournaments/${id}/correct`, right);
}

/** Ask for a half-point bye, or call it off. */
export function askBye(id: string, round: number, wanted: boolean): Promise<Tournament> {
  return call(`/api/tournaments/${id}/bye`, { round, wanted });
}

/** Enter a bot of one's own. */
export function enterBot(id: string, bot: string, code: string | null): Promise<Tournament> {
  return call(`/api/tournaments/${id}/enter`, { bot, code });
}

export function fetchPlace(game: string): Promise<GameInTournament> {
  return call(`/api/games/${game}/tournament`);
}

export async function removeTournament(id: string) {
  await textOf(`/api/tournaments/${id}`, {}, 'DELETE');
}
