/** Looking back in a game, loaded when somebody first does. */
import { framesOfGame } from '../core/rules/replay.ts';
import type { Game } from '../core/game.ts';

/** @param index  after how many moves */
export function lookBack(game: Game, index: number) {
  game.showAt(framesOfGame(game.source.folded, game.patches), index);
}
