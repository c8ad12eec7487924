/** The best and the costliest move of whoever plays at this screen, for the result of a game. */
import { costliest, isFinal } from './document.ts';
import type { Document } from './types.ts';
import type { Player } from '../core/types.ts';

type Moment = {
  player: Player;
  /** Of the decision, from 1. */
  number: number;
  move: string;
  /** Gained or lost. */
  points: number;
};

/** Null: there is none; undefined: not known yet. */
export type Perhaps = Moment | null | undefined;

/** What a review says of these players so far; among two it is the better and the worse. */
export function momentsOf(
  document: Document | null,
  players: Player[],
): { best: Perhaps; worst: Perhaps } {
  // Before the last stage every decision may still turn out to be better or worse.
  if (document?.stage !== 'deep') return { best: undefined, worst: undefined };
  const none = isFinal(document) ? null : undefined;
  const most = (moments: Moment[]) =>
    moments.sort((one, other) => other.points - one.points)[0] ?? none;
  return {
    best: most(players.flatMap((player) => finest(document, player))),
    worst: most(players.flatMap((player) => worst(document, player))),
  };
}

function finest({ decisions, finest }: Document, player: Player): Moment[] {
  const found = finest[player - 1];
  return found ? [{ player, ...found, move: decisions[found.number - 1].move }] : [];
}

function worst(document: Document, player: Player): Moment[] {
  return costliest(document, player)
    .slice(0, 1)
    .map(({ number, move, points_lost }) => ({ player, number, move, points: points_lost ?? 0 }));
}
