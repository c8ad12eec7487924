/**
 * The rules: legality, consequences and moves. The server's rules are authoritative;
 * `tests/web/test_rules.py` holds these to them.
 */
import { INCOME_MARKS, LAST_SPACE } from '../generated/figures.ts';
import { otherOf } from '../seats.ts';
import {
  covered,
  fitting,
  freeSpaces,
  has7x7,
  holds,
  maskOf,
  placementAt,
  spaceName,
  spaceOf,
  union,
  type Placement,
} from './placements.ts';
import { choices, crossed, deciderOf, moverOf, specialLeft, takenFrom } from './position.ts';
import type { Owned, Position, Patch, Patches, Placed } from '../types.ts';

const TOKEN = /^(?:pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])$/;

/**
 * Compute the consequence of taking a patch, or of the pass (null), without checking that the mover
 * can pay.
 * @param position  in the stage `action`
 */
export function consequence(position: Position, patch: Patch | null) {
  const { turn, players } = position;
  const mover = moverOf(position);
  const waiting = players[2 - turn];
  const ahead = patch ? mover.time + patch.time : waiting.time + 1;
  const time = Math.min(ahead, LAST_SPACE);
  const [paid, earned] = patch ? [patch.buttons, 0] : [0, time - mover.time];
  const marks = crossed(INCOME_MARKS, mover.time, time);
  const income = (mover.income + (patch?.income ?? 0)) * marks.length;
  const isAhead = time > waiting.time;
  const hasSpace = mover.empty > (patch?.squares ?? 0);
  const over = time === LAST_SPACE && waiting.time === LAST_SPACE;
  return {
    buttons: mover.buttons - paid + earned + income,
    ...{ time, paid, earned, income_marks: marks, income },
    special_patch: isAhead && hasSpace && specialLeft(position).some((mark) => mark <= time),
    next: isAhead || over ? otherOf(turn) : turn,
    over,
  };
}

/** List every legal move: the pass, then the patches in ring order. */
export function legalMoves(position: Position, patches: Patches): string[] {
  if (deciderOf(position) !== position.turn) return [];
  const { filled, buttons } = moverOf(position);
  if (position.stage === 'special_patch')
    return freeSpaces(filled).map((space) => `+${spaceName(space)}`);
  const affordable = choices(position).filter((letter) => patches[letter].buttons <= buttons);
  const placed = affordable.flatMap((letter) =>
    fitting(filled, patches[letter]).map(({ name }) => letter + name),
  );
  return ['pass', ...placed];
}

/**
 * Explain why a move is illegal, in the words of the server's rules; null if it is legal.
 * @param token  `X0a7`, `+d9` or `pass`
 */
export function whyIllegal(position: Position, token: string, patches: Patches): string | null {
  if (!TOKEN.test(token)) return 'a move is pass, a patch like X0a7 or a special patch like +d9';
  const letter = token[0];
  const isPatch = letter in patches && token !== 'pass';
  const placement = isPatch ? placementAt(patches[letter], token.slice(1)) : null;
  if (isPatch && !placement) return `patch ${letter} would not lie wholly on the board there`;
  if (position.stage === 'over') return 'the game is over';
  if (deciderOf(position) === 'card') return "it is the Automa's turn";
  const spaces = placement?.spaces ?? [spaceOf(token.slice(1)) ?? 0];
  if (position.stage === 'special_patch')
    return letter === '+' ? overlap(position, spaces) : 'the special patch must be placed first';
  if (token === 'pass') return null;
  if (letter === '+') return 'there is no special patch to place';
  return whyNotBuyable(position, letter, patches) ?? overlap(position, spaces);
}

/** Explain why a patch can't be bought, regardless of its place; null if it can. */
export function whyNotBuyable(position: Position, letter: string, patches: Patches) {
  const offered = choices(position);
  if (!position.ring.includes(letter)) return `patch ${letter} is no longer in the ring`;
  if (!offered.includes(letter))
    return `patch ${letter} is not among the next three (${offered.join(', ')})`;
  const missing = patches[letter].buttons - moverOf(position).buttons;
  return missing > 0 ? `needs ${missing} more button${missing > 1 ? 's' : ''}` : null;
}

/** @param spaces  row by row */
function overlap(position: Position, spaces: number[]) {
  const { filled } = moverOf(position);
  const found = spaces.find((space) => holds(filled, space));
  return found === undefined ? null : `overlaps at ${spaceName(found)}`;
}

/**
 * Play a move; null if it is illegal (`whyIllegal` explains).
 * @param token  `X0a7`, `+d9` or `pass`
 */
export function play(position: Position, token: string, patches: Patches): Position | null {
  if (whyIllegal(position, token, patches) !== null) return null;
  const mover = moverOf(position);
  if (token === 'pass') return advanced(position, position.ring, mover, null);
  const [letter, name] = [token[0], token.slice(1)];
  if (letter === '+') {
    const after = withMover(position, sewn(mover, [spaceOf(name) ?? 0], '*'));
    return { ...after, stage: 'action', turn: otherOf(position.turn) };
  }
  const patch = patches[letter];
  const placement = placementAt(patch, name) as Placement;
  const { orientation, row, column, spaces } = placement;
  const bought = {
    ...sewn(mover, spaces, letter),
    income: mover.income + patch.income,
    patches: inOrder([...mover.patches, { letter, orientation, row, column }]),
  };
  return advanced(position, takenFrom(position.ring, letter), bought, patch);
}

/** Sort by letter, capitals first. */
export function inOrder(patches: Placed[]) {
  return patches.sort((a, b) => (a.letter < b.letter ? -1 : 1));
}

function sewn(mover: Owned, spaces: number[], sign: string): Owned {
  return {
    ...mover,
    cells: covered(mover.cells, spaces, sign),
    filled: union(mover.filled, maskOf(spaces)),
    empty: mover.empty - spaces.length,
  };
}

function advanced(position: Position, ring: string, mover: Owned, patch: Patch | null): Position {
  const { buttons, time, special_patch, next, over } = consequence(position, patch);
  const stage = over ? 'over' : special_patch ? 'special_patch' : 'action';
  const turn = special_patch && !over ? position.turn : next;
  return { ...withMover(position, { ...mover, buttons, time }), ring, stage, turn };
}

function withMover(position: Position, mover: Owned): Position {
  const { players, turn, tile } = position;
  return {
    ...position,
    players: turn === 1 ? [mover, players[1]] : [players[0], mover],
    tile: tile === null && has7x7(mover.filled) ? turn : tile,
  };
}
