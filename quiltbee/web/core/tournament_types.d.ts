/** What the server tells about tournaments (docs/tournaments.md). */

export type Kind = 'swiss' | 'round_robin' | 'double_round_robin';

/** A tournament as it stands in the list. */
export interface ListedTournament {
  id: string;
  name: string;
  kind: Kind;
  state: 'open' | 'running' | 'over';
  created: number;
  rounds: number | null;
  round: number;
  entrants: number;
  organising: boolean;
  you: number | null;
}

export interface Entrant {
  entrant: number;
  name: string;
  withdrawn: boolean;
}

export interface TournamentGame {
  id: string;
  url: string;
  first: number;
  second: number;
  over: boolean;
  winner: number | null;
  scores: [number, number] | null;
  reason: string | null;
}

export interface Pairing {
  pairing: number;
  first: number;
  second: number | null;
  points: [number, number];
  games: TournamentGame[];
}

export interface Standing {
  place: number;
  entrant: number;
  points: number;
  direct: number;
  buchholz: number;
  sonneborn_berger: number;
  wins: number;
  margin: number;
}

export interface Tournament extends Omit<ListedTournament, 'entrants'> {
  clock: string | null;
  board: 'revised' | 'original';
  twice: boolean;
  rated: boolean;
  entrants: Entrant[];
  schedule: { round: number; pairings: Pairing[] }[];
  standings: Standing[];
  cross_table: (number | null)[][];
}

export interface NewTournament {
  name: string;
  kind: Kind;
  rounds: number | null;
  clock: string | null;
  board: 'revised' | 'original';
  twice: boolean;
  rated: boolean;
}
