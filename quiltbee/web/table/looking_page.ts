/** Looking back in a game. */
import { framesOfGame } from '../core/rules/replay.ts';
import { sinceOwn } from '../core/sentences.ts';
import { ACTION } from '../core/telling.ts';
import type { Game } from '../core/game.ts';
import type { Alive } from './alive.ts';

/** @param index  the number of moves */
export function lookBack(game: Game, index: number) {
  game.showAt(framesOfGame(game.source.folded, game.patches), index);
}

/** How long each position stays without movements, in ms. */
const STILL = 700;

/** Replay the other side's last turn; any key or click ends it. */
export function showAgain(game: Game, alive: Alive) {
  const { table } = game.state;
  const frames = framesOfGame(game.source.folded, game.patches);
  const moving = ACTION[game.pace()];
  let index = table.moves.length - sinceOwn(table).length;
  const listening = new AbortController();
  const end = () => {
    listening.abort();
    clearTimeout(timer);
    alive.skip();
    if (game.state.table === table) game.back();
  };
  const step = () => {
    if (index === table.moves.length || game.state.table !== table) return end();
    alive.prepare(moving > 0 ? table.moves[index] : undefined, null, table, moving);
    index += 1;
    game.showAt(frames, index);
    timer = window.setTimeout(step, Math.max(moving, STILL));
  };
  const options = { capture: true, signal: listening.signal };
  window.addEventListener('keydown', end, options);
  window.addEventListener('pointerdown', end, options);
  game.showAt(frames, index);
  let timer = window.setTimeout(step, STILL);
}
