/**
 * The analysis board without a page: a tree of variations, the position on its board, and storage
 * in this browser.
 */
import { pointsIn, positionString } from '../core/rules/notation.ts';
import { openCards } from '../core/rules/automa_cards.ts';
import { createMergingStore, type Store } from '../core/store.ts';
import { t } from '../core/words.ts';
import { Board } from '../board/board.ts';
import { readRecord, type Opened } from '../core/records/reader.ts';
import { formatRecord, linkOf, plain, type Tags } from '../core/records/writer.ts';
import {
  MAX_DEPTH,
  depthOf,
  endOf,
  mark,
  pathTo,
  promote,
  remove,
  type Tree,
  type TreeNode,
} from '../core/records/tree.ts';
import type { Sitting } from '../board/course.ts';
import type { Course, Patches } from '../core/types.ts';

/** The stored analysis. */
export type Kept = {
  record: string;
  /** The index of each child on the way to the node on show. */
  path: number[];
};

type AnalysisState = {
  tree: Tree;
  tags: Tags;
  /** The node on show. */
  node: TreeNode;
  /** The number of changes. */
  change: number;
  /** The outcome of the last request. */
  outcome: string;
  /** The last error. */
  fault: string;
};

type Outside = {
  keep: (kept: Kept) => void;
  /** Parses any text; throws an Error with a message of one sentence. */
  read: (text: string) => Promise<Opened>;
};

/** Keys that step through the tree. */
const STEPS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

export class Analysis {
  store: Store<AnalysisState>;
  board: Board;

  /** @param index  of the position on show in the main line; by default its end */
  constructor(
    public patches: Patches,
    opened: Opened,
    public outside: Outside,
    index: number | null = null,
  ) {
    const { tree, tags, isWhole } = opened;
    const line = [tree.root, ...pathTo(endOf(tree.root))];
    const node = index === null ? line[line.length - 1] : (line[index] ?? tree.root);
    const fault = isWhole ? '' : t('analysis-not-whole');
    const start: AnalysisState = { tree, tags, node, change: 0, outcome: '', fault };
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

  courseTo(node: TreeNode) {
    const { tree, tags } = this.state;
    return { ...tree.courseTo(node), points: pointsIn(tags) };
  }

  sitting(): Sitting {
    const { Player1 = '?', Player2 = '?' } = this.state.tags;
    const named = (name: string, number: string) =>
      name && name !== '?' ? name : t('player-number', { number });
    return { names: [named(Player1, '1'), named(Player2, '2')] };
  }

  moved(move: string, board: Board) {
    const { tree, node } = this.state;
    const turn = board.local.message.automa?.turns.at(-1) ?? null;
    const after = tree.add(node, move, move.startsWith('A:') ? turn : null);
    if (after) this.changed({ node: after });
  }

  changed(part: Partial<AnalysisState> = {}) {
    const { change } = this.state;
    this.store.dispatch({ ...part, change: change + 1, outcome: '', fault: '' });
    this.keep();
  }

  keep() {
    this.outside.keep({ record: this.record, path: this.path });
  }

  /** The index of each child on the way to the node on show. */
  get path() {
    return pathTo(this.state.node).map((each) => each.parent?.children.indexOf(each) ?? 0);
  }

  get record() {
    return formatRecord(this.state.tree, this.state.tags);
  }

  get text() {
    return this.board.text;
  }

  /** Return the path of a link to the whole tree. */
  async link() {
    return `/analysis${await linkOf(this.state.tree, this.state.tags)}`;
  }

  show(node: TreeNode) {
    const course = this.courseTo(node);
    if (wayOf(course) !== wayOf(this.board.course)) this.board.show(course, this.sitting());
    this.store.dispatch({ node, outcome: '', fault: '' });
    this.keep();
  }

  /** Handle a key that steps through the tree; return whether it was one. */
  step(key: string) {
    if (!STEPS.has(key)) return false;
    const { node, tree } = this.state;
    const { parent } = node;
    const siblings = parent?.children ?? [];
    const at = siblings.indexOf(node);
    const targets: Record<string, TreeNode | null | undefined> = {
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

  /** Play the engine's line up to one of its moves. */
  playLine(moves: string[]) {
    for (const move of moves) if (!this.board.play(move)) return;
  }

  /** Turn over a card of the Automa, in a variation unless it is the game's own. */
  turn(card: number) {
    const { tree, node } = this.state;
    const turn = tree.turnWith(node, card);
    const after = turn && tree.add(node, `A:${turn.taken ?? 'pass'}`, turn);
    if (!after) return;
    this.changed();
    this.show(after);
  }

  /** Make the variation on show the main line. */
  promote() {
    if (!promote(this.state.node)) return;
    this.state.tree.settle();
    this.changed();
  }

  /** Remove the move on show with everything after it. */
  remove() {
    const { node } = this.state;
    if (node.parent === null) return;
    const after = remove(node);
    this.state.tree.settle();
    this.changed();
    if (after) this.show(after);
  }

  comment(text: string) {
    this.state.node.comment = plain(text);
    this.changed();
  }

  /** @param number  1 to 6, as in PGN */
  mark(number: number) {
    if (this.state.node.parent === null) return;
    mark(this.state.node, number);
    this.changed();
  }

  /**
   * Open another tree.
   * @param path  to the node on show; by default the end
   */
  open({ tree, tags, isWhole }: Opened, path?: number[]) {
    this.store.dispatch({ tree, tags });
    const node = path ? nodeAt(tree, path) : endOf(tree.root);
    this.board.show(this.courseTo(node), this.sitting());
    this.store.dispatch({ node, change: this.state.change + 1, outcome: '', fault: '' });
    if (!isWhole) this.store.dispatch({ fault: t('analysis-not-whole') });
    this.keep();
  }

  /** Open any text, or report its fault. */
  async read(text: string) {
    if (!text.trim()) return this.store.dispatch({ fault: t('analysis-nothing') });
    try {
      this.open(await this.outside.read(text));
    } catch (problem) {
      const fault = problem instanceof Error ? problem.message : String(problem);
      this.store.dispatch({ fault });
    }
  }

  /** The position on show as a start of its own, with the known cards. */
  get startText() {
    const { position } = this.state.node;
    const shuffles = this.board.local.shuffles;
    if (position.automa === null || shuffles === null) return positionString(position, null);
    const turns = this.board.local.message.automa?.turns ?? [];
    return positionString(position, openCards(shuffles, turns));
  }
}

/** The moves and cards of a course. */
function wayOf({ moves, turns = [] }: Course) {
  return [...moves, ...turns.map(({ card }) => card.number)].join();
}

/** Follow a path as far as possible. */
function nodeAt(tree: Tree, path: number[]) {
  let node = tree.root;
  for (const index of path) node = node.children[index] ?? node;
  return node;
}

/** Reopen the stored analysis, if any. */
export function reopened(kept: Kept | null, patches: Patches) {
  const opened = kept && readRecord(kept.record, patches);
  return opened && { opened, path: kept.path };
}
