/**
 * Reviews games by `review/judge.ts`, as the page does without a server: reads a line with the
 * patches and then one for each game, and writes a line with its review. `test_judge.py` runs it.
 */
import { createInterface } from 'node:readline';
import { replayIn } from '../../quiltbee/web/core/records/reader.ts';
import { framesOf } from '../../quiltbee/web/core/rules/replay.ts';
import { Judge, type Question } from '../../quiltbee/web/review/judge.ts';
import { decide } from './engine/module.ts';
import './english.ts';
import type { Patches } from '../../quiltbee/web/core/types.ts';

let patches: Patches = {};

async function ask(question: Question) {
  const { lines } = await decide(question);
  return lines[0] ?? null;
}

for await (const line of createInterface({ input: process.stdin })) {
  const given = JSON.parse(line);
  if (given.patches) patches = given.patches;
  else {
    const replay = await replayIn(given.record, patches);
    const frames = replay && framesOf(replay, patches);
    if (!replay || !frames) throw new Error(given.record);
    let document = null;
    const judge = new Judge(frames, replay.link, patches, ask, given.effort);
    for await (const each of judge.run()) document = each;
    process.stdout.write(`${JSON.stringify(document)}\n`);
  }
}
