/**
 * Writers for a game record with its tree, in the format of Python's `notation`
 * (docs/reference/notation.md), and for its link: the usual link if that says everything, else
 * `#t=` and the deflated record in URL-safe base64.
 */
import { AUTOMA_LEVELS } from '../generated/figures.ts';
import { isAutomas } from '../rules/automa.ts';
import { gameLink, pointsIn, withPoints } from '../rules/notation.ts';
import { isSetUp } from '../rules/position.ts';
import { outcome } from '../rules/scores.ts';
import { endOf, pathTo, type Tree, type TreeNode } from './tree.ts';
import type { Position } from '../types.ts';

/** Tags except those derived from start and result. */
export type Tags = Record<string, string>;

const START_TAGS = ['Ring', 'Board', 'SetUp', 'Position', 'Opponent', 'Deck', 'Level', 'Cards'];
/** Commands with figures, which come before the words of a comment. */
export const FIGURES = /\[%(?:clk|emt|eval|scores|empty|tile)\s+[^[\]\s]+(?:\s+[^[\]\s]+)?\s*\]/g;

export const PACKED = '#t=';
const COLUMNS = 80;
/** Tags of every record in their order, and their values if unknown. */
const REQUIRED = ['Event', 'Site', 'Date', 'Player1', 'Player2', 'Ring', 'Result'];
const UNKNOWN = { Event: '?', Site: '?', Date: '????.??.??', Player1: '?', Player2: '?' };
/** Tags about the start, which follow. */
const START = ['Board', 'SetUp', 'Position', 'Opponent', 'Deck', 'Level', 'Cards', 'Score'];

export function formatRecord(tree: Tree, tags: Tags = {}) {
  const end = endOf(tree.root).position;
  const ended = outcome(end, tree.patches);
  const result = resultOf(outcome(end, tree.patches, pointsIn(tags)), tags);
  const score: Tags = ended ? { Score: ended.scores.join('-') } : {};
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

function resultOf(
  ended: ReturnType<typeof outcome>,
  { Result: result = '*', Termination: how = 'normal' }: Tags,
) {
  if (ended === null || how !== 'normal') return result;
  return ended.winner === 1 ? '1-0' : '0-1';
}

function startTags({ root: { position }, text, shuffles }: Tree): Tags {
  if (shuffles === null || position.automa === null)
    return isSetUp(position)
      ? { Ring: position.ring, Board: position.board }
      : { SetUp: '1', Position: text };
  const { numeral } = AUTOMA_LEVELS[position.automa.level - 1];
  const cards = shuffles.known.map((shuffle) => shuffle.map((card) => card || '?').join(' '));
  const start: Tags = isSoloSetUp(text, position)
    ? { Ring: position.ring, Board: position.board }
    : { SetUp: '1', Position: text };
  return {
    ...start,
    ...{ Opponent: 'Automa', Deck: shuffles.deck, Level: numeral, Cards: cards.join(' / ') },
  };
}

/**
 * Test whether a solo game has just been set up, so that the ring says everything but the cards.
 */
function isSoloSetUp(text: string, { players: [person, automa], ring }: Position) {
  const [pile, gone] = text.split(' ').slice(-2);
  const isWhole = pile.split('.').length === 10 && gone.endsWith('/-') && !/^\?\d/.test(pile);
  const isNew = person.buttons === 5 && person.time === 0 && person.empty === 81;
  return isWhole && isNew && automa.buttons === 0 && automa.time === 0 && ring.length === 33;
}

/**
 * List the words after a node, with the mover where it changes and after variations.
 * @param last  the mover named last
 */
function lineWords(tree: Tree, node: TreeNode, last: string = ''): string[] {
  const words = [];
  for (let at = node, named = last; at.children.length > 0; [at] = at.children) {
    const [main, ...others] = at.children;
    words.push(...moveWords(tree, main, named));
    for (const other of others) words.push(...enclosed('(', variationWords(tree, other), ')'));
    named = others.length > 0 ? '' : moverOf(main);
  }
  return words;
}

function variationWords(tree: Tree, first: TreeNode) {
  const figures = first.before.match(FIGURES) ?? [];
  const comment = commentWords(figures, first.before.replace(FIGURES, ' '));
  return [...comment, ...moveWords(tree, first, ''), ...lineWords(tree, first, moverOf(first))];
}

/** Return the mover of a node, to be omitted if repeated; the Automa is always named. */
function moverOf({ move, parent }: TreeNode) {
  return isAutomas(move) ? '' : String(parent?.position.turn);
}

/** @param last  the mover named last */
function moveWords(tree: Tree, node: TreeNode, last: string) {
  const { move, turn, marks, comment, figures, parent } = node;
  const mover = String(parent?.position.turn);
  const own = mover === last ? move : `${mover}: ${move}`;
  const card = turn === null || tree.hasOwnCards(node) ? '' : turn.card.number;
  const named = isAutomas(move) ? move.replace('A:', `A${card}: `) : own;
  return [named, ...marks.map((each) => `$${each}`), ...commentWords(figures, comment)];
}

function commentWords(figures: string[], text: string) {
  return enclosed('{', [...figures, ...plain(text).split(' ').filter(Boolean)], '}');
}

/** Enclose words in brackets, if there are any. */
function enclosed(opening: string, words: string[], closing: string) {
  if (words.length === 0) return [];
  const all = [...words];
  all[0] = opening + all[0];
  all[all.length - 1] += closing;
  return all;
}

/** Remove everything that would end the comment, be a command or break a line. */
export function plain(text: string) {
  const clean = text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
  const closed = clean.includes('}') ? clean.replace(/\{/g, '(').replace(/\}/g, ')') : clean;
  return closed.replace(FIGURES, (figure) => `(${figure.slice(1, -1)})`);
}

// eslint-disable-next-line no-control-regex -- these are what must not stand there
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/gu;

/**
 * @param tags  with `Result`, and `Ring` unless the game starts from a position
 * @param words  moves, comments and the result
 */
function recordText(tags: Record<string, string>, words: string[]) {
  const all = { ...UNKNOWN, ...(tags.Opponent === 'Automa' && { Player2: 'Automa' }), ...tags };
  const first = [...REQUIRED, ...START].filter((name) => name in all);
  const others = Object.keys(all).filter((name) => !first.includes(name));
  const lines = [...first, ...others].map(
    (name) => `[${name} "${(all as Record<string, string>)[name].replace(/[\\"]/g, '\\$&')}"]`,
  );
  return [...lines, '', ...wrapped(words), ''].join('\n');
}

function wrapped(words: string[]) {
  const lines: string[] = [];
  for (const word of words) {
    const line = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && [...line].length <= COLUMNS) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** Return the part of an address after the path that carries a tree. */
export async function linkOf(tree: Tree, tags: Tags) {
  const isPlain = tree.nodes.every(
    ({ children, comment, before, marks }) =>
      children.length < 2 && !comment && !before && marks.length === 0,
  );
  if (!isPlain) return PACKED + (await packed(formatRecord(tree, tags)));
  const link = mainLink(tree, tags);
  // Links of running games omit the public budget of an unknown card.
  const [, budget] = / \?(\d+)/.exec(tree.text) ?? [];
  return budget === undefined ? link : link.replace(/_\?(?=[._])/, `_?${budget}`);
}

/** Return the link of the game alone, without variations. */
export function mainLink(tree: Tree, tags: Tags) {
  const moves = pathTo(endOf(tree.root)).map(({ move }) => move);
  const link = gameLink(tree.root.position, tree.text, moves, tree.shuffles?.known ?? null);
  return withPoints(link, pointsIn(tags));
}

async function packed(text: string) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
