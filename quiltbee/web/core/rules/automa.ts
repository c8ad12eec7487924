/**
 * The Automa's turns. The server chooses by hidden cards and reports the choice; here it is
 * verified and played.
 */
import { AUTOMA_LEVELS, LAST_SPACE } from '../generated/figures.ts';
import { automaOwned, choices, deciderOf, takenFrom } from './position.ts';
import type { AutomaTurn, Position } from '../types.ts';

export function levelOf(number: number) {
  return AUTOMA_LEVELS[number - 1];
}

export function isMarkerOnBoard({ automa, players, tile }: Position) {
  return automa !== null && tile !== 1 && players[1].time < levelOf(automa.level).marker;
}

/** Test whether a move is the Automa's: `A:X`. */
export function isAutomas(token: string) {
  return token.startsWith('A:');
}

/**
 * Play a turn of the Automa; null if it is impossible here.
 * @param token  `A:X`, or `A:pass` if it advanced
 */
export function playAutoma(position: Position, token: string, turn: AutomaTurn): Position | null {
  const [person, owned] = position.players;
  const { automa } = position;
  const { taken, start, stop } = turn;
  const offered = choices(position).join('');
  if (automa === null || deciderOf(position) !== 'card' || start !== owned.time) return null;
  if (turn.choices !== offered || (taken !== null && !offered.includes(taken))) return null;
  if (token !== `A:${taken ?? 'pass'}` || stop <= start || stop > LAST_SPACE) return null;
  const over = stop === LAST_SPACE && person.time === LAST_SPACE;
  return {
    ...position,
    ring: taken === null ? position.ring : takenFrom(position.ring, taken),
    players: [person, automaOwned(owned.buttons + turn.income, stop)],
    turn: stop > person.time || over ? 1 : 2,
    stage: over ? 'over' : 'action',
    tile: turn.takes_special_tile ? 2 : position.tile,
    automa: { ...automa, taken: automa.taken + (taken ?? '') },
  };
}
