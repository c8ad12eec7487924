/** Opens the game that this browser keeps by itself. */
import { openGamePage } from '../game_page.ts';
import { keepLocalGame, localGame } from '../settings.ts';
import { LocalGame } from './local_game.ts';
import type { Opened, Place } from '../opening.ts';

export async function openLocal({ root, shell, patches }: Place): Promise<Opened> {
  const known = await patches;
  const game = new LocalGame(known, {
    load: localGame,
    save: keepLocalGame,
    later: (run) => window.setTimeout(run),
    draw: (most) => Math.floor(Math.random() * most),
    today: () => new Date(),
  });
  const page = openGamePage({ root, shell }, game.message, known, { local: game });
  return { page, title: 'tab-offline', known: false };
}
