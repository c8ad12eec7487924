/** A review in words: the move, its loss, the better move and the reasons. */
import { isAutomas } from '../core/rules/automa.ts';
import {
  moveLabel,
  nameIn,
  nameOf,
  placeIn,
  turnReason,
  turnTitle,
  whoIs,
} from '../core/sentences.ts';
import { otherOf } from '../core/seats.ts';
import { reasonSentence } from '../core/reasons.ts';
import { t, tag, tenths } from '../core/words.ts';
import {
  chanceOf,
  decisionAt,
  marginOf,
  type Judged,
  type Cause,
  type Decision,
  type Document,
} from './document.ts';
import type { Stream } from './following.ts';
import type { Finding, Lesson } from './finding.ts';
import type { Line } from './on_show.ts';
import type { Patches, Player, Seat } from '../core/types.ts';
import type { Review } from './review.ts';

/** A loss below this is not mentioned, in points. */
const HARDLY = 0.5;

export function hundredths(value: number) {
  return new Intl.NumberFormat(tag(), { minimumFractionDigits: 2 }).format(value);
}

/** Format a share as a percentage: `38`. */
export function percent(share: number) {
  return String(Math.round(share * 100));
}

/** Describe the position on show for screen readers. */
export function sentenceAt(review: Review) {
  const { at, document } = review.state;
  const { decision } = review;
  if (at === 0) return [t('review-start'), startSentence(review)].filter(Boolean).join('. ');
  const sentences = [`${t('review-move-was', { where: title(review), move: deed(review) })}.`];
  if (decision) {
    sentences.push(verdict(decision), better(decision, review.patches));
    sentences.push(...reasons(decision, review.patches));
    sentences.push(worth(review, decision));
  } else if (document !== null) sentences.push(t('review-unjudged'));
  return sentences.filter(Boolean).join(' ');
}

/** Format the title of a decision: `Move 17: You`. */
export function title({ game, state: { at } }: Review) {
  if (at === 0) return t('review-start');
  const player = game.frames[at].player ?? 1;
  return t('review-move', { number: String(at), name: nameOf(game.seats, player) });
}

/** Format what a move does: `wide T at c4`. */
export function deed({ game, patches, state: { at } }: Review, named: boolean = true) {
  const { move } = game.frames[at];
  return move === null ? '' : moveLabel(move, patches, named);
}

export function verdict({ choice, best, move, points_lost, chance_lost, mark, luck }: Judged) {
  if (isAutomas(move)) return luckWords(luck);
  if (!choice) return t('review-only-move');
  const [points, chance] = [points_lost ?? 0, chance_lost ?? 0];
  if (move === best) return t('review-best-move');
  if (mark === null && points < HARDLY) return t('review-good-move');
  const lost = { points: tenths(points), percent: percent(chance) };
  const words = chance >= 0.01 ? t('review-lost-both', lost) : t('review-lost-points', lost);
  if (mark === null) return `${words}.`;
  return t('label-and-note', { label: t(`review-mark-${mark}`), note: words });
}

function luckWords(luck: Decision['luck']) {
  const points = luck?.points ?? 0;
  if (Math.abs(points) < HARDLY) return `${t('review-level-luck')}.`;
  const key = points > 0 ? 'review-lucky' : 'review-unlucky';
  return `${t(key, { points: tenths(Math.abs(points)) })}.`;
}

export function hasBetter({ choice, best, move, mark, points_lost }: Judged) {
  return (
    choice && best !== null && best !== move && (mark !== null || (points_lost ?? 0) >= HARDLY)
  );
}

/** Format the better move: `Better: the wide T.` */
export function better(decision: Judged, patches: Patches) {
  return hasBetter(decision) ? `${betterLabel(decision, patches)}.` : '';
}

/** Name the better move; if only the place was wrong, both places. */
export function betterLabel({ best, move }: Judged, patches: Patches) {
  if (best === null) return t('review-better');
  if (best === 'pass') return t('review-better-pass');
  const [there, here] = [best, move].map((each) => placeIn(each, patches));
  if (best.startsWith('+')) return t('review-better-put', { there, here });
  const patch = nameIn(patches, best[0]);
  if (move === 'pass' || best[0] !== move[0]) return t('review-better-take', { patch });
  return t(there === here ? 'review-better-turned' : 'review-better-elsewhere', {
    ...{ patch, there, here },
  });
}

export function reasons(decision: Judged, patches: Patches) {
  if (!hasBetter(decision)) return [];
  return decision.reasons.map((reason) => reasonSentence(reason, patches, true));
}

/** Tell how things stand after a decision, by the scale of the graph. */
export function worth({ game, view, state: { scale } }: Review, { after }: Judged) {
  return scale === 'points'
    ? marginWords(marginOf(after, view), view, game.seats)
    : t('review-chance-of', {
        ...whoIs(game.seats, view),
        percent: percent(chanceOf(after, view)),
      });
}

/**
 * Format a margin: `You by 8.4`.
 * @param margin  of the player
 */
export function marginWords(margin: number, player: Player, seats: Seat[]) {
  const points = tenths(Math.abs(margin));
  if (points === tenths(0)) return t('review-margin', { who: 'level', name: '', points });
  return t('review-margin', { ...whoIs(seats, margin > 0 ? player : otherOf(player)), points });
}

/** Tell the engine's opinion of ring and seat. */
export function startSentence({ game, view, state: { document } }: Review) {
  const start = document?.start;
  if (!start) return '';
  const margin = marginOf(start, view);
  const points = tenths(Math.abs(margin));
  if (points === tenths(0)) return t('review-start-level');
  return t('review-start-ahead', {
    ...whoIs(game.seats, margin > 0 ? view : otherOf(view)),
    points,
  });
}

/** Tell how the game ended. */
export function endSentence({ game }: Review) {
  const last = game.frames[game.frames.length - 1];
  return last.stage === 'over'
    ? `${turnTitle(last, game.seats)}. ${turnReason(last, game.seats)}`
    : '';
}

export function sideSentence({ game, state: { document } }: Review, player: Player) {
  const side = document?.sides[player - 1];
  if (!side || side.accuracy === null || side.decisions === 0) return '';
  const values = {
    ...whoIs(game.seats, player),
    points: tenths(side.points_lost),
    accuracy: String(Math.round(side.accuracy)),
  };
  return side.near_level === null
    ? t('review-overview', values)
    : t('review-overview-level', { ...values, level: String(side.near_level) });
}

export function lineSentence({ frames, at }: Line, patches: Patches) {
  const { move } = frames[at];
  const of = String(frames.length - 1);
  if (move === null) return t('review-line-before');
  const label = t('review-line-at', { number: String(at), of });
  return t('label-and-note', { label, note: moveLabel(move, patches, true) });
}

export function streamWords(stream: Stream, document: Document | null) {
  if (stream.kind === 'refused') {
    const key = document === null ? 'review-refused' : 'review-stopped';
    return t(key, { sentence: stream.sentence });
  }
  if (stream.kind === 'waiting') return t('review-waiting', { ahead: stream.ahead });
  if (stream.kind === 'whole' && document?.hasReasons === false) return t('review-whole-here');
  if (stream.kind !== 'coming' || document === null) return t(`review-${stream.kind}`);
  const { done, of, stage } = document;
  return t(stage === 'quick' ? 'review-coming' : 'review-refining', {
    done: String(done),
    of: String(of),
  });
}

/** Comment on an answer in a lesson, or ask the question. */
export function findingWords({ answer, judging, decision }: Finding, margin: { points: number }) {
  if (judging !== null) return t('review-find-thinking');
  if (answer !== null) return t(`review-find-${answer.verdict}`, { points: tenths(answer.lost) });
  const values = { number: String(decision.number), points: tenths(margin.points) };
  return t('review-find-question', values);
}

/** Explain the best move as far as the reasons are known. */
export function whyWords(number: number, document: Document, patches: Patches) {
  const decision = decisionAt(document, number);
  if (!decision) return '';
  const why = reasons(decision, patches);
  if (why.length === 0)
    why.push(t(document.hasReasons === false ? 'review-why-here' : 'review-why'));
  return [better(decision, patches), ...why].join(' ');
}

/** Sum up a lesson: the number found, and the main cause of lost points. */
export function lessonWords({ numbers, outcomes }: Lesson, document: Document) {
  const count = (outcome: string) =>
    numbers.filter((number) => outcomes[number] === outcome).length;
  const first = count('first');
  const found = first + count('later');
  const words = t('review-lesson-found', {
    ...{ found: String(found), of: String(numbers.length), first: String(first) },
  });
  const sums = new Map<Cause, number>();
  for (const number of numbers)
    for (const [cause, points] of Object.entries(document.decisions[number - 1].account ?? {}))
      sums.set(cause as Cause, (sums.get(cause as Cause) ?? 0) + points);
  const all = [...sums.values()].reduce((sum, points) => sum + points, 0);
  const [most] = [...sums].sort(([, one], [, other]) => other - one);
  if (!most || all === 0) return [words];
  const [cause, points] = most;
  return [
    words,
    t('review-lesson-cause', {
      ...{ cause: t(`review-account-${cause}`), points: tenths(points), all: tenths(all) },
    }),
    t(`review-lesson-${cause}`),
  ];
}
