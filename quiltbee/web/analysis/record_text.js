/**
 * A game record with its tree, as Python's `notation` writes and reads it (docs/notation.md).
 *
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('./tree.js').Tree} Tree
 * @typedef {import('./tree.js').TreeNode} TreeNode
 *
 * @typedef {Record<string, string>} Tags   those that neither start nor result say
 */
import { AUTOMA_LEVELS } from '../core/figures.js';
import { isAutomas } from '../core/rules/automa.js';
import { pointsIn } from '../core/rules/notation.js';
import { isSetUp } from '../core/rules/position.js';
import { outcome } from '../core/rules/scores.js';
import { recordText } from '../board/record_text.js';
import { endOf } from './tree.js';

const START_TAGS = ['Ring', 'Board', 'SetUp', 'Position', 'Opponent', 'Deck', 'Level', 'Cards'];
/** What a comment says in figures, which stands in front of its words. */
export const FIGURES = /\[%(?:clk|emt|eval|scores|empty|tile)\s+[^[\]\s]+(?:\s+[^[\]\s]+)?\s*\]/g;

/**
 * The text of a record.
 * @param {Tree} tree
 * @param {Tags} [tags]
 */
export function formatRecord(tree, tags = {}) {
  const end = endOf(tree.root).position;
  const ended = outcome(end, tree.patches);
  const result = resultOf(outcome(end, tree.patches, pointsIn(tags)), tags);
  /** @type {Tags} */
  const score = ended ? { Score: ended.scores.join('-') } : {};
  const known = new Set(['Result', 'Score', ...START_TAGS]);
  if (!ended) known.delete('Score');
  const others = Object.entries(tags).filter(([name]) => !known.has(name));
  const all = { ...Object.fromEntries(others), ...startTags(tree), ...score, Result: result };
  const words = [
    ...commentWords(tree.root.figures, tree.root.comment),
    ...lineWords(tree, tree.root),
  ];
  return recordText(all, [...words, result]);
}

/**
 * @param {ReturnType<typeof outcome>} ended
 * @param {Tags} tags
 */
function resultOf(ended, { Result: told = '*', Termination: how = 'normal' }) {
  if (ended === null || how !== 'normal') return told;
  return ended.winner === 1 ? '1-0' : '0-1';
}

/** @param {Tree} tree @returns {Tags} */
function startTags({ root: { position }, text, shuffles }) {
  if (shuffles === null || position.automa === null)
    return isSetUp(position)
      ? { Ring: position.ring, Board: position.board }
      : { SetUp: '1', Position: text };
  const { numeral } = AUTOMA_LEVELS[position.automa.level - 1];
  const cards = shuffles.known.map((shuffle) => shuffle.map((card) => card || '?').join(' '));
  /** @type {Tags} */
  const start = isSoloSetUp(text, position)
    ? { Ring: position.ring, Board: position.board }
    : { SetUp: '1', Position: text };
  return {
    ...start,
    ...{ Opponent: 'Automa', Deck: shuffles.deck, Level: numeral, Cards: cards.join(' / ') },
  };
}

/**
 * Whether a solo game has just been set up, so that its ring says all but the cards.
 * @param {string} text
 * @param {import('../core/rules/types.js').Position} position
 */
function isSoloSetUp(text, { players: [person, automa], ring }) {
  const [pile, gone] = text.split(' ').slice(-2);
  const isWhole = pile.split('.').length === 10 && gone.endsWith('/-') && !/^\?\d/.test(pile);
  const isNew = person.buttons === 5 && person.time === 0 && person.empty === 81;
  return isWhole && isNew && automa.buttons === 0 && automa.time === 0 && ring.length === 33;
}

/**
 * The words of all that comes after a node, with the mover where it changes and after variations.
 * @param {Tree} tree
 * @param {TreeNode} node
 * @param {string} [last]   the mover who was named last
 * @returns {string[]}
 */
function lineWords(tree, node, last = '') {
  const words = [];
  for (let at = node, named = last; at.children.length > 0; [at] = at.children) {
    const [main, ...others] = at.children;
    words.push(...moveWords(tree, main, named));
    for (const other of others) words.push(...enclosed('(', variationWords(tree, other), ')'));
    named = others.length > 0 ? '' : moverOf(main);
  }
  return words;
}

/** @param {Tree} tree @param {TreeNode} first */
function variationWords(tree, first) {
  const figures = first.before.match(FIGURES) ?? [];
  const said = commentWords(figures, first.before.replace(FIGURES, ' '));
  return [...said, ...moveWords(tree, first, ''), ...lineWords(tree, first, moverOf(first))];
}

/** Who made a move, as the next one need not say again; the Automa is always named. */
function moverOf(/** @type {TreeNode} */ { move, parent }) {
  return isAutomas(move) ? '' : String(parent?.position.turn);
}

/**
 * @param {Tree} tree
 * @param {TreeNode} node
 * @param {string} last   the mover who was named last
 */
function moveWords(tree, node, last) {
  const { move, turn, marks, comment, figures, parent } = node;
  const mover = String(parent?.position.turn);
  const own = mover === last ? move : `${mover}: ${move}`;
  const card = turn === null || tree.hasOwnCards(node) ? '' : turn.card.number;
  const named = isAutomas(move) ? move.replace('A:', `A${card}: `) : own;
  return [named, ...marks.map((each) => `$${each}`), ...commentWords(figures, comment)];
}

/** @param {string[]} figures @param {string} text */
function commentWords(figures, text) {
  return enclosed('{', [...figures, ...plain(text).split(' ').filter(Boolean)], '}');
}

/**
 * The words in brackets, nothing where there are none.
 * @param {string} opening
 * @param {string[]} words
 * @param {string} closing
 */
function enclosed(opening, words, closing) {
  if (words.length === 0) return [];
  const all = [...words];
  all[0] = opening + all[0];
  all[all.length - 1] += closing;
  return all;
}

/** A text without what would end the comment, be a command or break a line. @param {string} text */
export function plain(text) {
  const clean = text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
  const closed = clean.includes('}') ? clean.replace(/\{/g, '(').replace(/\}/g, ')') : clean;
  return closed.replace(FIGURES, (figure) => `(${figure.slice(1, -1)})`);
}

// eslint-disable-next-line no-control-regex -- these are what must not stand there
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/gu;
