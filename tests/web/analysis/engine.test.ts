import assert from 'node:assert/strict';
import test from 'node:test';
import { Engine } from '../../../quiltbee/web/analysis/engine.ts';
import { Refused } from '../../../quiltbee/web/core/api.ts';

const LINE = {
  ...{ move: 'pass', chance: 0.6, margin: 2, proven: false, line: ['pass'] },
  ...{ scores: null, empty_spaces: null, special_tile: null },
};

/** An engine whose server is the test. */
function asked(kept: Partial<{ isOn: boolean; lines: number }> = {}) {
  type Question = {
    position: string;
    lines: number;
    signal: AbortSignal;
    say: (part: object) => Promise<void>;
    fail: (problem: Error) => Promise<void>;
  };

  const questions: Question[] = [];
  const remembered: object[] = [];
  const engine = new Engine(
    {
      ask(body, signal) {
        let wake: (step: { value?: any; problem?: Error }) => void = () => {};
        let next = new Promise((resolve) => {
          wake = resolve;
        });
        const step = async (told: any) => {
          const done = wake;
          next = new Promise((resolve) => {
            wake = resolve;
          });
          done({ ...told, next });
          for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
        };
        questions.push({
          ...(body as any),
          signal,
          say: (part) =>
            step({
              value: { nodes: 1, lines: [LINE], pass: null, final: false, waiting: null, ...part },
            }),
          fail: (problem) => step({ problem }),
        });
        const first = next;
        return (async function* () {
          for (let waiting = first; ;) {
            const told = (await waiting) as any;
            if (told.problem) throw told.problem;
            yield told.value;
            if (told.value.final) return;
            waiting = told.next;
          }
        })();
      },
      later: (run) => {
        run();
        return 1;
      },
      forget: () => {},
      keep: (what) => remembered.push(what),
    },
    { isOn: true, lines: 3, ...kept },
  );
  const known = () => engine.state.answer?.nodes ?? null;
  return { engine, questions, remembered, known, status: () => engine.state.status };
}

test('it thinks about the position on show, and another one cancels that', async () => {
  const { engine, questions, known, status } = asked();
  engine.look('one');
  assert.equal(status(), 'asking');
  await questions[0].say({});
  assert.equal(status(), 'thinking');
  assert.equal(engine.state.answer?.lines[0].move, 'pass');
  engine.look('two');
  assert.ok(questions[0].signal.aborted);
  assert.equal(known(), null);
  await questions[0].say({ nodes: 99 });
  assert.equal(known(), null, 'an answer that is late is dropped');
  await questions[1].say({ final: true, nodes: 7 });
  assert.equal(status(), 'done');
  engine.look('one');
  assert.equal(known(), 1, 'what is known is there at once');
  engine.look('two');
  assert.equal(status(), 'done');
  assert.equal(questions.length, 3, 'and is not asked again once it is final');
});

test('points that go with the second seat are told, and count in what is remembered', async () => {
  const { engine, questions, known } = asked();
  const position = '9 9 5.0 5.0 HA 1 # r';
  engine.look(position, 3);
  const [wish] = questions;
  assert.deepEqual([wish.position, (wish as any).points], [position, 3]);
  await questions[0].say({ final: true, nodes: 7 });
  engine.look(position);
  assert.equal(known(), null, 'without them it is another question');
  assert.equal(questions[1].position, position);
  engine.look(position, 3);
  assert.equal(known(), 7);
});

test('it rests in a hidden tab, when it is off, and where nobody decides', async () => {
  const { engine, questions, remembered, status } = asked();
  engine.look('one');
  engine.hide(true);
  assert.equal(status(), 'paused');
  assert.ok(questions[0].signal.aborted);
  engine.hide(false);
  assert.equal(questions.length, 2);
  engine.turn(false);
  assert.equal(status(), 'off');
  assert.ok(questions[1].signal.aborted);
  engine.look('two');
  assert.equal(questions.length, 2);
  engine.turn(true);
  engine.look(null);
  assert.equal(status(), 'idle');
  engine.want(9);
  assert.deepEqual(remembered.at(-1), { isOn: true, lines: 5 });
});

test('it says that it is refused, and asks again', async () => {
  const { engine, questions, status } = asked();
  engine.look('one');
  await questions[0].fail(new Refused('You sit at a running game.', 403));
  assert.deepEqual([status(), engine.state.sentence], ['refused', 'You sit at a running game.']);
  engine.again();
  assert.equal(questions.length, 2);
});
