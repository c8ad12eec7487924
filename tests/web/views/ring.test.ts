import assert from 'node:assert/strict';
import test from 'node:test';
import { placesAround } from '../../../quiltbee/web/views/ring.ts';
import { extent } from '../../../quiltbee/web/core/geometry.ts';
import type { Patch } from '../../../quiltbee/web/core/types.ts';

/** A patch of a height and a width, turned as far as it changes. */
function strip(height: number, width: number) {
  const shape = (rows: number, columns: number) =>
    Array.from({ length: rows * columns }, (_, index) => [
      Math.floor(index / columns),
      index % columns,
    ]);
  return { orientations: { 0: shape(height, width), 1: shape(width, height) } } as unknown as Patch;
}

const MANY = Array.from({ length: 30 }, (_, index) => strip(1 + (index % 5), 1 + (index % 3)));

test('patches go down the right side, along the bottom and up the left side', () => {
  const { places } = placesAround(MANY);
  assert.equal(places.length, MANY.length);
  const sides = places.map(({ side }) => side);
  assert.deepEqual([...new Set(sides)], ['right', 'bottom', 'left']);
  const of = (wanted: string) => places.filter(({ side }) => side === wanted);
  const rises = (values: number[]) =>
    values.every((value, at) => at === 0 || value > values[at - 1]);
  assert.ok(rises(of('right').map(({ y }) => y)));
  assert.ok(rises(of('bottom').map(({ x }) => -x)));
  assert.ok(rises(of('left').map(({ y }) => -y)));
});

test('each patch points to the middle, and the fewer there are the larger they can be', () => {
  const { cells, places } = placesAround(MANY);
  places.forEach(({ side, code }, index) => {
    const [height, width] = extent(MANY[index].orientations[code]);
    assert.ok(side === 'bottom' ? height >= width : width >= height);
  });
  assert.ok(placesAround(MANY.slice(10)).cells < cells);
  assert.deepEqual(placesAround([]).places, []);
});
