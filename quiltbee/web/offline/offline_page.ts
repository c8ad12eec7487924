/** Opens the game that this browser keeps by itself, against the engine in a worker. */
import { localPath } from '../core/local.ts';
import { decideHere } from '../engine/here.ts';
import { openGamePage } from '../table/game_page.ts';
import { keepLocalGame, localGame } from '../shell/settings.ts';
import { LocalGame, localGameIn, savedIn } from './local_game.ts';
import type { Decision } from '../engine/engine.ts';
import type { Advised } from '../board/local_source.ts';
import type { Opened, Place } from '../shell/opening.ts';

/** The most time for a move, in ms; all levels but the highest need less. */
const MOVE_TIME = 1000;
/** As many lines as find the best move of another kind. */
const LINES = 30;

export async function openLocal({ root, shell, patches }: Place): Promise<Opened> {
  const { opponent, wanted } = localGameIn(location.search);
  const known = await patches;
  const source = new LocalGame(known, {
    load: () => savedIn(localGame(opponent), opponent),
    save: keepLocalGame,
    decide: async (position, level) =>
      (await decideHere({ position, level, moveTime: MOVE_TIME })).move,
    advise: async (position) =>
      advice(await decideHere({ position, lines: LINES, moveTime: MOVE_TIME })),
    ...{ opponent, wanted },
    draw: (most) => Math.floor(Math.random() * most),
    today: () => new Date(),
  });
  const page = openGamePage({ root, shell }, source, known);
  // Without what a new game is: else every reload would begin another one.
  const address = localPath(opponent);
  return { page, title: 'tab-offline', known: false, address };
}

/** The best move, and the best one that takes another patch, or passes instead, or does not. */
function advice({ move, lines: [best, ...others] }: Decision): Advised | null {
  if (move === null) return null;
  const rival = others.find(({ moves }) => kindOf(moves[0]) !== kindOf(move));
  return rival
    ? { move, rival: rival.moves[0], points: Math.max(0, best.margin - rival.margin) }
    : { move, rival: null, points: null };
}

function kindOf(move: string) {
  return move === 'pass' ? move : move[0];
}
