import assert from 'node:assert/strict';
import test from 'node:test';
import {
  cellsAt,
  emptyRegions,
  extent,
  formatCell,
  holesMade,
  fullest7x7,
  nudgeInside,
  orientCell,
  outline,
  parseCell,
  sameCell,
  tickCell,
} from '../../../quiltbee/web/core/geometry.ts';
import { EMPTY, PATCHES } from '../tables.ts';
import type { Cell } from '../../../quiltbee/web/core/types.ts';

test('cell names go both ways, and what is no cell is null', () => {
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      assert.deepEqual(parseCell(formatCell([row, column])), [row, column]);
    }
  }
  assert.equal(formatCell([6, 0]), 'a7');
  for (const text of ['', 'j1', 'a0', 'a10', 'A1', '1a']) assert.equal(parseCell(text), null);
});

test('a cell of orientation 0 moves with its patch into every orientation', () => {
  for (const [letter, { orientations }] of Object.entries(PATCHES)) {
    const box = extent(orientations[0]);
    for (const [code, shape] of Object.entries(orientations)) {
      const moved = orientations[0].map((cell) => orientCell(cell, box, Number(code)));
      assert.deepEqual(
        moved.sort((a, b) => a[0] - b[0] || a[1] - b[1]),
        shape,
        `${letter}${code}`,
      );
    }
  }
});

test('a shape is nudged inside no further than needed', () => {
  const bar: Cell[] = [
    [0, 0],
    [0, 1],
    [0, 2],
  ];
  assert.deepEqual(nudgeInside(bar, [3, 3]), [3, 3]);
  assert.deepEqual(nudgeInside(bar, [-2, 8]), [0, 6]);
  assert.deepEqual(nudgeInside(bar, [12, -1]), [8, 0]);
});

test('empty regions are whole, apart, and largest first', () => {
  const row5 = EMPTY.slice(0, 36) + 'x'.repeat(9) + EMPTY.slice(45);
  assert.deepEqual(
    emptyRegions(row5).map((region) => region.length),
    [36, 36],
  );
  assert.equal(emptyRegions('x'.repeat(81)).length, 0);
  // Cells at the ends of neighbouring rows do not touch.
  const ends = [...'x'.repeat(81)].map((mark, at) => (at === 8 || at === 9 ? '.' : mark)).join('');
  assert.equal(emptyRegions(ends).length, 2);
});

test('a hole is told when it is made, not when it was there', () => {
  const cells = `.x${EMPTY.slice(2)}`;
  assert.deepEqual(holesMade(cells, [[1, 0]]), [[[0, 0]]]);
  const closed = `.x${EMPTY.slice(2, 9)}x${EMPTY.slice(10)}`;
  assert.deepEqual(holesMade(closed, [[5, 5]]), []);
  assert.deepEqual(holesMade(EMPTY, [[4, 4]]), []);
});

test('the distance to a 7 by 7 counts the empty cells of the best square', () => {
  assert.equal(fullest7x7(EMPTY).missing, 49);
  assert.equal(fullest7x7('x'.repeat(81)).missing, 0);
  const most = Array.from({ length: 9 }, (_, row) => (row < 7 ? '.xxxxxxx.' : '.........')).join(
    '',
  );
  assert.equal(fullest7x7(most).missing, 0);
  assert.equal(fullest7x7(most.replace('.xxxxxxx.', '.xxx.xxx.')).missing, 1);
});

test('an outline is one closed loop around every patch, each corner once', () => {
  assert.equal(outline([[0, 0]], 10), 'M0 0L10 0L10 10L0 10Z');
  assert.equal(outline([[0, 0]], 10, 1), 'M1 1L9 1L9 9L1 9Z');
  for (const [letter, { orientations }] of Object.entries(PATCHES)) {
    for (const shape of Object.values(orientations)) {
      const path = outline(shape, 1);
      assert.equal(path.match(/M/g)?.length, 1, letter);
      assert.equal(area(path), shape.length, letter);
    }
  }
});

/** The area inside a path of corners. */
function area(path: string) {
  const points = path
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number));
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

test('the tick stands outside the ghost, not where a finger would nudge it', () => {
  const square: Cell[] = [
    [4, 4],
    [4, 5],
    [5, 4],
    [5, 5],
  ];
  assert.deepEqual(tickCell(square), [3, 6]);
  const corner = tickCell([
    [0, 7],
    [0, 8],
    [1, 8],
  ]);
  assert.ok(Math.abs(corner[0]) + Math.abs(corner[1] - 8) > 1, String(corner));
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const [r, c] = tickCell([[row, column]]);
      assert.ok(Math.abs(r - row) + Math.abs(c - column) >= 2, `${row},${column}`);
    }
  }
});

test('the tick hides no part of any patch, wherever it lies', () => {
  for (const { orientations } of Object.values(PATCHES)) {
    for (const shape of Object.values(orientations)) {
      const [height, width] = extent(shape);
      for (let row = 0; row <= 9 - height; row += 1) {
        for (let column = 0; column <= 9 - width; column += 1) {
          const ghost = cellsAt(shape, [row, column]);
          const tick = tickCell(ghost);
          assert.ok(!ghost.some((cell) => sameCell(cell, tick)), String(ghost));
        }
      }
    }
  }
});
