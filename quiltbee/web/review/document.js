/**
 * The document of a review: it comes whole at first, then line by line what is known better.
 *
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('./types.js').Decision} Decision
 * @typedef {import('./types.js').Document} Document
 * @typedef {import('./types.js').Estimate} Estimate
 * @typedef {import('./types.js').Line} Line
 * @typedef {Decision & {before: Estimate, after: Estimate}} Judged
 */
import { Outdated } from '../core/api.js';
import { t } from '../core/words.js';

/** The version of the document that this page reads. */
const VERSION = 2;

/**
 * The document after another line. What was judged stays judged, even if the server begins anew.
 * @param {Document | null} before
 * @param {Line} line
 * @returns {Document | null}
 */
export function afterLine(before, line) {
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

/** How far a review is. @param {Pick<Document, 'stage' | 'done'>} document */
function rank({ stage, done }) {
  return STAGES.indexOf(stage) * 1e4 + done;
}

/** Whether nothing more is to come. @param {Document | null} document */
export function isFinal(document) {
  return document !== null && document.stage === 'deep' && document.done >= document.of;
}

/** Whether every decision is judged, however well. @param {Document | null} document */
export function isWhole(document) {
  return document !== null && document.decisions.every(isJudged);
}

/** @param {Decision | undefined} decision @returns {decision is Judged} */
export function isJudged(decision) {
  return Boolean(decision?.before && decision.after);
}

/**
 * The decision that led to the position after so many moves; null where there is none, or nobody
 * has looked at it yet.
 * @param {Document | null} document
 * @param {number} number
 */
export function decisionAt(document, number) {
  const decision = document?.decisions[number - 1];
  return isJudged(decision) ? decision : null;
}

/**
 * The marked decisions in the order of the game.
 * @param {Document | null} document
 * @param {Player | null} seat   whose; null for both
 */
export function marked(document, seat) {
  return (document?.decisions ?? []).filter(
    /** @returns {each is Judged} */
    (each) => isJudged(each) && each.mark !== null && (seat === null || each.seat === seat),
  );
}

/**
 * The costliest decisions of a side that lost something, the costliest first.
 * @param {Document | null} document
 * @param {Player} seat
 */
export function costliest(document, seat) {
  return (document?.costliest[seat - 1] ?? [])
    .map((number) => decisionAt(document, number))
    .filter((each) => each !== null)
    .filter(({ best, points_lost }) => best !== null && (points_lost ?? 0) > 0)
    .slice(0, 3);
}

/**
 * What a position is worth to a player, in points.
 * @param {Pick<Estimate, 'margin'>} estimate
 * @param {Player} player
 */
export function marginOf({ margin }, player) {
  return player === 1 ? margin : -margin;
}

/**
 * A player's chance to win, 0 to 1.
 * @param {Pick<Estimate, 'chance'>} estimate
 * @param {Player} player
 */
export function chanceOf({ chance }, player) {
  return player === 1 ? chance : 1 - chance;
}
