/** A rematch without an agreement: same opponent and board, and the other side begins. */
import { DEFAULT_LEVEL } from './generated/figures.ts';
import { levelIn } from './levels.ts';
import { ownSeats } from './seats.ts';
import type { NewGame, Table } from './types.ts';

/**
 * Build the request for the next game; null where the players must agree on it, or for spectators.
 */
export function nextGame({ mode, board, seats, automa }: Table): NewGame | null {
  const [own] = ownSeats(seats);
  if (own === undefined || mode === 'remote') return null;
  const common = { board, seed: null, from: null, names: null };
  if (mode === 'solo' && automa)
    return { ...common, opponent: 'automa', deck: automa.deck, level: automa.level, first: 'you' };
  if (mode === 'screen')
    return {
      ...common,
      opponent: 'person',
      first: 'you',
      names: [seats[1].name, seats[0].name],
    };
  const first = own === 1 ? 'opponent' : 'you';
  const level = levelIn(seats[2 - own].name) ?? DEFAULT_LEVEL;
  return { ...common, opponent: 'computer', level, first };
}
