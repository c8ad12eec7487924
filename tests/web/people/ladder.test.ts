import assert from 'node:assert/strict';
import test from 'node:test';
import { ladder } from '../../../quiltbee/web/people/ladder_page.ts';
import { Drawn } from '../drawn.ts';
import { serve } from '../server.ts';

const personOf = (name: string) => ({
  ...{ rank: 1, id: name, name, games: 20, you: false, rating: 1600.4, provisional: false },
});

test('the ratings of an older request, or its failure, are not shown', async () => {
  const answers = new Map<string, (answer: unknown) => void>();
  serve((_, values) => {
    if (values.class === 'rapid' && !answers.has('blitz')) return { people: [] };
    return new Promise((resolve) => {
      answers.set(values.class, resolve);
    });
  });
  const page = await new Drawn().open(ladder);
  assert.ok(page.has('ladder-none'));
  const all = ['blitz', 'untimed', 'rapid'].map((each) => page.of(`speed-${each}`)['@change']({}));
  await Promise.resolve();
  answers.get('rapid')?.({ people: [personOf('Ann')] });
  answers.get('blitz')?.({ people: [personOf('Ben')] });
  answers.get('untimed')?.(Promise.reject(new Error('Too many.')));
  await Promise.all(all);
  await page.settle();
  assert.match(page.textOf('ladder'), /1 Ann 1600 20/);
  assert.equal(page.textOf('ladder-error'), '');
});
