/** The document of a review: it comes whole at first, then line by line what is known better. */
import { Outdated } from '../core/api.ts';
import { t } from '../core/words.ts';
import type { Decision, Document, Estimate, Line } from './types.ts';
import type { Player } from '../core/types.ts';

export type Judged = Decision & { before: Estimate; after: Estimate };

const VERSION = 2;

/**
 * The document after another line. What was judged stays judged, even if the server begins anew.
 */
export function afterLine(before: Document | null, line: Line): Document | null {
  if ('version' in line && line.version !== VERSION) throw new Outdated(t('page-outdated'));
  if (!('decisions' in line)) return before;
  if (before === null) return 'version' in line ? line : null;
  const newer = new Map(line.decisions.map((each) => [each.number, each]));
  const decisions = before.decisions.map((each) => {
    const after = newer.get(each.number);
    return after && (isJudged(after) || !isJudged(each)) ? after : each;
  });
  const isAnew = 'version' in line && rank(line) < rank(before);
  return isAnew ? { ...before, decisions } : { ...before, ...line, decisions };
}

const STAGES = ['quick', 'refined', 'deep'];

/** How far a review is. */
function rank({ stage, done }: Pick<Document, 'stage' | 'done'>) {
  return STAGES.indexOf(stage) * 1e4 + done;
}

/** Whether nothing more is to come. */
export function isFinal(document: Document | null) {
  return document !== null && document.stage === 'deep' && document.done >= document.of;
}

/** Whether every decision is judged, however well. */
export function isWhole(document: Document | null) {
  return document !== null && document.decisions.every(isJudged);
}

export function isJudged(decision: Decision | undefined): decision is Judged {
  return Boolean(decision?.before && decision.after);
}

/**
 * The decision that led to the position after so many moves; null where there is none, or nobody
 * has looked at it yet.
 */
export function decisionAt(document: Document | null, number: number) {
  const decision = document?.decisions[number - 1];
  return isJudged(decision) ? decision : null;
}

/**
 * The marked decisions in the order of the game.
 * @param seat  whose; null for both
 */
export function marked(document: Document | null, seat: Player | null) {
  return (document?.decisions ?? []).filter(
    (each): each is Judged =>
      isJudged(each) && each.mark !== null && (seat === null || each.seat === seat),
  );
}

/** The costliest decisions of a side that lost something, the costliest first. */
export function costliest(document: Document | null, seat: Player) {
  return (document?.costliest[seat - 1] ?? [])
    .map((number) => decisionAt(document, number))
    .filter((each) => each !== null)
    .filter(({ best, points_lost }) => best !== null && (points_lost ?? 0) > 0)
    .slice(0, 3);
}

/** What a position is worth to a player, in points. */
export function marginOf({ margin }: Pick<Estimate, 'margin'>, player: Player) {
  return player === 1 ? margin : -margin;
}

/** A player's chance to win, 0 to 1. */
export function chanceOf({ chance }: Pick<Estimate, 'chance'>, player: Player) {
  return player === 1 ? chance : 1 - chance;
}

const MOST = 3;

/** Their numbers, the costliest first. */
export function mostCostly(document: Document | null, own: Player | null) {
  const sides = own === null ? ([1, 2] as Player[]) : [own];
  return costliestOf(
    sides.flatMap((side) => costliest(document, side)),
    MOST,
  );
}

/** The numbers of the costliest of some decisions, the costliest first. */
export function costliestOf(decisions: Judged[], most: number) {
  return [...decisions]
    .sort((one, other) => (other.points_lost ?? 0) - (one.points_lost ?? 0))
    .slice(0, most)
    .map(({ number }) => number);
}

/** What is still among them stays where it was; what is new takes the places that are free. */
export function keptPlaces(before: number[], now: number[]) {
  const fresh = now.filter((number) => !before.includes(number));
  const places = before.map((number) => (now.includes(number) ? number : fresh.shift()));
  return [...places, ...fresh].filter((number) => number !== undefined);
}

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

/** What a final review says of these players; among two it is the better and the worse. */
export function momentsOf(
  document: Document | null,
  players: Player[],
): { best: Perhaps; worst: Perhaps } {
  // Until it is final every decision may still turn out to be better or worse.
  if (!document || !isFinal(document)) return { best: undefined, worst: undefined };
  const most = (moments: Moment[]) =>
    moments.sort((one, other) => other.points - one.points)[0] ?? null;
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
