import assert from 'node:assert/strict';
import test from 'node:test';
import { Ladder } from '../../../quiltbee/web/people/ladder.ts';

/** A list whose answers come when the test says so. */
function ladder() {
  const asked = new Map<string, PromiseWithResolvers>();
  const page = new Ladder((name) => {
    const answer = withResolvers();
    asked.set(name, answer);
    return answer.promise;
  });
  return { page, asked: (name: string) => asked.get(name) as PromiseWithResolvers };
}

type PromiseWithResolvers = ReturnType<typeof withResolvers>;

function withResolvers() {
  let resolve: (value: any) => void = () => {};
  let reject: (problem: Error) => void = () => {};
  const promise = new Promise<any>((one, other) => {
    [resolve, reject] = [one, other];
  });
  return { promise, resolve, reject };
}

test('the ratings of an older wish, or its failure, are not shown', async () => {
  const { page, asked } = ladder();
  const all = [page.load('blitz'), page.load('untimed'), page.load('rapid')];
  asked('rapid').resolve({ people: [{ name: 'Ann' }] });
  asked('blitz').resolve({ people: [{ name: 'Ben' }] });
  asked('untimed').reject(new Error('Too many.'));
  await Promise.all(all);
  const { name, people, error } = page.store.get();
  assert.deepEqual([name, people.map((each) => each.name), error], ['rapid', ['Ann'], '']);
});
