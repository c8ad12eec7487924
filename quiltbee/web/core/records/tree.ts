/**
 * Variations as a tree: every node is a move and the position after it. The first child of a node
 * continues the line, the others are alternatives, as in a game record. In a solo game all lines
 * share the cards in the same order: a card revealed in one is known in all.
 */
import { isAutomas, playAutoma } from '../rules/automa.ts';
import {
  AUTOMA_CARDS,
  automaTurn,
  cardOf,
  nextAt,
  nextCard,
  unknownShuffle,
  withCard,
} from '../rules/automa_cards.ts';
import { parsePosition } from '../rules/notation.ts';
import { play } from '../rules/play.ts';
import { shufflesOf, withKnownCards, type Shuffles } from '../rules/shuffles.ts';
import type { AutomaTurn, Patches, Course, Position } from '../types.ts';

export type TreeNode = {
  /** Numbered in order of creation; 0 is the start. */
  id: number;
  /** Empty at the start. */
  move: string;
  parent: TreeNode | null;
  children: TreeNode[];
  position: Position;
  /** The Automa's turn, if the move is its own. */
  turn: AutomaTurn | null;
  /** The comment at the beginning of a variation, with its figures. */
  before: string;
  /** The comment after the move. */
  comment: string;
  /** Commands of the comment as written: `[%eval 0.54 +1.2]`. */
  figures: string[];
  /** Numbers as in PGN: 1 is !, 4 is ?? */
  marks: number[];
};

export type Start = Pick<Course, 'start' | 'shuffles' | 'budgets'>;

/** The deepest nesting of variations in a record (docs/reference/notation.md). */
export const MAX_DEPTH = 64;

export class Tree {
  text: string;
  /** Of a solo game. */
  shuffles: Shuffles | null;
  count = 0;
  root: TreeNode;

  /** @param from  throws a RangeError if it is no position */
  constructor(
    public patches: Patches,
    { start, shuffles, budgets }: Start,
  ) {
    this.text = start;
    const position = parsePosition(start, patches);
    if (position === null) throw new RangeError('this is no position');
    const isSolo = position.automa !== null;
    this.shuffles = isSolo ? shufflesOf(start, shuffles, budgets) : null;
    if (isSolo && this.shuffles === null) throw new RangeError('these are no cards');
    this.root = this.made('', null, position, null);
  }

  made(
    move: string,
    parent: TreeNode | null,
    position: Position,
    turn: AutomaTurn | null,
  ): TreeNode {
    const id = this.count;
    this.count += 1;
    const comments = { before: '', comment: '', figures: [], marks: [] };
    return { id, move, parent, children: [], position, turn, ...comments };
  }

  /**
   * Return the node after a move, created if it is new; null if the move is illegal, or the card of
   * the Automa's turn is unknown.
   * @param turn  the Automa's; by default that of the next known card
   * @param merges  false: keep equal beginnings as separate variations, as in a record
   */
  add(
    node: TreeNode,
    move: string,
    turn: AutomaTurn | null = null,
    merges = true,
  ): TreeNode | null {
    const made = isAutomas(move) ? (turn ?? this.turnAfter(node)) : null;
    if (isAutomas(move) && made === null) return null;
    const card = made?.card.number;
    const known = node.children.find(
      (child) => child.move === move && child.turn?.card.number === card,
    );
    if (known && merges) return known;
    const after = made
      ? playAutoma(node.position, move, made)
      : play(node.position, move, this.patches);
    if (after === null) return null;
    if (made) this.keepCard(node, made.card.number);
    const child = this.made(move, node, after, made);
    node.children.push(child);
    return child;
  }

  /** Return the Automa's turn with its next card; null if that is unknown. */
  turnAfter(node: TreeNode) {
    const shuffles = this.shufflesAt(node);
    const card = shuffles === null ? 0 : nextCard(shuffles, turnsBefore(node));
    return card === 0 ? null : this.turnWith(node, card);
  }

  turnWith(node: TreeNode, card: number) {
    const number = pathTo(node).length + 1;
    return automaTurn(node.position, cardOf(card), number, this.patches);
  }

  /** List the numbers of the cards that may come next. */
  cardsAfter(node: TreeNode) {
    const isDue = node.position.automa !== null && node.position.turn === 2;
    const shuffles = this.shufflesAt(node);
    if (!isDue || node.position.stage === 'over' || shuffles === null) return [];
    return mayCome(shuffles, turnsBefore(node));
  }

  /**
   * Return the cards known on the way to a node; variations may have revealed others than the game.
   */
  shufflesAt(node: TreeNode) {
    const turns = pathTo(node).flatMap(({ turn }) => turn ?? []);
    return (
      this.shuffles &&
      turns.reduce((known, turn, at) => turnedOver(known, at, turn.card.number), this.shuffles)
    );
  }

  hasOwnCards(node: TreeNode) {
    return this.shufflesAt(node) === this.shuffles;
  }

  /** Reveal a card in all variations. */
  keepCard(node: TreeNode, card: number) {
    if (this.shuffles === null || !this.hasOwnCards(node)) return;
    const turns = turnsBefore(node);
    if (nextCard(this.shuffles, turns) === 0) this.own(turnedOver(this.shuffles, turns, card));
  }

  /** Take over the cards of the current main line as those of the game. */
  settle() {
    const shuffles = this.shufflesAt(endOf(this.root));
    if (shuffles !== null) this.own(shuffles);
  }

  own(shuffles: Shuffles) {
    this.shuffles = shuffles;
    this.text = withKnownCards(this.text, shuffles);
  }

  courseTo(node: TreeNode): Course {
    const path = pathTo(node);
    const moves = path.map(({ move }) => move);
    const shuffles = this.shufflesAt(node);
    if (shuffles === null) return { start: this.text, moves };
    const { known, budgets } = shuffles;
    const turns = path.flatMap(({ turn }) => turn ?? []);
    const start = withKnownCards(this.text, shuffles);
    return { start, moves, turns, shuffles: known.slice(1), budgets };
  }

  /** All nodes, parents before their children. */
  get nodes(): TreeNode[] {
    return [this.root, ...descendants(this.root)];
  }
}

function descendants(node: TreeNode): TreeNode[] {
  const all: TreeNode[] = [];
  const open = [...node.children].reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    all.push(next);
    open.push(...[...next.children].reverse());
  }
  return all;
}

/** Return the nodes from the first move to this one. */
export function pathTo(node: TreeNode): TreeNode[] {
  const path = [];
  for (let at = node; at.parent; at = at.parent) path.push(at);
  return path.reverse();
}

/**
 * Play a game from the start of a tree; return whether all of it was legal.
 * @param moves  in a solo game the person's; the Automa's follow from its cards
 */
export function played(tree: Tree, moves: string[]) {
  let node = withTurns(tree, tree.root);
  for (const move of moves) {
    const after = tree.add(node, move);
    if (after === null) return false;
    node = withTurns(tree, after);
  }
  return true;
}

function withTurns(tree: Tree, node: TreeNode) {
  let at = node;
  for (let turn = tree.turnAfter(at); turn; turn = tree.turnAfter(at)) {
    const after = tree.add(at, `A:${turn.taken ?? 'pass'}`, turn);
    if (after === null) return at;
    at = after;
  }
  return at;
}

function turnsBefore(node: TreeNode) {
  return pathTo(node).filter(({ turn }) => turn !== null).length;
}

/** Return the last node of the main continuation. */
export function endOf(node: TreeNode) {
  let at = node;
  while (at.children.length > 0) [at] = at.children;
  return at;
}

/** Test whether a node is in the main line. */
export function isMain(node: TreeNode) {
  return pathTo(node).every((each) => each.parent?.children[0] === each);
}

/** Count the variations around a node. */
export function depthOf(node: TreeNode) {
  return pathTo(node).filter((each) => each.parent?.children[0] !== each).length;
}

function branchOf(node: TreeNode) {
  return (
    pathTo(node)
      .reverse()
      .find((each) => each.parent?.children[0] !== each) ?? null
  );
}

/** Make the variation of a node the main line; return whether there is one. */
export function promote(node: TreeNode) {
  const branch = branchOf(node);
  if (branch === null || branch.parent === null) return false;
  const { children } = branch.parent;
  children.splice(children.indexOf(branch), 1);
  children.unshift(branch);
  return true;
}

/** Remove a node with everything after it; return its parent, null for the start. */
export function remove(node: TreeNode) {
  const { parent } = node;
  if (parent === null) return null;
  parent.children.splice(parent.children.indexOf(node), 1);
  return parent;
}

/** Marks of a move by their numbers in PGN. */
export const MARKS: Record<number, string> = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' };

/**
 * Replace the mark of a move; the same mark again removes it.
 * @param mark  1 to 6
 */
export function mark(node: TreeNode, mark: number) {
  const had = node.marks.includes(mark);
  const others = node.marks.filter((each) => !(each in MARKS));
  node.marks = had ? others : [mark, ...others];
}

/**
 * List the cards that may come next by public knowledge: those not revealed since the last shuffle
 * and, with a public budget, of that budget.
 */
function mayCome(shuffles: Shuffles, turns: number) {
  const { deck, aside, budgets, known } = shuffles;
  const { shuffle, at } = nextAt(shuffles, turns);
  const turned = (known[shuffle] ?? []).slice(shuffle === 0 ? aside : 0, at);
  const next = nextCard(shuffles, turns);
  const shown = next === 0 ? budgets[turns] : cardOf(next).budget;
  const budget = deck === 'tactical' ? shown : undefined;
  return AUTOMA_CARDS[deck]
    .filter((card) => !turned.includes(card.number) && (budget ?? card.budget) === card.budget)
    .map(({ number }) => number);
}

/**
 * Reveal this card next. If it contradicts the known order, nothing is known of the cards after it.
 */
function turnedOver(shuffles: Shuffles, turns: number, card: number): Shuffles {
  const { shuffle, at } = nextAt(shuffles, turns);
  const { aside, budgets, known } = shuffles;
  const own = known[shuffle] ?? unknownShuffle();
  if (own[at] === card) return shuffles;
  if (own[at] === 0 && !own.includes(card)) return withCard(shuffles, turns, card);
  const hidden = own.map((each, place) =>
    place > at || (shuffle === 0 && place < aside) ? 0 : each,
  );
  const seen = Object.entries(budgets).filter(([turn]) => Number(turn) <= turns);
  const others = { ...shuffles, budgets: Object.fromEntries(seen) };
  return withCard({ ...others, known: [...known.slice(0, shuffle), hidden] }, turns, card);
}
