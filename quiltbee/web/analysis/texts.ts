/**
 * A tree from any text that the page can read by itself, and a link that carries it: the usual link
 * of a game where that says all, else `#t=` and its record, packed.
 */
import { PACKED, packed, recordIn } from '../board/packing.ts';
import { gameLink, pointsIn, positionString, withPoints } from '../core/rules/notation.ts';
import { newGame } from '../core/rules/position.ts';
import { shufflesOf } from '../core/rules/shuffles.ts';
import { faultOf } from '../core/rules/validity.ts';
import { readRecord } from './record_reader.ts';
import { formatRecord, type Tags } from './record_text.ts';
import { Tree, endOf, pathTo, type TreeNode } from './tree.ts';
import type { Patches } from '../core/types.ts';

/** `isWhole`: nothing was left out. */
export type Opened = { tree: Tree; tags: Tags; isWhole: boolean };

/** The points that go with the second seat, at the very end of a link. */
const POINTS = /,c(-?[1-9]\d{0,2})$/;
const TOKEN = /\.|pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]/y;

/**
 * What a text holds; null for none that the page can read, or where it begins as no game can.
 * @param text  a record, a link or its part after `#`, a position string
 */
export async function openText(text: string, patches: Patches): Promise<Opened | null> {
  const opened = await read(text, patches);
  if (opened === null) return null;
  const { root, text: start } = opened.tree;
  const shuffles = root.position.automa ? shufflesOf(start) : null;
  return faultOf(root.position, patches, shuffles) ? null : opened;
}

async function read(text: string, patches: Patches): Promise<Opened | null> {
  const stripped = text.replace(/^\ufeff/, '').trim();
  if (/^[[%]/.test(stripped)) return readRecord(stripped, patches);
  const [, hash] = /#(.*)$/s.exec(stripped) ?? [];
  if (hash?.startsWith('t=')) {
    const record = await recordIn(`#${hash}`);
    return record === null ? null : readRecord(record, patches);
  }
  const isPosition = /\s/.test(stripped) && stripped.includes('/');
  if (isPosition) return played({ start: stripped.split(/\s+/).join(' ') }, [], patches);
  return readLink(hash ?? stripped, patches);
}

/** @param link  without its `#` */
function readLink(link: string, patches: Patches) {
  const [, points] = POINTS.exec(link) ?? [];
  const opened = readGame(link.replace(POINTS, ''), patches);
  return opened && (points ? { ...opened, tags: { Compensation: points } } : opened);
}

/** @param link  without the points that go with the second seat */
function readGame(link: string, patches: Patches) {
  const [head, tokens = '', ...rest] = link.split(',');
  const own = tokensIn(tokens);
  if (own === null) return null;
  if (/^[ps]=/.test(head)) {
    const start = head.slice(2).replace(/_/g, ' ').replace(/!/g, '#');
    const shuffles = rest.map((cards) => cards.split('.').map((card) => Number(card) || 0));
    return played({ start, shuffles }, own, patches);
  }
  const isRing = new Set(head).size === 33 && [...head].every((letter) => letter in patches);
  if (!isRing || head.length !== 33 || !head.endsWith('A')) return null;
  const start = positionString(newGame(head, rest[0] === 'o' ? 'original' : 'revised'), null);
  return played({ start }, own, patches);
}

/** The moves of a link; null where something else stands there. */
function tokensIn(text: string) {
  const tokens = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    const found = TOKEN.exec(text);
    if (found === null) return null;
    tokens.push(found[0] === '.' ? 'pass' : found[0]);
  }
  return tokens;
}

/** @param moves  the person's in a solo game; the Automa's follow from its cards */
function played(
  from: ConstructorParameters<typeof Tree>[1],
  moves: string[],
  patches: Patches,
): Opened | null {
  try {
    const tree = new Tree(patches, from);
    let node = withTurns(tree, tree.root);
    for (const move of moves) {
      const after = tree.add(node, move);
      if (after === null) return { tree, tags: {}, isWhole: false };
      node = withTurns(tree, after);
    }
    return { tree, tags: {}, isWhole: true };
  } catch (problem) {
    if (problem instanceof RangeError) return null;
    throw problem;
  }
}

/** The node after all turns of the Automa that the known cards make. */
function withTurns(tree: Tree, node: TreeNode) {
  let at = node;
  for (let turn = tree.turnAfter(at); turn; turn = tree.turnAfter(at)) {
    const after = tree.add(at, `A:${turn.taken ?? 'pass'}`, turn);
    if (after === null) return at;
    at = after;
  }
  return at;
}

/** The part of an address after the path that carries a tree. */
export async function linkOf(tree: Tree, tags: Tags) {
  const isPlain = tree.nodes.every(
    ({ children, comment, before, marks }) =>
      children.length < 2 && !comment && !before && marks.length === 0,
  );
  if (!isPlain) return PACKED + (await packed(formatRecord(tree, tags)));
  const moves = pathTo(endOf(tree.root)).map(({ move }) => move);
  const link = gameLink(tree.root.position, tree.text, moves, tree.shuffles?.known ?? null);
  // The links of running games are without the public budget of an unknown card.
  const [, budget] = / \?(\d+)/.exec(tree.text) ?? [];
  const whole = budget === undefined ? link : link.replace(/_\?(?=[._])/, `_?${budget}`);
  return withPoints(whole, pointsIn(tags));
}
