/** The page of a local game, against the engine in a worker. */
import { localPath } from '../core/links.ts';
import { openGamePage } from '../table/game_page.ts';
import { hintAt, keepLocalGame, localGame } from '../shell/settings.ts';
import { decide } from '../engine/here_page.ts';
import { LocalGame, localGameIn, savedIn } from './local_game.ts';
import type { Opened, Place } from '../shell/opening.ts';

export async function openLocal({ root, shell, patches }: Place): Promise<Opened> {
  const { opponent, wanted } = localGameIn(location.search);
  const known = await patches;
  const source = new LocalGame(known, {
    load: () => savedIn(localGame(opponent), opponent),
    save: keepLocalGame,
    ...{ decide, opponent, wanted },
    draw: (most) => Math.floor(Math.random() * most),
    today: () => new Date(),
  });
  if (new URLSearchParams(location.search).has('hints')) hintAt(source.table.ring0);
  const page = openGamePage({ root, shell }, source, known);
  // Without the parameters of a new game: otherwise every reload would start another one.
  const address = localPath(opponent);
  return { page, title: 'tab-offline', known: false, address };
}
