/** Opens the game that this browser keeps by itself. */
import { openGamePage } from '../table/game_page.ts';
import { keepLocalGame, localGame } from '../shell/settings.ts';
import { LocalGame } from './local_game.ts';
import { chooseMove } from './opponent.ts';
import type { Opened, Place } from '../shell/opening.ts';

export async function openLocal({ root, shell, patches }: Place): Promise<Opened> {
  const known = await patches;
  const source = new LocalGame(known, {
    load: localGame,
    save: keepLocalGame,
    // What the person did is painted first.
    decide: (position) =>
      new Promise((resolve) => {
        window.setTimeout(() => resolve(chooseMove(position, known)));
      }),
    draw: (most) => Math.floor(Math.random() * most),
    today: () => new Date(),
  });
  const page = openGamePage({ root, shell }, source, known);
  return { page, title: 'tab-offline', known: false };
}
