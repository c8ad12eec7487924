/**
 * What is said about a puzzle: the question, what a try came to, why.
 *
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('./solving.js').Solving} Solving
 */
import { signed } from '../core/sentences.js';
import { t, tenths } from '../core/words.js';
import { stepOf } from './solving.js';

/** The question, and then what the last try came to. @param {Solving} solving */
export function questionWords({ puzzle, step, last, over, solved }) {
  if (over && solved) return t('puzzle-solved');
  if (over) return t(last ? 'puzzle-wrong' : 'puzzle-given-up');
  if (last?.verdict === 'unknown') return t('puzzle-not-judged');
  if (last?.verdict === 'good') return t('puzzle-good', { points: tenths(last.lost ?? 0) });
  if (last?.verdict === 'next')
    return t('puzzle-go-on', { step: step + 1, of: puzzle.steps.length });
  if (puzzle.own) return t('puzzle-ask-own', { points: behind(puzzle.steps[step]) });
  return t(puzzle.variant === 'solo' ? 'puzzle-ask-solo' : 'puzzle-ask');
}

/**
 * Why, and the figures of the analysis that made the puzzle.
 * @param {Solving} solving
 * @param {Patches} patches
 */
export function reasonWords(solving, patches) {
  const { best, rejected } = stepOf(solving);
  const [next] = rejected;
  const points = behind(stepOf(solving));
  const [theme] = solving.puzzle.themes;
  const isFirst = solving.step === 0;
  const words = {
    ...{ best: choiceWords(best.move, patches), next: choiceWords(next.move, patches) },
    ...{ margin: signedPoints(best.margin), other: signedPoints(next.margin) },
  };
  if (solving.puzzle.own) return [t('puzzle-figures-own', words)];
  const why = t(isFirst ? `puzzle-why-${theme}` : 'puzzle-why-choice', { points });
  const figures = t(solving.puzzle.proven ? 'puzzle-figures-proven' : 'puzzle-figures', words);
  return [why, figures];
}

/** By how many points the best is better. @param {ReturnType<typeof stepOf>} step */
function behind({ best, rejected: [next] }) {
  return tenths(best.margin - next.margin);
}

/** @param {string} move @param {Patches} patches */
function choiceWords(move, patches) {
  if (move === 'pass') return t('puzzle-pass');
  return move.startsWith('+') ? t('puzzle-special') : patches[move[0]].name;
}

/** @param {number} margin */
function signedPoints(margin) {
  return Number.isInteger(margin) ? signed(margin) : tenths(margin);
}

/** How long a run still lasts, as a clock shows it. @param {number} milliseconds */
export function clockWords(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
