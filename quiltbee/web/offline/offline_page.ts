/** Opens the game that this browser keeps by itself, against the engine in a worker. */
import { LOCAL_PATH } from '../core/seats.ts';
import { positionString } from '../core/rules/notation.ts';
import { t } from '../core/words.ts';
import { Engine, whyNot } from '../engine/engine.ts';
import { openGamePage } from '../table/game_page.ts';
import { keepLocalGame, localGame } from '../shell/settings.ts';
import { LocalGame, levelIn } from './local_game.ts';
import type { Position } from '../core/rules/types.ts';
import type { Opened, Place } from '../shell/opening.ts';

/** The most time for a move, in ms; all levels but the highest need less. */
const MOVE_TIME = 1000;

export async function openLocal({ root, shell, patches }: Place): Promise<Opened> {
  const level = levelIn(new URLSearchParams(location.search).get('level'));
  const known = await patches;
  const engine = new Engine();
  const source = new LocalGame(known, {
    load: localGame,
    save: keepLocalGame,
    decide: (position, level) => decide(engine, position, level),
    level,
    draw: (most) => Math.floor(Math.random() * most),
    today: () => new Date(),
  });
  const page = openGamePage({ root, shell }, source, known);
  const close = () => {
    page.close();
    engine.stop();
  };
  // Without the level: else every reload would begin another game.
  const address = LOCAL_PATH;
  return { page: { ...page, close }, title: 'tab-offline', known: false, address };
}

async function decide(engine: Engine, position: Position, level: number) {
  const missing = whyNot();
  if (missing) throw new Error(t(missing));
  try {
    const request = { position: positionString(position, null), level, moveTime: MOVE_TIME };
    return (await engine.decide(request)).move;
  } catch (problem) {
    engine.stop(); // the next decision loads it anew
    throw new Error(t('engine-not-loaded'), { cause: problem });
  }
}
