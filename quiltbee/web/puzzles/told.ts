/** What is said about a puzzle: the question, what a try came to, why. */
import { signed } from '../core/sentences.ts';
import { t, tenths } from '../core/words.ts';
import { stepOf, type Solving } from './solving.ts';
import type { Patches } from '../core/types.ts';

/** The question, and then what the last try came to. */
export function questionWords({ puzzle, step, last, over, solved }: Solving) {
  if (over && solved) return t('puzzle-solved');
  if (over) return t(last ? 'puzzle-wrong' : 'puzzle-given-up');
  if (last?.verdict === 'unknown') return t('puzzle-not-judged');
  if (last?.verdict === 'good') return t('puzzle-good', { points: tenths(last.lost ?? 0) });
  if (last?.verdict === 'next')
    return t('puzzle-go-on', { step: step + 1, of: puzzle.steps.length });
  if (puzzle.own) return t('puzzle-ask-own', { points: behind(puzzle.steps[step]) });
  return t(puzzle.variant === 'solo' ? 'puzzle-ask-solo' : 'puzzle-ask');
}

/** Why, and the figures of the analysis that made the puzzle. */
export function reasonWords(solving: Solving, patches: Patches) {
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

/** By how many points the best is better. */
function behind({ best, rejected: [next] }: ReturnType<typeof stepOf>) {
  return tenths(best.margin - next.margin);
}

function choiceWords(move: string, patches: Patches) {
  if (move === 'pass') return t('puzzle-pass');
  return move.startsWith('+') ? t('puzzle-special') : patches[move[0]].name;
}

function signedPoints(margin: number) {
  return Number.isInteger(margin) ? signed(margin) : tenths(margin);
}

/** How long a run still lasts, as a clock shows it. */
export function clockWords(milliseconds: number) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
