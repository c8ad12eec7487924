/** The document of a review: it arrives whole, then line by line with improvements. */
import { Outdated } from '../core/api.ts';
import { t } from '../core/words.ts';
import type { Changes, Decision, Review, Value } from '../core/generated/messages.ts';
import type { Player } from '../core/types.ts';

export type { Decision, Side } from '../core/generated/messages.ts';
export type Estimate = Value;

/** A review; the page's own has no reasons. */
export type Document = Review & { hasReasons?: false };

export type Mark = 'inaccuracy' | 'mistake' | 'blunder';
export type Cause = 'placing' | 'timing' | 'economy' | 'special' | 'patches';

/** A whole review, its changes, or the number of reviews that come first. */
export type Line = Review | Changes | { waiting: number };

export type Judged = Decision & { before: Estimate; after: Estimate };

const VERSION = 2;

/** Merge a line into the document. Judged decisions stay judged, even if the server starts over. */
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

/** Rank the progress of a review. */
function rank({ stage, done }: Pick<Document, 'stage' | 'done'>) {
  return STAGES.indexOf(stage) * 1e4 + done;
}

export function isFinal(document: Document | null) {
  return document !== null && document.stage === 'deep' && document.done >= document.of;
}

export function isWhole(document: Document | null) {
  return document !== null && document.decisions.every(isJudged);
}

export function isJudged(decision: Decision | undefined): decision is Judged {
  return Boolean(decision?.before && decision.after);
}

/** Return the decision before a position if it has been judged, else null. */
export function decisionAt(document: Document | null, number: number) {
  const decision = document?.decisions[number - 1];
  return isJudged(decision) ? decision : null;
}

/**
 * List the marked decisions in game order.
 * @param seat  null for both
 */
export function marked(document: Document | null, seat: Player | null) {
  return (document?.decisions ?? []).filter(
    (each): each is Judged =>
      isJudged(each) && each.mark !== null && (seat === null || each.seat === seat),
  );
}

/** List the decisions of a side that lost something, the costliest first. */
export function costliest(document: Document | null, seat: Player) {
  return (document?.costliest[seat - 1] ?? [])
    .map((number) => decisionAt(document, number))
    .filter((each) => each !== null)
    .filter(({ best, points_lost }) => best !== null && (points_lost ?? 0) > 0)
    .slice(0, 3);
}

/** Return the value of a position for a player, in points. */
export function marginOf({ margin }: Pick<Estimate, 'margin'>, player: Player) {
  return player === 1 ? margin : -margin;
}

/** Return a player's chance to win, 0 to 1. */
export function chanceOf({ chance }: Pick<Estimate, 'chance'>, player: Player) {
  return player === 1 ? chance : 1 - chance;
}

const MOST = 3;

/** List the numbers of the costliest decisions. */
export function mostCostly(document: Document | null, own: Player | null) {
  const sides = own === null ? ([1, 2] as Player[]) : [own];
  return costliestOf(
    sides.flatMap((side) => costliest(document, side)),
    MOST,
  );
}

/** List the numbers of the costliest of some decisions. */
export function costliestOf(decisions: Judged[], most: number) {
  return [...decisions]
    .sort((one, other) => (other.points_lost ?? 0) - (one.points_lost ?? 0))
    .slice(0, most)
    .map(({ number }) => number);
}

/** Update a list so that numbers that remain keep their places, and new ones fill the gaps. */
export function keptPlaces(before: number[], now: number[]) {
  const fresh = now.filter((number) => !before.includes(number));
  const places = before.map((number) => (now.includes(number) ? number : fresh.shift()));
  return [...places, ...fresh].filter((number) => number !== undefined);
}

type Moment = {
  player: Player;
  /** The decision's number, from 1. */
  number: number;
  move: string;
  /** The gain or loss. */
  points: number;
};

/** Null: none; undefined: not known yet. */
export type Perhaps = Moment | null | undefined;

/** Find the best and the costliest move of these players in a final review. */
export function momentsOf(
  document: Document | null,
  players: Player[],
): { best: Perhaps; worst: Perhaps } {
  // Before the final stage every decision may still change.
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
