import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { aid } from '../../../quiltbee/web/aid/aid.ts';

const flat = (text: string) => text.replace(/×/g, ' by ').replace(/\s+/g, ' ');
const sheet = flat(
  aid()
    .map(({ title, lines }) => [title, ...lines].join(' '))
    .join(' '),
);
const file = new URL('../../../docs/reference/rules.md', import.meta.url);
const rules = flat(readFileSync(file, 'utf8'));

/** Every fact of the game that has a number: how the sheet and docs/reference/rules.md say it. */
const FACTS: Record<string, [sheet: RegExp, rules: RegExp]> = {
  'size of a quilt': [/quilt of (\d) by (\d)/, /quilt of (\d) by (\d)/],
  'size of the board': [/spaces 0 to (\d+)/, /spaces 0 to (\d+)/],
  patches: [
    /(\d+) patches, (\d) special patches of (\d) space/,
    /(\d+) patches, (\d) special patches of (\d) space/,
  ],
  'special tile': [/(\d) special tile worth (\d) points/, /(\d) special tile worth (\d) points/],
  'buttons at the start': [/quilt and (\d) buttons/, /(?<=spaces, )(\d) buttons and a time token/],
  'start of the circle': [/past the patch of (\d) spaces/, /behind the patch of (\d) spaces/],
  'who begins': [/last used a (needle)/, /last used a (needle)/],
  choice: [/one of the next (\d) patches/, /one of the next (\d) in the ring/],
  advancing: [/get (\d) button for each space/, /earns (\d) button for each space/],
  paydays: [/Paydays: ([\d, ]+and \d+)/, /\*Income\* \(([\d, ]+and \d+)\)/],
  'special patches': [/They lie on ([\d, ]+and \d+)/, /\| revised \| ([\d ]+) \|/],
  'special patches, original': [/original board on ([\d, ]+and \d+)/, /\| original \| ([\d ]+) \|/],
  square: [/full square of (\d) by (\d)/, /covered (\d) by (\d) square/],
  score: [
    /plus (\d) for the special tile, minus (\d) for/,
    /plus (\d) for the special tile, minus (\d) for/,
  ],
  example: [/make (16 \+ 7 − 12 = 11)\. /, /make (16 \+ 7 − 12 = 11);/],
  'second example': [/make (21 − 8 = 13), and win/, /make (21 − 8 = 13), and win/],
  'solo deck': [
    /deck of (\d+) cards: normal \((1 to 12)\) or tactical \((13 to 24)\)/,
    /deck of (\d+) cards, normal \((1 to 12)\) or tactical \((13 to 24)\)/,
  ],
  'cards aside': [/set (\d) cards aside unseen/, /of which (\d) are put aside unseen/],
  levels: [/level from (1 to 5)/, /levels are (1 to 5)/],
};

/** The numbers of a fact, and its words. */
const said = (found: RegExpExecArray | null) =>
  found?.slice(1).map((each) => each.match(/\d+|[a-z]{3,}/g)?.filter((word) => word !== 'and'));

for (const [name, [onSheet, inRules]] of Object.entries(FACTS)) {
  test(`the player aid and docs/reference/rules.md say the same: ${name}`, () => {
    const told = said(onSheet.exec(sheet));
    assert.ok(told, 'the sheet does not say it');
    assert.deepEqual(told, said(inRules.exec(rules)));
  });
}

test('five things are pictured', () => {
  const drawn = aid().flatMap(({ picture }) => picture ?? []);
  for (const wanted of ['again', 'advancing', 'choosing', 'income', 'scoring'])
    assert.ok(drawn.includes(wanted as (typeof drawn)[number]), wanted);
});
