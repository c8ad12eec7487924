/**
 * Hints in words: the computer's move and the reasons for it. The page outlines the spot; spaces
 * are named only for players who want that, or can't see the outline.
 */
import { reasonSentence } from './reasons.ts';
import { listed, t } from './words.ts';
import type { GameState } from './game_state.ts';
import type { Hint, Patches, Why } from './types.ts';

/** Messages for the quarter turns of an orientation. */
const TURNED = ['', 'hint-right', 'hint-round', 'hint-left'];
/** A smaller gain in the chance to win, per mille, is not mentioned. */
const NOTABLE = 50;

/**
 * Put the answer into sentences; empty if there is none.
 * @param named  refer to spaces by name
 */
export function hintWords({ hint, patches }: GameState, named: boolean) {
  if (!hint) return '';
  return (
    hint.type === 'hint' ? hintSentences(hint, patches, named) : whySentences(hint, patches, named)
  ).join(' ');
}

/** Test whether an answer already has its reasons. */
export function isWhole(hint: GameState['hint']) {
  return hint !== null && hint.reasons !== null;
}

function hintSentences({ move, rival, points, reasons }: Hint, patches: Patches, named: boolean) {
  const lead =
    rival && points !== null
      ? [t('hint-lead', { count: Math.round(points), rival: compared(rival, move, patches) })]
      : [];
  return [
    instruction(move, patches, named),
    ...lead,
    ...(reasons ?? []).map((reason) => reasonSentence(reason, patches, false)),
  ];
}

function instruction(move: string, patches: Patches, named: boolean) {
  if (move === 'pass') return t('hint-advance');
  const cell = move.slice(-2);
  if (move.startsWith('+')) return named ? t('hint-put-on', { cell }) : t('hint-put');
  const [letter, code] = move;
  const patch = patches[letter].name;
  if (!named) return t('hint-take', { patch });
  const how = turned(Number(code));
  return how ? t('hint-take-turned', { patch, cell, how }) : t('hint-take-at', { patch, cell });
}

/** `flipped and turned left`. */
function turned(code: number) {
  const keys = [code >= 4 ? 'hint-flipped' : '', TURNED[code % 4]].filter(Boolean);
  return listed(keys.map((key) => t(key)));
}

function whySentences(why: Why, patches: Patches, named: boolean) {
  if (why.better === why.move) return [t('why-same')];
  const place = named && why.better !== 'pass' ? [instruction(why.better, patches, true)] : [];
  const reasons = why.reasons ?? [];
  return [
    verdict(why, patches),
    ...place,
    ...reasons.map((reason) => reasonSentence(reason, patches, true)),
  ];
}

/** Compare the player's move with the computer's choice, as far as its value is known. */
function verdict(why: Why, patches: Patches) {
  const { points, chance } = why;
  if (points === null) return t('why-unknown', { what: preference(why, patches) });
  const count = Math.round(points);
  if (count > 0) return t('why-loss', { what: preference(why, patches), count });
  if ((chance ?? 0) < NOTABLE) {
    return t('why-good', { what: compared(why.better, why.move, patches) });
  }
  const percent = Math.round((chance ?? 0) / 10);
  return t('why-loss-chance', { what: preference(why, patches), percent });
}

function preference({ better, move }: Why, patches: Patches) {
  if (better === 'pass') return t('why-advance');
  if (better.startsWith('+')) return t('why-put');
  if (better[0] === move[0]) return t('why-elsewhere');
  return t('why-take', { patch: patches[better[0]].name });
}

function compared(other: string, move: string, patches: Patches) {
  if (other === 'pass') return t('good-pass');
  if (other[0] === move[0]) return t('good-elsewhere');
  return t('good-take', { patch: patches[other[0]].name });
}
