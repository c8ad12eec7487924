/**
 * The attempt at a puzzle, and its texts. Any accepted move counts; a good one that is not the best
 * may be replaced without penalty. The same as the server's rules.
 */
import { reasonSentence } from '../core/reasons.ts';
import { linked, tokensOf } from '../core/rules/notation.ts';
import { signed } from '../core/sentences.ts';
import { t, tenths } from '../core/words.ts';
import type { PuzzleState } from '../core/generated/messages.ts';
import type { Patches } from '../core/types.ts';

/** Unknown: not judged. */
type Verdict = 'solved' | 'next' | 'good' | 'wrong' | 'unknown';

export type Solving = {
  puzzle: PuzzleState;
  /** The index of the current decision. */
  step: number;
  tries: string[];
  /** The last try; `lost` in points, null if it was not judged. */
  last: { move: string; verdict: Verdict; lost: number | null } | null;
  /** Margins of moves that the engine has judged. */
  judged: Record<string, number>;
  /** Solved or given up. */
  over: boolean;
  solved: boolean;
  /** The attempt that counts has failed; further tries are possible. */
  failed: boolean;
};

/** The largest loss of a good move, in points. */
const GOOD_WITHIN = 4.5;

/** A loss below this corrects the player's own mistake, in points. */
const RIGHT_WITHIN = 2;

export function solvingOf(puzzle: PuzzleState): Solving {
  return {
    puzzle,
    step: 0,
    tries: [],
    last: null,
    judged: {},
    over: false,
    solved: false,
    failed: false,
  };
}

export function moverIn(position: string): 1 | 2 {
  const [, , , , , turn] = position.split(' ');
  return turn?.startsWith('2') && !position.includes(':') ? 2 : 1;
}

/** Return the current or last decision. */
export function stepOf({ puzzle, step }: Solving) {
  return puzzle.steps[step];
}

export function linesOf(solving: Solving) {
  const { best, rejected } = stepOf(solving);
  return [best.line, rejected[0].line];
}

export function tried(solving: Solving, move: string): Solving {
  if (solving.over) return solving;
  const { step } = solving;
  const verdict = verdictOf(solving, move);
  return {
    ...solving,
    step: verdict === 'next' ? step + 1 : step,
    tries: [...solving.tries, move],
    last: { move, verdict, lost: lostBy(solving, move) },
    over: verdict === 'solved',
    solved: verdict === 'solved',
    failed: solving.failed || verdict === 'wrong',
  };
}

export function givenUp(solving: Solving) {
  return { ...solving, over: true, failed: true };
}

/** Test whether the engine has to judge a move. */
export function hasToBeJudged(solving: Solving, move: string) {
  return Boolean(solving.puzzle.own) && lostBy(solving, move) === null;
}

/**
 * Record the engine's judgment of a move.
 * @param margin  the mover's
 */
export function judged(solving: Solving, move: string, margin: number): Solving {
  return { ...solving, judged: { ...solving.judged, [move]: margin } };
}

function verdictOf(solving: Solving, move: string): Verdict {
  const { steps, own } = solving.puzzle;
  const { accepted } = stepOf(solving);
  if (accepted.includes(move))
    return move === accepted[0] && solving.step + 1 < steps.length ? 'next' : 'solved';
  const lost = lostBy(solving, move);
  if (own && lost === null) return 'unknown';
  if (own) return Number(lost) < RIGHT_WITHIN ? 'solved' : 'wrong';
  const isGood = solving.puzzle.stake !== 'win' && lost !== null && lost <= GOOD_WITHIN;
  return isGood ? 'good' : 'wrong';
}

/** Compute the loss of a move in points; null if it was not judged. */
function lostBy(solving: Solving, move: string) {
  const { accepted, best, rejected } = stepOf(solving);
  if (accepted.includes(move)) return 0;
  const known = rejected.find((choice) => choice.move === move)?.margin ?? solving.judged[move];
  return known === undefined ? null : Math.max(0, best.margin - known);
}

/** Return the moves from the start of the puzzle to a step. */
export function movesTo({ steps }: PuzzleState, step: number) {
  return steps.slice(0, step).flatMap(({ accepted, replies }) => [accepted[0], ...replies]);
}

/**
 * Link to the current decision with the moves before it. The position stays as the server sent it,
 * with the public facts on unknown cards.
 */
export function linkOf({ puzzle, step }: Solving) {
  const moves = movesTo(puzzle, step);
  return `#p=${linked(puzzle.position)}${moves.length > 0 ? `,${tokensOf(moves)}` : ''}`;
}

/** State the task, or comment on the last try. */
export function questionWords({ puzzle, step, last, over, solved, failed }: Solving) {
  if (solved) return t(failed ? 'puzzle-found-later' : 'puzzle-solved');
  if (over) return t('puzzle-given-up');
  if (last?.verdict === 'wrong') return wrongWords(puzzle, last.lost);
  if (last?.verdict === 'unknown') return t('puzzle-not-judged');
  if (last?.verdict === 'good') return t('puzzle-good', { points: pointsOf(last.lost ?? 0) });
  if (last?.verdict === 'next')
    return t('puzzle-go-on', { step: step + 1, of: puzzle.steps.length });
  if (puzzle.own) return t('puzzle-ask-own', { points: behind(puzzle.steps[step]) });
  return taskWords(puzzle);
}

/** Format the task of a puzzle: `You are 2 behind: find a winning move.` */
export function taskWords(puzzle: PuzzleState) {
  const { stake, variant, steps, lead } = puzzle;
  if (!stake) return t(variant === 'solo' ? 'puzzle-ask-solo' : 'puzzle-ask');
  if (stake === 'swing') return t('puzzle-task-swing', { points: behind(steps[0]) });
  const side = lead ? (lead < 0 ? 'behind' : 'ahead') : 'level';
  return t(`puzzle-task-${stake}`, { side, points: Math.abs(lead ?? 0) });
}

function wrongWords({ stake, own }: PuzzleState, lost: number | null) {
  if (stake === 'win') return t('puzzle-wrong-win');
  if (own || lost === null) return t('puzzle-wrong');
  return t('puzzle-wrong-by', { points: pointsOf(lost) });
}

/** Explain each decision so far, with the figures of the analysis behind the puzzle. */
export function reasonWords(solving: Solving, patches: Patches) {
  const { puzzle, step } = solving;
  const { accepted, best, rejected } = stepOf(solving);
  const [next] = rejected;
  const words = {
    ...{ best: choiceWords(best.move, patches), next: choiceWords(next.move, patches) },
    ...{ margin: pointsOf(best.margin), other: pointsOf(next.margin) },
  };
  if (puzzle.own) return [t('puzzle-figures-own', words)];
  const { stake } = puzzle;
  const isWin = stake === 'win' || (stake === 'lead' && step === 0);
  const why = t(`puzzle-why-${isWin ? (best.margin === 0 ? 'win-tie' : stake) : 'choice'}`, {
    ...{ points: behind(stepOf(solving)), margin: pointsOf(Math.abs(best.margin)) },
    ...{ count: Math.abs(best.margin), others: accepted.length - 1 },
  });
  const figures = t(puzzle.proven ? 'puzzle-figures-proven' : 'puzzle-figures', words);
  return [...eventWords(solving, patches), why, figures];
}

/** Describe the events that only the best line has, one text per decision. */
function eventWords({ puzzle, step }: Solving, patches: Patches) {
  return puzzle.steps.slice(0, step + 1).flatMap(({ reasons = [] }, at) => {
    const sentences = reasons.map((reason) => reasonSentence(reason, patches, false)).join(' ');
    if (!sentences) return [];
    return step > 0 ? t('puzzle-decision', { number: at + 1, reasons: sentences }) : sentences;
  });
}

/** Compute the lead of the best move over the next. */
function behind({ best, rejected: [next] }: ReturnType<typeof stepOf>) {
  return pointsOf(best.margin - next.margin);
}

function choiceWords(move: string, patches: Patches) {
  if (move === 'pass') return t('puzzle-pass');
  return move.startsWith('+') ? t('puzzle-special') : patches[move[0]].name;
}

/** Format a margin, in tenths unless it is whole. */
function pointsOf(margin: number) {
  const points = Math.round(10 * margin) / 10;
  return Number.isInteger(points) ? signed(points) : tenths(points);
}

/** Format the rest of a run like a clock. */
export function clockWords(milliseconds: number) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
