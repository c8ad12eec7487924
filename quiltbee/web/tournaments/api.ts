/** The calls about tournaments (docs/tournaments.md), by what they do. */
import { call } from '../core/api.ts';
import type { NewTournament } from '../core/messages.ts';

export const fetchTournaments = () => call('GET /api/tournaments');
export const makeTournament = (wish: NewTournament) => call('POST /api/tournaments', wish);
export const fetchTournament = (tournament: string) =>
  call('GET /api/tournaments/{tournament}', { tournament });
export const inviteAgain = (tournament: string) =>
  call('POST /api/tournaments/{tournament}/invitation', { tournament });
/** @param code  a public one needs none */
export const join = (tournament: string, code: string | null, name: string | null) =>
  call('POST /api/tournaments/{tournament}/join', { tournament, code, name });
export const start = (tournament: string) =>
  call('POST /api/tournaments/{tournament}/start', { tournament });
export const withdraw = (tournament: string) =>
  call('POST /api/tournaments/{tournament}/withdraw', { tournament });
export const removeEntrant = (tournament: string, entrant: number) =>
  call('POST /api/tournaments/{tournament}/remove', { tournament, entrant });
export const forfeit = (tournament: string, pairing: number, entrant: number) =>
  call('POST /api/tournaments/{tournament}/forfeit', { tournament, pairing, entrant });
export const correct = (
  tournament: string,
  right: { game: string; winner: number | null; note: string },
) => call('POST /api/tournaments/{tournament}/correct', { tournament, ...right });
export const askBye = (tournament: string, round: number, wanted: boolean) =>
  call('POST /api/tournaments/{tournament}/bye', { tournament, round, wanted });
export const enterBot = (tournament: string, bot: string, code: string | null) =>
  call('POST /api/tournaments/{tournament}/enter', { tournament, bot, code });
export const fetchPlace = (game: string) => call('GET /api/games/{game}/tournament', { game });
export const removeTournament = (tournament: string) =>
  call('DELETE /api/tournaments/{tournament}', { tournament });
