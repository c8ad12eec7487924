import assert from 'node:assert/strict';
import test from 'node:test';
import { resume } from '../../../quiltbee/web/guide/guide.ts';
import { CHAPTERS } from '../../../quiltbee/web/guide/lessons.ts';
import { t } from '../../../quiltbee/web/core/words.ts';

const [{ lessons }] = CHAPTERS;
const WATCHED = lessons.findIndex(({ replies }) => replies);

test('the guide goes on where it was left', () => {
  assert.deepEqual(resume(lessons, 0, 0), { step: 0, replying: false });
  assert.deepEqual(resume(lessons, 2, 0), { step: 2, replying: false });
  assert.deepEqual(resume(lessons, WATCHED, 1), { step: WATCHED, replying: false });
});

test('after a move of which nothing was stored it goes on behind that move', () => {
  assert.deepEqual(resume(lessons, 3, 1), { step: 4, replying: false });
  assert.deepEqual(resume(lessons, WATCHED, 2), { step: WATCHED, replying: true });
  assert.deepEqual(resume(lessons, 99, 1), { step: 4, replying: false });
});

test('every lesson says one thing in at most a hundred characters', () => {
  for (const { text, hand, instead, next } of CHAPTERS.flatMap((chapter) => chapter.lessons))
    for (const key of [text, hand, instead, next]) {
      if (key) assert.ok(t(key).length <= 100, `${key}: ${t(key).length}`);
    }
});
