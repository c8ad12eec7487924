/**
 * Times the page's rules on games that `page_rules.py` has played: it reads the patches and the
 * games, and writes what each thing costs, in microseconds of processor time.
 */
import { readFileSync } from 'node:fs';

import process from 'node:process';
import { optionsIn } from '../quiltbee/web/core/rules/description.ts';
import { afterEvent, beginGame } from '../quiltbee/web/core/rules/fold.ts';
import { legalMoves } from '../quiltbee/web/core/rules/play.ts';
import { framesOf } from '../quiltbee/web/core/rules/replay.ts';
import { tableOf } from '../quiltbee/web/core/rules/description.ts';

const { patches, games } = JSON.parse(readFileSync(0, 'utf8'));
const ROUNDS = 20;

/** @param run  answers how many times it did it */
function timed(run: () => number) {
  run();
  const { user } = process.cpuUsage();
  let done = 0;
  for (let round = 0; round < ROUNDS; round += 1) done += run();
  return (process.cpuUsage().user - user) / done;
}

function overGames(run: (game: any) => number) {
  return timed(() => games.reduce((sum: number, game: any) => sum + run(game), 0));
}

/** A game as it was at the start, so that all its moves are still to come. */
function unplayed(message: any) {
  return { ...message, number: 0, moves: [] };
}

/** @param shows  whether each table is described */
function played(message: any, shows: boolean) {
  let folded = beginGame(unplayed(message), patches);
  for (const [at, move] of message.moves.entries()) {
    const event = { type: 'event', number: at + 1, at: 0, acknowledges: null, kind: 'move', move };
    folded = folded && afterEvent(folded, (event as any), patches);
    if (folded && shows) tableOf(folded, patches);
  }
  return message.moves.length;
}

const [first] = games;
const before = process.cpuUsage().user;
played(first.message, true);
const cold = process.cpuUsage().user - before;

const positions = games.flatMap(({ message }: any) => {
  const folded = beginGame(message, patches);
  return folded ? [...folded.positions] : [];
});
const choosing = positions.filter(({ stage }: any) => stage !== 'over');

const results = {
  'the first game of a page, table by table': cold,
  'a whole game folded': overGames(({ message }) => (beginGame(message, patches) ? 1 : 0)),
  'the same, and its table': overGames(({ message }) => {
    const folded = beginGame(message, patches);
    return folded && tableOf(folded, patches) ? 1 : 0;
  }),
  'one event': overGames(({ message }) => played(message, false)),
  'one event and the table after it': overGames(({ message }) => played(message, true)),
  'what there is to decide, for one decision': timed(() => {
    // A copy is not known yet, so that nothing is taken from the decision before.
    for (const position of choosing) optionsIn({ ...position }, patches);
    return choosing.length;
  }),
  'the legal moves of one position': timed(() => {
    for (const position of choosing) legalMoves(position, patches);
    return choosing.length;
  }),
  'all frames of a replay': overGames(({ replay }) => (framesOf(replay, patches) ? 1 : 0)),
};
process.stdout.write(JSON.stringify(results));
