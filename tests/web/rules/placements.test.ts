import assert from 'node:assert/strict';
import test from 'node:test';
import {
  fitting,
  freeSpaces,
  has7x7,
  maskOf,
  placementAt,
  placementOn,
  placementsOf,
  spaceName,
  union,
} from '../../../quiltbee/web/core/rules/placements.ts';
import { PATCHES } from '../tables.ts';

const ALL = [...Array(81).keys()];

/** A 7x7 square but for some of its spaces. */
function square(missing: number[] = []) {
  const spaces = ALL.filter((space) => space >= 9 && space < 72 && space % 9 >= 2);
  return maskOf(spaces.filter((space) => !missing.includes(space)));
}

test('a 7x7 square may lie in any of nine places', () => {
  assert.ok(has7x7(square()));
  assert.ok(!has7x7(square([11])));
  const found = fitting(square([11, 12]), PATCHES.A).filter(({ mask }) =>
    has7x7(union(square([11, 12]), mask)),
  );
  assert.deepEqual(
    found.map(({ name }) => name),
    ['1c2'],
  );
});

test('a patch lies wholly on the board, and on nothing else', () => {
  const all = Object.values(PATCHES).flatMap((patch) => placementsOf(patch));
  assert.equal(all.length, 7349);
  for (const patch of Object.values(PATCHES))
    for (const placement of placementsOf(patch)) {
      assert.deepEqual(placementAt(patch, placement.name), placement);
      assert.deepEqual(placementOn(patch, placement.spaces), placement);
    }
  assert.equal(placementAt(PATCHES.A, '0i9'), null);
  assert.equal(placementAt(PATCHES.A, '7a1'), null);
  assert.equal(placementOn(PATCHES.A, [0, 10]), null);
  assert.deepEqual(fitting(maskOf(ALL), PATCHES.A), []);
  assert.equal(fitting(maskOf(ALL.filter((space) => space !== 40)), PATCHES.A).length, 0);
  assert.equal(
    fitting(maskOf(ALL.filter((space) => ![26, 35].includes(space))), PATCHES.A).length,
    1,
  );
});

test('every space can be covered, the first and the last bit of each part too', () => {
  for (const space of ALL) {
    assert.deepEqual(freeSpaces(maskOf(ALL.filter((each) => each !== space))), [space]);
    assert.equal(spaceName(space), `${'abcdefghi'[space % 9]}${Math.floor(space / 9) + 1}`);
  }
});
