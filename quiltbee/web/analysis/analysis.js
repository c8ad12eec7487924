/**
 * The analysis board without a page: a tree of variations, the position of it that lies on a board,
 * and what is kept of it in this browser.
 *
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('./record_text.js').Tags} Tags
 * @typedef {import('./texts.js').Opened} Opened
 * @typedef {import('./tree.js').TreeNode} TreeNode
 *
 * @typedef {object} Kept   what this browser remembers
 * @property {string} record
 * @property {number[]} path   which child it was, from the start on
 *
 * @typedef {object} AnalysisState
 * @property {Tree} tree
 * @property {Tags} tags
 * @property {TreeNode} node   on show
 * @property {number} change   counts what was changed
 * @property {string} said   how the last request went
 * @property {string} fault   what could not be done
 * @property {boolean} isEditing   a position is being set up
 *
 * @typedef {object} Outside
 * @property {(kept: Kept) => void} keep
 * @property {(text: string) => Promise<Opened>} read   any text; throws an Error of one sentence
 */
import { pointsIn, positionString } from '../core/rules/notation.js';
import { openCards } from '../core/rules/shuffles.js';
import { createMergingStore } from '../core/store.js';
import { t } from '../core/words.js';
import { Board } from '../board/board.js';
import { readRecord } from './record_reader.js';
import { formatRecord, plain } from './record_text.js';
import { linkOf } from './texts.js';
import { MAX_DEPTH, depthOf, endOf, mark, pathTo, promote, remove } from './tree.js';

/** @typedef {import('./tree.js').Tree} Tree */

/** The keys that step through the tree. */
const STEPS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

export class Analysis {
  /**
   * @param {Patches} patches
   * @param {Opened} opened
   * @param {Outside} outside
   * @param {number | null} [index]   of the position on show, along the game; its end without one
   */
  constructor(patches, opened, outside, index = null) {
    this.patches = patches;
    this.outside = outside;
    const { tree, tags, isWhole } = opened;
    const line = [tree.root, ...pathTo(endOf(tree.root))];
    const node = index === null ? line[line.length - 1] : (line[index] ?? tree.root);
    const fault = isWhole ? '' : t('analysis-not-whole');
    /** @type {AnalysisState} */
    const start = { tree, tags, node, change: 0, said: '', fault, isEditing: false };
    this.store = createMergingStore(start);
    this.board = new Board(patches, this.courseTo(node), this.sitting(), {
      onMove: (move, board) => this.moved(move, board),
      onUndo: () => this.show(this.state.node.parent ?? this.state.node),
      objection: () => (depthOf(this.state.node) >= MAX_DEPTH ? t('analysis-too-deep') : null),
    });
  }

  get state() {
    return this.store.get();
  }

  /** What lies on the board at a node. @param {TreeNode} node */
  courseTo(node) {
    const { tree, tags } = this.state;
    return { ...tree.courseTo(node), points: pointsIn(tags) };
  }

  /** @returns {import('../board/course.js').Sitting} */
  sitting() {
    const { Player1 = '?', Player2 = '?' } = this.state.tags;
    const named = (/** @type {string} */ name, /** @type {string} */ number) =>
      name && name !== '?' ? name : t('player-number', { number });
    return { names: [named(Player1, '1'), named(Player2, '2')] };
  }

  /**
   * A move was made on the board.
   * @param {string} move
   * @param {Board} board
   */
  moved(move, board) {
    const { tree, node } = this.state;
    const turn = board.local.message.automa?.turns.at(-1) ?? null;
    const after = tree.add(node, move, move.startsWith('A:') ? turn : null);
    if (after) this.changed({ node: after });
  }

  /** @param {Partial<AnalysisState>} [part] */
  changed(part = {}) {
    const { change } = this.state;
    this.store.dispatch({ ...part, change: change + 1, said: '', fault: '' });
    this.keep();
  }

  keep() {
    this.outside.keep({ record: this.record, path: this.path });
  }

  /** Which child each node is on the way to the one on show. */
  get path() {
    return pathTo(this.state.node).map((each) => each.parent?.children.indexOf(each) ?? 0);
  }

  /** The record with all variations. */
  get record() {
    return formatRecord(this.state.tree, this.state.tags);
  }

  /** The position on show, as text. */
  get text() {
    return this.board.text;
  }

  /** A link to the whole tree, from `/` on. */
  async link() {
    return `/analysis${await linkOf(this.state.tree, this.state.tags)}`;
  }

  /** Show a node. @param {TreeNode} node */
  show(node) {
    const course = this.courseTo(node);
    if (wayOf(course) !== wayOf(this.board.course)) this.board.show(course, this.sitting());
    this.store.dispatch({ node, said: '', fault: '' });
    this.keep();
  }

  /** A key that steps through the tree; says whether it was one. @param {string} key */
  step(key) {
    if (!STEPS.has(key)) return false;
    const { node, tree } = this.state;
    const { parent } = node;
    const siblings = parent?.children ?? [];
    const at = siblings.indexOf(node);
    /** @type {Record<string, TreeNode | null | undefined>} */
    const targets = {
      ArrowLeft: parent,
      ArrowRight: node.children[0],
      ArrowUp: siblings[at - 1],
      ArrowDown: siblings[at + 1],
      Home: tree.root,
      End: endOf(node),
    };
    const target = targets[key];
    if (target && target !== node) this.show(target);
    return true;
  }

  /** Make a move of the engine's, or all of a line up to one. @param {string[]} moves */
  playLine(moves) {
    for (const move of moves) if (!this.board.play(move)) return;
  }

  /** Turn a card of the Automa over, in a variation if another one was. @param {number} card */
  turn(card) {
    const { tree, node } = this.state;
    const turn = tree.turnWith(node, card);
    const after = turn && tree.add(node, `A:${turn.taken ?? 'pass'}`, turn);
    if (!after) return;
    this.changed();
    this.show(after);
  }

  /** Let the variation on show go on in place of the line that it leaves. */
  promote() {
    if (!promote(this.state.node)) return;
    this.state.tree.settle();
    this.changed();
  }

  /** Take the move on show away, with all that comes after it. */
  remove() {
    const { node } = this.state;
    if (node.parent === null) return;
    const after = remove(node);
    this.state.tree.settle();
    this.changed();
    if (after) this.show(after);
  }

  /** @param {string} text */
  comment(text) {
    this.state.node.comment = plain(text);
    this.changed();
  }

  /** @param {number} number   as PGN numbers marks, 1 to 6 */
  mark(number) {
    if (this.state.node.parent === null) return;
    mark(this.state.node, number);
    this.changed();
  }

  /**
   * Put something else on the board.
   * @param {Opened} opened
   * @param {number[]} [path]   to the node on show; its end without one
   */
  open({ tree, tags, isWhole }, path) {
    this.store.dispatch({ tree, tags, isEditing: false });
    const node = path ? nodeAt(tree, path) : endOf(tree.root);
    this.board.show(this.courseTo(node), this.sitting());
    this.store.dispatch({ node, change: this.state.change + 1, said: '', fault: '' });
    if (!isWhole) this.store.dispatch({ fault: t('analysis-not-whole') });
    this.keep();
  }

  /** Open any text; what is wrong with it is said. @param {string} text */
  async read(text) {
    if (!text.trim()) return this.store.dispatch({ fault: t('analysis-nothing') });
    try {
      this.open(await this.outside.read(text));
    } catch (problem) {
      const fault = problem instanceof Error ? problem.message : String(problem);
      this.store.dispatch({ fault });
    }
  }

  /** The position on show with what is known of the cards, as a start of its own. */
  get startText() {
    const { position } = this.state.node;
    const shuffles = this.board.local.shuffles;
    if (position.automa === null || shuffles === null) return positionString(position, null);
    const turns = this.board.local.message.automa?.turns ?? [];
    return positionString(position, openCards(shuffles, turns));
  }
}

/**
 * The moves and cards of a course.
 * @param {import('../board/course.js').Course} course
 */
function wayOf({ moves, turns = [] }) {
  return [...moves, ...turns.map(({ card }) => card.number)].join();
}

/**
 * The node that a path leads to, as far as it does.
 * @param {Tree} tree
 * @param {number[]} path
 */
function nodeAt(tree, path) {
  let node = tree.root;
  for (const index of path) node = node.children[index] ?? node;
  return node;
}

/**
 * What was kept, read again; null for none.
 * @param {Kept | null} kept
 * @param {Patches} patches
 */
export function reopened(kept, patches) {
  const opened = kept && readRecord(kept.record, patches);
  return opened && { opened, path: kept.path };
}
