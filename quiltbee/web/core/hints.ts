/**
 * What the computer would do or would have done, in words: the move, and the facts that speak for
 * it. The page outlines the place; spaces are named for those who want them, or can't see it.
 */
import { reasonSentence } from './reasons.ts';
import { listed, t } from './words.ts';
import type { GameState } from './game_state.ts';
import type { Hint, Patches, Why } from './types.ts';

/** How a patch is turned, by the quarters of its orientation. */
const TURNED = ['', 'hint-right', 'hint-round', 'hint-left'];
/** A chance that is better by less than so much, per mille, is not spoken of. */
const NOTABLE = 50;

/**
 * The answer as sentences, empty where there is none.
 * @param named  whether spaces are called by their names
 */
export function hintWords({ hint, patches }: GameState, named: boolean) {
  if (!hint) return '';
  return (
    hint.type === 'hint' ? hintSentences(hint, patches, named) : whySentences(hint, patches, named)
  ).join(' ');
}

/** Whether nothing is to be added to an answer. */
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

/**
 * `flipped and turned left`.
 * @param code  of the orientation
 */
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

/** What the computer would have done, and how much better it is, as far as that is known. */
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

/** What the computer would have done. */
function preference({ better, move }: Why, patches: Patches) {
  if (better === 'pass') return t('why-advance');
  if (better.startsWith('+')) return t('why-put');
  if (better[0] === move[0]) return t('why-elsewhere');
  return t('why-take', { patch: patches[better[0]].name });
}

/** A move as a thing that another one is compared with. */
function compared(other: string, move: string, patches: Patches) {
  if (other === 'pass') return t('good-pass');
  if (other[0] === move[0]) return t('good-elsewhere');
  return t('good-take', { patch: patches[other[0]].name });
}
