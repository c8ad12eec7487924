/**
 * Parsers for games with variations: records, links and positions (docs/reference/notation.md). A
 * record is read leniently: everything before a fault is kept, the rest of its line dropped. The
 * server reads more formats and reports what is wrong with them.
 */
import { AUTOMA_LEVELS } from '../generated/figures.ts';
import { openCards } from '../rules/automa_cards.ts';
import { positionString } from '../rules/notation.ts';
import { newGame } from '../rules/position.ts';
import { shufflesOf, withKnownCards } from '../rules/shuffles.ts';
import { faultOf } from '../rules/validity.ts';
import { FIGURES, PACKED, formatRecord, mainLink, type Tags } from './writer.ts';
import {
  MARKS,
  MAX_DEPTH,
  Tree,
  endOf,
  pathTo,
  played,
  type Start,
  type TreeNode,
} from './tree.ts';
import type { Patches, Replay } from '../types.ts';

/** `isWhole`: nothing was dropped. */
export type Opened = { tree: Tree; tags: Tags; isWhole: boolean };

/** Points for the second seat, at the very end of a link. */
const POINTS = /,c(-?[1-9]\d{0,2})$/;
const TOKEN = /\.|pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]/y;

/**
 * Parse any text; null if the page can't read it, or its start is impossible.
 * @param text  a record, a link or its part after `#`, a position string
 */
export async function openText(text: string, patches: Patches): Promise<Opened | null> {
  const opened = await read(text, patches);
  if (opened === null) return null;
  const { root, text: start } = opened.tree;
  const shuffles = root.position.automa ? shufflesOf(start) : null;
  return faultOf(root.position, patches, shuffles) ? null : opened;
}

/** Parse the main line as a server would; null if the page can't read all of it. */
export async function replayIn(text: string, patches: Patches): Promise<Replay | null> {
  const opened = await openText(text, patches);
  if (!opened?.isWhole) return null;
  const { tree, tags } = opened;
  const record = formatRecord(tree, tags);
  const [, result = tags.Result] = /(1-0|0-1|\*)\s*$/.exec(text) ?? [];
  if (!areSound({ ...tags, ...(result && { Result: result }) }, tagsIn(record).tags)) return null;
  const { shuffles, text: start } = tree;
  const path = pathTo(endOf(tree.root));
  const turns = path.flatMap(({ turn }) => turn ?? []);
  const { automa } = tree.root.position;
  return {
    ...{ tags, start, moves: path.map(({ move }) => move), comment: null, ended: null },
    automa: shuffles &&
      automa && {
        ...{ deck: shuffles.deck, level: automa.level, practice: true, turns, levels: [] },
        cards: [...turns, null].map((_, count) => openCards(shuffles, turns.slice(0, count))),
      },
    ...{ result: null, link: mainLink(tree, tags), record },
  };
}

/** Tags with a fixed format. */
const FORMS = {
  Result: /^(?:1-0|0-1|\*)$/,
  Compensation: /^(?:0|-?[1-9]\d{0,2})$/,
  Termination: /^(?:normal|resignation|time forfeit|abandoned|unfinished)$/,
  TimeControl: /^(?:\d{1,7}(?:[+~]\d{1,7})?|\d{1,3}d|[-?])$/,
};

/** Test that the tags are well-formed and agree with those that the page would write. */
function areSound(tags: Tags, written: Tags) {
  const isFormed = Object.entries(FORMS).every(
    ([name, form]) => !(name in tags) || form.test(tags[name]),
  );
  const agrees = ['Result', 'Score', 'SetUp'].every(
    (name) => (tags[name] ?? written[name]) === written[name],
  );
  const isNormal = tags.Termination !== 'normal' || 'Score' in written;
  return isFormed && agrees && isNormal && !(tags.Position && (tags.Ring || tags.Board));
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
  if (isPosition) return laid({ start: stripped.split(/\s+/).join(' ') }, [], patches);
  return readLink(hash ?? stripped, patches);
}

function readLink(link: string, patches: Patches) {
  const [, points] = POINTS.exec(link) ?? [];
  const opened = readGame(link.replace(POINTS, ''), patches);
  return opened && (points ? { ...opened, tags: { Compensation: points } } : opened);
}

function readGame(link: string, patches: Patches) {
  const [head, tokens = '', ...rest] = link.split(',');
  const own = tokensIn(tokens);
  if (own === null) return null;
  if (/^[ps]=/.test(head)) {
    const start = head.slice(2).replace(/_/g, ' ').replace(/!/g, '#');
    const shuffles = rest.map((cards) => cards.split('.').map((card) => Number(card) || 0));
    return laid({ start, shuffles }, own, patches);
  }
  const isRing = new Set(head).size === 33 && [...head].every((letter) => letter in patches);
  if (!isRing || head.length !== 33 || !head.endsWith('A')) return null;
  const start = positionString(newGame(head, rest[0] === 'o' ? 'original' : 'revised'), null);
  return laid({ start }, own, patches);
}

/** Split the moves of a link; null if it contains anything else. */
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

/** @param moves  in a solo game the person's; the Automa's follow from its cards */
function laid(from: Start, moves: string[], patches: Patches): Opened | null {
  const tree = orNull(() => new Tree(patches, from));
  return tree && { tree, tags: {}, isWhole: played(tree, moves) };
}

/** Return null for a RangeError. */
function orNull(make: () => Tree) {
  try {
    return make();
  } catch (problem) {
    if (problem instanceof RangeError) return null;
    throw problem;
  }
}

/** The longest record, in characters. */
export const LONGEST = 1_000_000;

/**
 * Unpack the record in a link; null if it is damaged or too long.
 * @param link  from `#t=` on
 */
export async function recordIn(link: string) {
  const text = link.slice(PACKED.length);
  try {
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const decoder = new TextDecoder();
    let whole = '';
    const reader = inflated.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      whole += decoder.decode(next.value, { stream: true });
      if (whole.length > LONGEST) {
        await reader.cancel();
        return null;
      }
    }
    return whole + decoder.decode();
  } catch {
    return null;
  }
}

const TAG = /\[\s*([A-Za-z0-9_]+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/y;
const SKIPPED = /(?:[\s\ufeff]+|^%.*)+/my;
const MOVER = /(?<mover>[12]:|A(?<card>[1-9]\d?)?:)/;
const TAKEN = /(?<taken>[A-Za-g])(?=[12]:|A(?:[1-9]\d?)?:|1-0|0-1|[^\w+:]|$)/;
const LEXEME = lexeme(MOVER, TAKEN);
/** After a mover a move follows: `A: A1: ...` is the Automa's patch A. */
const AFTER_MOVER = lexeme(TAKEN, MOVER);
const RING = /^[A-Za-g]{33}$/;
const NUMBERS = Object.fromEntries(
  Object.entries(MARKS).map(([number, text]) => [text, Number(number)]),
);
const LONGEST_MARK = 255;
/** Limits of one record, as in `quiltbee.notation.record_reader`. */
const MAX_LEXEMES = 20_000;
const MAX_OPEN = 2 * MAX_DEPTH;

/** Parse the first record of a text; null if its tags give no start. */
export function readRecord(text: string, patches: Patches): Opened | null {
  const { tags, end } = tagsIn(text);
  let at = end;
  const start = startOf(tags);
  if (start === null) return null;
  const tree = orNull(() => new Tree(patches, start));
  if (tree === null) return null;
  const reading = new Reading(tree);
  let pattern = LEXEME;
  let count = 0;
  for (let found; (found = lexemeAt(pattern, text, at)); at += found[0].length) {
    count += 1;
    if (count > MAX_LEXEMES || reading.lines.length + reading.skipped > MAX_OPEN) {
      reading.isWhole = false;
      break;
    }
    const groups = found.groups as Record<string, string | undefined>;
    if (groups.tag !== undefined) break;
    reading.take(groups);
    if (groups.mover !== undefined) pattern = AFTER_MOVER;
    else if (!groups.space && !groups.comment && !groups.rest) pattern = LEXEME;
  }
  if (reading.result !== null) tags.Result ??= reading.result;
  return { tree, tags, isWhole: reading.isWhole && reading.lines.length === 1 };
}

/**
 * Build the pattern of a lexeme.
 * @param first  a mover, or a letter that the Automa took; tried before the other
 */
function lexeme(first: RegExp, then: RegExp) {
  const kinds = [
    /(?<space>[\s\ufeff]+|^%.*)/,
    /(?<comment>\{[^}]*\}?)/,
    /(?<rest>;.*)/,
    /\$(?<nag>\d{1,3})(?!\d)/,
    /(?<mark>!!|\?\?|!\?|\?!|!|\?)/,
    /(?<open>\()/,
    /(?<close>\))/,
    first,
    /(?<result>(?:1-0|0-1|\*)(?!\d))/,
    /(?<token>pass|\.|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])/,
    then,
    /(?<tag>\[\s*[A-Za-z0-9_]+\s+")/,
    /(?<unknown>\S[^\s(){};[]*)/,
  ];
  return new RegExp(kinds.map(({ source }) => source).join('|'), 'my');
}

function lexemeAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function tagsIn(text: string) {
  const tags: Tags = {};
  let at = 0;
  const skip = () => {
    SKIPPED.lastIndex = at;
    at = SKIPPED.exec(text) ? SKIPPED.lastIndex : at;
    TAG.lastIndex = at;
    return TAG.exec(text);
  };
  for (let found = skip(); found; found = skip()) {
    tags[found[1]] ??= found[2].replace(/\\(.)/g, '$1');
    at += found[0].length;
  }
  return { tags, end: at };
}

/** Find the start of a game in its tags; null without one. */
function startOf({ Ring, Board = 'revised', Position, Opponent, Deck, Level, Cards = '' }: Tags) {
  const [first, ...shuffles] = Cards.split('/').map((cards) =>
    cards
      .trim()
      .split(/\s+/)
      .map((card) => Number(card) || 0),
  );
  if (Position !== undefined) return { start: dealt(Position, first), shuffles };
  if (!RING.test(Ring ?? '') || !isBoard(Board)) return null;
  const table = positionString(newGame(Ring, Board), null);
  if (Opponent !== 'Automa') return { start: table, shuffles: [] };
  const level = AUTOMA_LEVELS.find(({ numeral }) => numeral === Level)?.level;
  if (level === undefined || !['normal', 'tactical'].includes(Deck)) return null;
  const [quilt] = table.split(' ');
  const rest = `${Ring} 1 - ${Board[0]} ${Deck} ${level} ?.?.?.?.?.?.?.?.?.? ?.?/-`;
  return { start: dealt(`${quilt} 5.0 0.0:- ${rest}`, first), shuffles };
}

function isBoard(name: string): name is 'revised' | 'original' {
  return name === 'revised' || name === 'original';
}

function dealt(text: string, cards: number[]) {
  const shuffles = shufflesOf(text);
  if (shuffles === null || cards.length !== shuffles.known[0].length) return text;
  const known = shuffles.known[0].map((card, at) => card || cards[at]);
  return withKnownCards(text, { ...shuffles, known: [known] });
}

/** A line being read; the rest of a broken one is dropped. */
type OpenLine = {
  at: TreeNode;
  isBroken: boolean;
  /** No move of it was played yet. */
  isNew: boolean;
  /** The comment before its first move. */
  before: string;
  /** The Automa's next card if it differs from the game's, else 0. */
  card: number;
};

class Reading {
  lines: OpenLine[];
  isWhole = true;
  /** Open variations that can't be read. */
  skipped = 0;
  isOver = false;
  /** The result after the moves. */
  result: string | null = null;

  constructor(public tree: Tree) {
    this.lines = [{ at: tree.root, isBroken: false, isNew: true, before: '', card: 0 }];
  }

  /** Process a lexeme by its group. */
  take({
    comment,
    rest,
    nag,
    mark,
    card,
    open,
    close,
    result,
    token,
    taken,
    unknown,
  }: Record<string, string | undefined>) {
    const line = this.lines[this.lines.length - 1];
    if (open) return this.open(line);
    if (close) return this.close();
    if (result) {
      if (this.lines.length > 1 || this.isOver) return;
      this.isOver = true;
      this.result = result;
      return;
    }
    if (line.isBroken || this.skipped > 0) return;
    if (comment) this.say(line, comment.slice(1).replace(/\}$/, ''));
    else if (rest) this.say(line, rest.slice(1));
    else if (nag || mark) this.mark(line, nag ? Number(nag) : NUMBERS[mark ?? '']);
    else if (token || taken) this.play(line, token ?? `A:${taken}`);
    else if (card) this.choose(line, Number(card));
    else if (unknown) this.fail(line);
  }

  fail(line: OpenLine) {
    this.isWhole = false;
    line.isBroken = true;
  }

  choose(line: OpenLine, card: number) {
    const mayCome = this.lines.length > 1 && this.tree.cardsAfter(line.at).includes(card);
    if (mayCome) line.card = card;
    else this.fail(line);
  }

  play(line: OpenLine, token: string) {
    const { position } = line.at;
    const isCard = position.automa !== null && position.turn === 2;
    const isPass = token === '.' || token === 'pass';
    const move = isPass ? (isCard ? 'A:pass' : 'pass') : canonical(token, this.tree.patches);
    const turn = line.card ? this.tree.turnWith(line.at, line.card) : null;
    const isOver = this.isOver && this.lines.length === 1;
    const after = isOver ? null : this.tree.add(line.at, move, turn, false);
    if (after === null) return this.fail(line);
    if (line.isNew && this.lines.length > 1) after.before = line.before;
    line.at = after;
    line.isNew = false;
    line.card = 0;
  }

  say(line: OpenLine, text: string) {
    const figures = text.match(FIGURES) ?? [];
    const words = text.replace(FIGURES, ' ').replace(/\s+/g, ' ').trim();
    const joined = (had: string) => [had, words].filter(Boolean).join(' ');
    if (line.isNew && this.lines.length > 1) {
      line.before = [line.before, ...figures, words].filter(Boolean).join(' ');
      return;
    }
    line.at.comment = joined(line.at.comment);
    line.at.figures.push(...figures);
  }

  mark(line: OpenLine, number: number) {
    if (!line.isNew && number <= LONGEST_MARK) line.at.marks.push(number);
    else this.isWhole = false;
  }

  open(line: OpenLine) {
    const { parent } = line.at;
    if (line.isBroken || this.skipped > 0 || line.isNew || parent === null) this.skipped += 1;
    else if (this.lines.length > MAX_DEPTH) this.skipped += 1;
    else this.lines.push({ at: parent, isBroken: false, isNew: true, before: '', card: 0 });
    if (this.skipped > 0) this.isWhole = false;
  }

  close() {
    if (this.skipped > 0) this.skipped -= 1;
    else if (this.lines.length > 1) this.lines.pop();
    else this.isWhole = false;
  }
}

/** Rewrite a token with the lowest of the equivalent orientations. */
function canonical(token: string, patches: Patches) {
  const patch = patches[token[0]];
  if (!patch || token.length !== 4) return token;
  const code = Number(token[1]);
  let now = code >= 4 ? patch.turns[0].flip : 0;
  for (let turn = 0; turn < code % 4; turn += 1) now = patch.turns[now].right;
  return `${token[0]}${now}${token.slice(2)}`;
}
