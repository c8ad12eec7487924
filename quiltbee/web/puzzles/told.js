/**
 * What is said about a puzzle: the question, what a try came to, why.
 *
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('./solving.js').Solving} Solving
 */
import { signed } from '../core/sentences.js';
import { t } from '../core/words.js';
import { stepOf } from './solving.js';

/** The question, and then what the last try came to. @param {Solving} solving */
export function questionWords({ puzzle, step, last, over, solved }) {
  if (over && solved) return t('puzzle-solved');
  if (over) return t(last ? 'puzzle-wrong' : 'puzzle-given-up');
  if (last?.verdict === 'good') return t('puzzle-good', { points: (last.lost ?? 0).toFixed(1) });
  if (last?.verdict === 'next')
    return t('puzzle-go-on', { step: step + 1, of: puzzle.steps.length });
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
  const points = (best.margin - next.margin).toFixed(1);
  const [theme] = solving.puzzle.themes;
  const isFirst = solving.step === 0;
  const why = t(isFirst ? `puzzle-why-${theme}` : 'puzzle-why-choice', { points });
  const figures = t(solving.puzzle.proven ? 'puzzle-figures-proven' : 'puzzle-figures', {
    ...{ best: choiceWords(best.move, patches), next: choiceWords(next.move, patches) },
    ...{ margin: signedPoints(best.margin), other: signedPoints(next.margin) },
  });
  return [why, figures];
}

/** @param {string} move @param {Patches} patches */
function choiceWords(move, patches) {
  if (move === 'pass') return t('puzzle-pass');
  return move.startsWith('+') ? t('puzzle-special') : patches[move[0]].name;
}

/** @param {number} margin */
function signedPoints(margin) {
  return Number.isInteger(margin)
    ? signed(margin)
    : `${signed(Math.trunc(margin))}${tenth(margin)}`;
}

/** @param {number} margin */
function tenth(margin) {
  return `.${Math.round(Math.abs(margin) * 10) % 10}`;
}

/** How long a run still lasts, as a clock shows it. @param {number} milliseconds */
export function clockWords(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
