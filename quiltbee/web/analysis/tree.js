/**
 * Variations as a tree: every node is a move and the position after it; the first child of a node
 * is the line that goes on, the others are alternatives to it, as in a game record. In a solo game
 * all lines get the same cards in the same order: a card that was turned in one is known in all.
 *
 * @typedef {import('../core/rules/shuffles.js').Shuffles} Shuffles
 * @typedef {import('../core/rules/types.js').Position} Position
 * @typedef {import('../core/types.js').AutomaTurn} AutomaTurn
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('../board/course.js').Course} Course
 *
 * @typedef {object} TreeNode
 * @property {number} id   in the order in which they came; 0 is the start
 * @property {string} move   empty at the start
 * @property {TreeNode | null} parent
 * @property {TreeNode[]} children
 * @property {Position} position
 * @property {AutomaTurn | null} turn   of the Automa, where the move is its own
 * @property {string} before   the comment before the move, where a variation begins with it; with
 *   its figures
 * @property {string} comment   after the move
 * @property {string[]} figures   commands of the comment, as they are written: `[%eval 0.54 +1.2]`
 * @property {number[]} marks   numbers as in PGN: 1 is !, 4 is ??
 */
import { isAutomas, playAutoma } from '../core/rules/automa.js';
import { cardOf } from '../core/rules/automa_cards.js';
import { automaTurn } from '../core/rules/automa_turn.js';
import { parsePosition } from '../core/rules/notation.js';
import { play } from '../core/rules/play.js';
import { nextCard, shufflesOf, withKnownCards } from '../core/rules/shuffles.js';
import { mayCome, turnedOver } from './other_cards.js';

/** How deep variations may lie in a record (docs/notation.md). */
export const MAX_DEPTH = 64;

export class Tree {
  /**
   * @param {Patches} patches
   * @param {Pick<Course, 'start' | 'shuffles' | 'budgets'>} from   throws a RangeError where that
   *   is no position
   */
  constructor(patches, { start, shuffles, budgets }) {
    this.patches = patches;
    this.text = start;
    const position = parsePosition(start, patches);
    if (position === null) throw new RangeError('this is no position');
    const isSolo = position.automa !== null;
    /** Of a solo game. @type {Shuffles | null} */
    this.shuffles = isSolo ? shufflesOf(start, shuffles, budgets) : null;
    if (isSolo && this.shuffles === null) throw new RangeError('these are no cards');
    this.count = 0;
    /** @type {TreeNode} */
    this.root = this.made('', null, position, null);
  }

  /**
   * @param {string} move
   * @param {TreeNode | null} parent
   * @param {Position} position
   * @param {AutomaTurn | null} turn
   * @returns {TreeNode}
   */
  made(move, parent, position, turn) {
    const id = this.count;
    this.count += 1;
    const said = { before: '', comment: '', figures: [], marks: [] };
    return { id, move, parent, children: [], position, turn, ...said };
  }

  /**
   * The node after a move, which is made there if it is new; null where the move is illegal, or the
   * card of the Automa's turn is unknown.
   * @param {TreeNode} node
   * @param {string} move
   * @param {AutomaTurn | null} [turn]   of the Automa; without it that of the next known card
   * @returns {TreeNode | null}
   */
  add(node, move, turn = null) {
    const made = isAutomas(move) ? (turn ?? this.turnAfter(node)) : null;
    if (isAutomas(move) && made === null) return null;
    const card = made?.card.number;
    const known = node.children.find(
      (child) => child.move === move && child.turn?.card.number === card,
    );
    if (known) return known;
    const after = made
      ? playAutoma(node.position, move, made)
      : play(node.position, move, this.patches);
    if (after === null) return null;
    if (made) this.keepCard(node, made.card.number);
    const child = this.made(move, node, after, made);
    node.children.push(child);
    return child;
  }

  /**
   * The Automa's turn that the next known card makes; null where it is unknown.
   * @param {TreeNode} node
   */
  turnAfter(node) {
    const shuffles = this.shufflesAt(node);
    const card = shuffles === null ? 0 : nextCard(shuffles, turnsBefore(node));
    return card === 0 ? null : this.turnWith(node, card);
  }

  /**
   * What a card would let the Automa do.
   * @param {TreeNode} node
   * @param {number} card
   */
  turnWith(node, card) {
    const number = pathTo(node).length + 1;
    return automaTurn(node.position, cardOf(card), number, this.patches);
  }

  /** The cards that may come next, by their numbers. @param {TreeNode} node */
  cardsAfter(node) {
    const isDue = node.position.automa !== null && node.position.turn === 2;
    const shuffles = this.shufflesAt(node);
    if (!isDue || node.position.stage === 'over' || shuffles === null) return [];
    return mayCome(shuffles, turnsBefore(node));
  }

  /**
   * The cards as they are known on the way to a node, where others may have been turned over than
   * in the game.
   * @param {TreeNode} node
   */
  shufflesAt(node) {
    const turns = pathTo(node).flatMap(({ turn }) => turn ?? []);
    return (
      this.shuffles &&
      turns.reduce((known, turn, at) => turnedOver(known, at, turn.card.number), this.shuffles)
    );
  }

  /** Whether all cards on the way to a node are those of the game. @param {TreeNode} node */
  hasOwnCards(node) {
    return this.shufflesAt(node) === this.shuffles;
  }

  /**
   * A card that was unknown is known in all variations from now on.
   * @param {TreeNode} node
   * @param {number} card
   */
  keepCard(node, card) {
    if (this.shuffles === null || !this.hasOwnCards(node)) return;
    const turns = turnsBefore(node);
    if (nextCard(this.shuffles, turns) === 0) this.own(turnedOver(this.shuffles, turns, card));
  }

  /** Let the cards of the line that is now the game be those of the game. */
  settle() {
    const shuffles = this.shufflesAt(endOf(this.root));
    if (shuffles !== null) this.own(shuffles);
  }

  /** @param {Shuffles} shuffles */
  own(shuffles) {
    this.shuffles = shuffles;
    this.text = withKnownCards(this.text, shuffles);
  }

  /** What lies on a board at a node. @param {TreeNode} node @returns {Course} */
  courseTo(node) {
    const path = pathTo(node);
    const moves = path.map(({ move }) => move);
    const shuffles = this.shufflesAt(node);
    if (shuffles === null) return { start: this.text, moves };
    const { known, budgets } = shuffles;
    const turns = path.flatMap(({ turn }) => turn ?? []);
    const start = withKnownCards(this.text, shuffles);
    return { start, moves, turns, shuffles: known.slice(1), budgets };
  }

  /** All nodes, each before those after it. @returns {TreeNode[]} */
  get nodes() {
    return [this.root, ...descendants(this.root)];
  }

  /** The node with this id. @param {number} id */
  node(id) {
    return this.nodes.find((node) => node.id === id) ?? null;
  }
}

/** @param {TreeNode} node @returns {TreeNode[]} */
function descendants(node) {
  /** @type {TreeNode[]} */
  const all = [];
  const open = [...node.children].reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    all.push(next);
    open.push(...[...next.children].reverse());
  }
  return all;
}

/** The nodes from the first move to this one. @param {TreeNode} node @returns {TreeNode[]} */
export function pathTo(node) {
  const path = [];
  for (let at = node; at.parent; at = at.parent) path.push(at);
  return path.reverse();
}

/** How many turns the Automa has had. @param {TreeNode} node */
function turnsBefore(node) {
  return pathTo(node).filter(({ turn }) => turn !== null).length;
}

/** The last node of the line that goes on from here. @param {TreeNode} node */
export function endOf(node) {
  let at = node;
  while (at.children.length > 0) [at] = at.children;
  return at;
}

/** Whether the line to this node is the game itself, not a variation. @param {TreeNode} node */
export function isMain(node) {
  return pathTo(node).every((each) => each.parent?.children[0] === each);
}

/** How many variations lie around a node. @param {TreeNode} node */
export function depthOf(node) {
  return pathTo(node).filter((each) => each.parent?.children[0] !== each).length;
}

/** Where the variation begins that a node is in; null in the game itself. @param {TreeNode} node */
function branchOf(node) {
  return (
    pathTo(node)
      .reverse()
      .find((each) => each.parent?.children[0] !== each) ?? null
  );
}

/**
 * Let the variation that a node is in be the line that goes on; says whether there is one.
 * @param {TreeNode} node
 */
export function promote(node) {
  const branch = branchOf(node);
  if (branch === null || branch.parent === null) return false;
  const { children } = branch.parent;
  children.splice(children.indexOf(branch), 1);
  children.unshift(branch);
  return true;
}

/**
 * Take a node away with all that comes after it; gives the one before it, null for the start.
 * @param {TreeNode} node
 */
export function remove(node) {
  const { parent } = node;
  if (parent === null) return null;
  parent.children.splice(parent.children.indexOf(node), 1);
  return parent;
}

/** The marks of a move, as PGN numbers them. @type {Record<number, string>} */
export const MARKS = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' };

/**
 * Put this mark on a move in place of another; the same one again takes it off.
 * @param {TreeNode} node
 * @param {number} mark   1 to 6
 */
export function mark(node, mark) {
  const had = node.marks.includes(mark);
  const others = node.marks.filter((each) => !(each in MARKS));
  node.marks = had ? others : [mark, ...others];
}
