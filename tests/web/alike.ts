/**
 * Plays by `core/rules` what Python's rules have played, and compares: reads a line with the
 * patches and then one for each game, and writes how much it has compared. `node.py` runs it.
 */

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { cardOf, openCards, outcomesByLevel } from '../../quiltbee/web/core/rules/automa_cards.ts';
import { automaTurn } from '../../quiltbee/web/core/rules/automa_cards.ts';
import { openText, readRecord, replayIn } from '../../quiltbee/web/core/records/reader.ts';
import { endOf, pathTo } from '../../quiltbee/web/core/records/tree.ts';
import { formatRecord, mainLink } from '../../quiltbee/web/core/records/writer.ts';
import { describePosition, optionsIn } from '../../quiltbee/web/core/rules/description.ts';
import {
  afterEvent,
  afterNote,
  beginGame,
  positionOf,
} from '../../quiltbee/web/core/rules/fold.ts';
import { gameLink, parsePosition, positionString } from '../../quiltbee/web/core/rules/notation.ts';
import { consequence, legalMoves, play, whyIllegal } from '../../quiltbee/web/core/rules/play.ts';
import { legal } from '../../quiltbee/web/core/placement.ts';
import {
  has7x7,
  maskIn,
  maskOf,
  placementAt,
  spaceOf,
  union,
} from '../../quiltbee/web/core/rules/placements.ts';
import { choices, moverOf } from '../../quiltbee/web/core/rules/position.ts';
import { framesOf, framesOfGame } from '../../quiltbee/web/core/rules/replay.ts';
import { shufflesOf } from '../../quiltbee/web/core/rules/shuffles.ts';
import { outcome, scores } from '../../quiltbee/web/core/rules/scores.ts';
import { faultOf } from '../../quiltbee/web/core/rules/validity.ts';
import { t } from '../../quiltbee/web/core/words.ts';
import './english.ts';
import { tableOf } from '../../quiltbee/web/core/rules/description.ts';
import type { AutomaTurn, Patches, Folded, Position } from '../../quiltbee/web/core/types.ts';

const compared: Record<string, number> = {};
let patches: Patches = {};
const NO_CHOICES = { options: [], special_cells: [], special_cells_7x7: [] };

function count(what: string, count: number = 1) {
  compared[what] = (compared[what] ?? 0) + count;
}

function digest(words: string[]) {
  return createHash('sha1').update(words.join(' ')).digest('hex');
}

const KINDS: Record<string, (given: any) => void | Promise<void>> = {
  /** A duel by its rules alone. */
  duel({ steps, moves, link }) {
    let position = parsePosition(steps[0].position, patches);
    for (const [at, step] of steps.entries()) {
      assert.ok(position, `${link} after ${at} moves`);
      compareRules(position, step, `${link} after ${at} moves`);
      position = at < moves.length ? play(position, moves[at], patches) : position;
    }
    const start = parsePosition(steps[0].position, patches);
    assert.equal(start && gameLink(start, steps[0].position, moves, null), link);
    count('duels');
  },
  /** All that is told of one position. */
  position({ text, told }) {
    const position = parsePosition(text, patches);
    assert.ok(position, text);
    assert.deepEqual({ ...describePosition(position, patches), ...choicesOf(position) }, told);
    count('positions');
  },
  /** A record with its variations, read, perhaps from another text, and written again. */
  async record({ text, moves, link, read: given = text, replay }) {
    const read = readRecord(given, patches);
    assert.ok(read?.isWhole, given);
    const { tree, tags } = read;
    assert.equal(formatRecord(tree, tags), text);
    assert.equal(tree.count - 1, moves);
    count('records');
    if (replay) {
      const { start, moves, automa, ended, result, link } = (await replayIn(given, patches)) ?? {};
      assert.deepEqual({ start, moves, automa, ended, result, link }, replay, given);
      count('replays');
    }
    if (!link) return;
    assert.equal(mainLink(tree, tags), link);
    const again = await openText(link, patches);
    assert.ok(again?.isWhole, link);
    assert.equal(mainLink(again.tree, again.tags), link);
    count('links');
  },
  /** Variations within variations, all alternatives to the first move. */
  nested({ text, moves }) {
    const read = readRecord(text, patches);
    assert.ok(read?.isWhole, text);
    assert.equal(read.tree.root.children.length, moves);
    count('nested');
  },
  /** A position that may be set up, and what Python says against it. */
  validity({ text, fault }) {
    const position = parsePosition(text, patches);
    const shuffles = position?.automa ? shufflesOf(text) : null;
    // Its form is none: the editor never makes such a text.
    if (position === null || (position.automa && shuffles === null)) {
      assert.notEqual(fault, null, text);
      return count('unreadable');
    }
    const found = faultOf(position, patches, shuffles);
    const words = found && `${found.field}: ${t(`impossible-${found.code}`, found.values)}`;
    assert.equal(words?.replace('’', "'") ?? null, fault, text);
    count(found ? 'impossible' : 'possible');
    if (found) count(`impossible-${found.code}`);
  },
  /** A text that is no position. */
  nonsense({ text }) {
    assert.equal(parsePosition(text, patches), null, text);
    count('nonsense');
  },
  /** A table that is followed. */
  table({ game, steps, last }) {
    let folded = beginGame(game, patches);
    for (const [at, { message, table }] of steps.entries()) {
      const where = `table ${game.game}, message ${at}: ${JSON.stringify(message)}`;
      if (folded && message?.kind === 'card') compareTurn(folded, message.turn, where);
      if (message?.type === 'event') folded = folded && afterEvent(folded, message, patches);
      if (message?.type === 'note') folded = folded && afterNote(folded, message);
      if (message?.type === 'game') folded = beginGame(message, patches);
      assert.ok(folded, where);
      const decides = table.options.length + table.special_cells.length > 0;
      const { options, ...shown } = tableOf(folded, patches);
      assert.equal(options.length, table.options.length, where);
      const choices = decides ? choicesOf(positionOf(folded)) : NO_CHOICES;
      assert.deepEqual({ ...shown, ...choices }, table, where);
      if (message) count(message.kind ?? message.type);
      if (decides) count('choices');
    }
    assert.deepEqual(folded?.game, last);
    count('tables');
  },
  async replay({ replay, frames, game }) {
    assert.deepEqual(framesOf(replay, patches), frames);
    const folded = beginGame(game, patches);
    assert.deepEqual(folded && framesOfGame(folded, patches), frames);
    if (replay.automa) await compareCards(replay);
    if (replay.automa && folded && positionOf(folded).stage === 'over') {
      assert.deepEqual(outcomesByLevel(folded.positions, patches), replay.automa.levels);
      count('levels');
    }
    count('replays');
    count('frames', frames.length);
  },
};

/** What a card lets the Automa do. */
function compareTurn(folded: Folded, turn: AutomaTurn, where: string) {
  const card = cardOf(turn.card.number);
  const number = folded.moves.length + 1;
  assert.deepEqual(automaTurn(positionOf(folded), card, number, patches), turn, where);
  count('turns');
}

/** The Automa's turns and what lies open of its cards, by the shuffles of a link. */
async function compareCards({ moves, automa, link }: any) {
  const { tree } = (await openText(link, patches)) ?? {};
  assert.ok(tree?.shuffles, link);
  const path = pathTo(endOf(tree.root));
  assert.deepEqual(
    [path.map(({ move }) => move), path.flatMap(({ turn }) => turn ?? [])],
    [moves, automa.turns],
  );
  const budgets = Object.fromEntries(
    automa.cards.map(({ budget }: any, at: number) => [at, budget]),
  );
  for (const [at, cards] of automa.cards.entries()) {
    const { pile, aside, discards, budget } = openCards(
      { ...tree.shuffles, budgets },
      automa.turns.slice(0, at),
    );
    assert.deepEqual({ pile, aside, discards, budget }, cards, `${link} after ${at} turns`);
    count('cards');
  }
}

/** What the mover may decide, with every place: as the server's rules list them. */
function choicesOf(position: Position) {
  const { cells, empty } = moverOf(position);
  // A 7x7 square is near once 40 spaces are covered.
  const isOpen = position.tile === null && empty <= 41;
  const completes = (letter: string) => (name: string) => {
    const space = spaceOf(name.slice(1)) ?? 0;
    const spaces = letter === '+' ? [space] : placementAt(patches[letter], name)?.spaces;
    return has7x7(union(maskIn(cells), maskOf(spaces ?? [])));
  };
  const placesOf = (letter: string) => {
    const placements = [...legal(cells, letter, patches).placements];
    return { placements, completes_7x7: isOpen ? placements.filter(completes(letter)) : [] };
  };
  const nowhere = { placements: [], completes_7x7: [] };
  const special = position.stage === 'special_patch' ? placesOf('+') : nowhere;
  return {
    options: optionsIn(position, patches).map((option) => ({
      ...option,
      ...(option.letter ? placesOf(option.letter) : nowhere),
    })),
    special_cells: special.placements.map((name) => name.slice(1)),
    special_cells_7x7: special.completes_7x7.map((name) => name.slice(1)),
  };
}

function compareRules(position: Position, step: any, where: string) {
  assert.equal(positionString(position, null), step.position, where);
  assert.deepEqual(scores(position, patches), step.scores, where);
  assert.deepEqual(outcome(position, patches), step.outcome, where);
  const legal = legalMoves(position, patches);
  assert.deepEqual([legal.length, digest(legal)], step.legal, where);
  const offered = position.stage === 'action' ? [null, ...choices(position)] : [];
  const brought = offered.map((letter) => consequence(position, letter ? patches[letter] : null));
  assert.deepEqual(brought, step.consequences, where);
  for (const [token, reason] of Object.entries(step.refused)) {
    assert.equal(whyIllegal(position, token, patches), reason, `${where}, ${token}`);
    assert.equal(play(position, token, patches) === null, reason !== null, `${where}, ${token}`);
    count(reason === null ? 'allowed' : 'refused');
  }
  count('steps');
}

for await (const line of createInterface({ input: process.stdin })) {
  const given = JSON.parse(line);
  if (given.patches) patches = given.patches;
  else await KINDS[given.kind](given);
}
process.stdout.write(JSON.stringify(compared));
