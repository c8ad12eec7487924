/** The first game in the browser: begins its chapters, stands beside a game, points at the page. */
import { Refused, call, fetchGame } from '../core/api.ts';
import { Guide, asNewcomer, type Progress } from './guide.ts';
import { BEE, CHAPTERS } from './lessons.ts';
import { guideLine } from './guide_view.ts';
import type { Accompanied } from '../table/game_page.ts';
import type { Game } from '../core/game.ts';
import type { NewGame } from '../core/types.ts';
import type { Shell } from '../views/page.ts';

type Memory = {
  load: () => Progress | null;
  save: (progress: Progress | null) => void;
  /** A hint is shown at every turn of that game. */
  hintAt: (id: string) => void;
};

/** Where the places are on the page. */
const PLACES: Record<string, string> = {
  quilt: '.spread.front .quilt',
  buttons: '.seat.front .number-buttons',
  offers: '.market .offer',
  pass: '.market .pass',
  time: '.time-board',
  tile: '.seat.front .badge.tile',
  result: '.result',
};
/** A game against the gentlest level. */
const LEVEL_ONE: NewGame = {
  opponent: 'computer',
  level: 1,
  first: 'you',
  board: 'revised',
  seed: null,
  from: null,
  names: null,
};

/** The first game where it was left, or a new one; gives its id. */
export async function firstGame(memory: Memory) {
  const known = memory.load();
  if (known && (await isThere(known.game))) return known.game;
  return beginChapter(0, memory);
}

/** Whether a game can be gone on with. */
async function isThere(id: string) {
  try {
    const { seats } = await fetchGame(id);
    return seats[0].yours;
  } catch (problem) {
    if (problem instanceof Refused) return false;
    throw problem;
  }
}

async function beginChapter(chapter: number, memory: Memory) {
  const { id } = await call('POST /api/games', {
    opponent: 'person',
    first: 'you',
    board: 'revised',
    seed: null,
    from: CHAPTERS[chapter].from,
    names: ['You', BEE],
  });
  memory.save({ game: id, chapter, step: 0 });
  return id;
}

/** Stand beside a game of the guide. */
export function accompany(
  root: HTMLElement,
  game: Game,
  shell: Shell,
  memory: Memory,
  focusQuilt: () => void,
): Accompanied {
  const progress = memory.load() ?? { game: game.id, chapter: 0, step: 0 };
  const guide = new Guide(game, progress, {
    save: memory.save,
    open: (chapter) => go(shell, game, () => beginChapter(chapter, memory)),
    play: () => {
      memory.save(null);
      go(shell, game, async () => {
        const { id } = await call('POST /api/games', LEVEL_ONE);
        memory.hintAt(id);
        return id;
      });
    },
    leave: () => {
      memory.save(null);
      shell.go('/');
    },
  });
  const onNext = () => {
    guide.goOn();
    if (!guide.isWaiting) focusQuilt();
  };
  return {
    company: guide,
    slot: () => guideLine(guide, onNext),
    drawn: () => point(root, guide.points),
    watch: (draw) => [guide.store.watch(draw), game.store.watch(() => guide.consider())],
    begin: () => {
      root.querySelector('[data-testid=guide-next]' as 'button')?.focus();
      guide.consider();
    },
  };
}

export { asNewcomer };

/** Go to a game that is first to be opened; what hinders it is said at the table. */
async function go(shell: Shell, game: Game, open: () => Promise<string>) {
  try {
    shell.go(`/game/${await open()}`);
  } catch (problem) {
    game.complain(problem instanceof Error ? problem.message : String(problem));
  }
}

/** Outline what the guide speaks of. */
function point(root: HTMLElement, places: string[]) {
  const now = new Set(places.flatMap((place) => [...root.querySelectorAll(selectorOf(place))]));
  for (const each of root.querySelectorAll('[data-pointed]'))
    if (!now.has(each)) each.removeAttribute('data-pointed');
  for (const each of now) each.setAttribute('data-pointed', '');
}

function selectorOf(place: string) {
  const [kind, name] = place.split(':');
  if (kind === 'patch') return `.market [data-patch=${name}]`;
  if (kind === 'cell') return `#q1-${name}`;
  return PLACES[kind];
}
