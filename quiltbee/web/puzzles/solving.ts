/**
 * A puzzle being solved: what a move comes to, how far one is, and what is said of it. Any
 * accepted move counts; a good one that is not the best may be tried again without a penalty. The
 * same as the server's rules.
 */
import { reasonSentence } from '../core/reasons.ts';
import { linked, tokensOf } from '../core/rules/notation.ts';
import { signed } from '../core/sentences.ts';
import { t, tenths } from '../core/words.ts';
import type { PuzzleState } from '../core/generated/messages.ts';
import type { Patches } from '../core/types.ts';

/** Unknown: nobody judged it. */
type Verdict = 'solved' | 'next' | 'good' | 'wrong' | 'unknown';

export type Solving = {
  puzzle: PuzzleState;
  /** Which decision is asked for. */
  step: number;
  /** All that was tried. */
  tries: string[];
  /** The last try; `lost` in points, null where the move was not judged. */
  last: { move: string; verdict: Verdict; lost: number | null } | null;
  /** The margins of moves that an engine judged just now. */
  judged: Record<string, number>;
  /** Whether it was found, or the answer was asked for. */
  over: boolean;
  solved: boolean;
  /** Whether the attempt that counts has failed; one may go on trying. */
  failed: boolean;
};

/** A move that loses no more than so many points is good. */
const GOOD_WITHIN = 4.5;

/** A mistake of one's own is put right by a move that loses less than so many points. */
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

/** The decision that is asked for, or was last. */
export function stepOf({ puzzle, step }: Solving) {
  return puzzle.steps[step];
}

/** The best line of the decision, and that of the best of the other moves. */
export function linesOf(solving: Solving) {
  const { best, rejected } = stepOf(solving);
  return [best.line, rejected[0].line];
}

/** After a move was tried. */
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

/** After the answer was asked for, which counts as a failure. */
export function givenUp(solving: Solving) {
  return { ...solving, over: true, failed: true };
}

/** Whether an engine has to say what a move is worth. */
export function hasToBeJudged(solving: Solving, move: string) {
  return Boolean(solving.puzzle.own) && lostBy(solving, move) === null;
}

/**
 * After an engine has judged a move.
 * @param margin  of whoever moved
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

/** How many points a move loses; null for one that was not judged. */
function lostBy(solving: Solving, move: string) {
  const { accepted, best, rejected } = stepOf(solving);
  if (accepted.includes(move)) return 0;
  const known = rejected.find((choice) => choice.move === move)?.margin ?? solving.judged[move];
  return known === undefined ? null : Math.max(0, best.margin - known);
}

/** The moves from the start of the puzzle to a step. */
export function movesTo({ steps }: PuzzleState, step: number) {
  return steps.slice(0, step).flatMap(({ accepted, replies }) => [accepted[0], ...replies]);
}

/**
 * A link to the decision that is asked for, with the moves to it. It has the position as the server
 * told it, so what is public of unknown cards stays.
 */
export function linkOf({ puzzle, step }: Solving) {
  const moves = movesTo(puzzle, step);
  return `#p=${linked(puzzle.position)}${moves.length > 0 ? `,${tokensOf(moves)}` : ''}`;
}

/** The task, and then what the last try came to. */
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

/** What has to be found: `You are 2 behind: find a winning move.` */
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

/** Why, for each decision up to the last, and the figures of the analysis that made the puzzle. */
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

/** What happens along the best line and not along the other, a text for each decision. */
function eventWords({ puzzle, step }: Solving, patches: Patches) {
  return puzzle.steps.slice(0, step + 1).flatMap(({ reasons = [] }, at) => {
    const said = reasons.map((reason) => reasonSentence(reason, patches, false)).join(' ');
    if (!said) return [];
    return step > 0 ? t('puzzle-decision', { number: at + 1, reasons: said }) : said;
  });
}

/** By how many points the best is better. */
function behind({ best, rejected: [next] }: ReturnType<typeof stepOf>) {
  return pointsOf(best.margin - next.margin);
}

function choiceWords(move: string, patches: Patches) {
  if (move === 'pass') return t('puzzle-pass');
  return move.startsWith('+') ? t('puzzle-special') : patches[move[0]].name;
}

/** A margin, in tenths where it is no whole number. */
function pointsOf(margin: number) {
  const points = Math.round(10 * margin) / 10;
  return Number.isInteger(points) ? signed(points) : tenths(points);
}

/** How long a run still lasts, as a clock shows it. */
export function clockWords(milliseconds: number) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
