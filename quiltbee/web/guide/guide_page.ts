/**
 * The first game in the browser: its chapters, the guide beside the game, and the outlines on the
 * page.
 */
import { gameOf } from '../board/course.ts';
import { LocalSource } from '../board/local_source.ts';
import { call, isAway } from '../core/api.ts';
import { LOCAL } from '../core/seats.ts';
import { t } from '../core/words.ts';
import { Guide, asNewcomer } from './guide.ts';
import { BEE, CHAPTERS } from './lessons.ts';
import { html, nothing } from 'lit-html';
import { hintAt, loadGuide, saveGuide } from '../shell/settings.ts';
import { openGamePage, type Accompanied, type Guiding } from '../table/game_page.ts';
import { button } from '../views/icons.ts';
import type { Game } from '../core/game.ts';
import type { NewGame } from '../core/types.ts';
import type { Opened, Place } from '../shell/opening.ts';
import type { Shell } from '../views/page.ts';

/** Selectors of the places. */
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

/** Open the first game where it was left, or a new one: a game in this browser alone. */
export async function openFirstGame(place: Place): Promise<Opened> {
  const { root, shell } = place;
  const patches = await place.patches;
  const kept = loadGuide();
  const { chapter, step, moves } = kept ?? { chapter: 0, step: 0, moves: [] };
  const laid = gameOf(
    { start: CHAPTERS[chapter].from, moves },
    { names: [t('you'), BEE] },
    patches,
  );
  if (laid === null) throw new RangeError('no such game in the lessons');
  const source = new LocalSource({ ...laid.game, game: LOCAL }, patches);
  let reached = step;
  const save = () => saveGuide({ chapter, step: reached, moves: source.message.moves });
  source.onHappened = save;
  const guiding: Guiding = {
    seen: asNewcomer,
    accompany: (game) => {
      const guide = new Guide(game, chapter, step, {
        save: (now) => {
          reached = now;
          save();
        },
        open: (next) => {
          saveGuide({ chapter: next, step: 0, moves: [] });
          place.show(openFirstGame(place));
        },
        play: () => play(game, shell),
        leave: () => {
          saveGuide(null);
          shell.go('/');
        },
      });
      return beside(root, game, guide);
    },
  };
  const page = openGamePage({ root, shell }, source, patches, guiding);
  return { page, title: 'tab-game', known: false };
}

/** Start a game against level 1 with a hint at every turn, locally without a server. */
async function play(game: Game, shell: Shell) {
  saveGuide(null);
  try {
    const { id } = await call('POST /api/games', LEVEL_ONE);
    hintAt(id);
    shell.go(`/game/${id}`);
  } catch (problem) {
    if (isAway(problem)) shell.go('/offline?level=1&first=you&hints');
    else game.fail(problem);
  }
}

function beside(root: HTMLElement, game: Game, guide: Guide): Accompanied {
  const onNext = () => {
    guide.goOn();
    if (!guide.isWaiting) game.focusQuilt();
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

/** Outline the places that the guide mentions. */
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

export function guideLine(guide: Guide, onNext: () => void) {
  const [step, all] = guide.count;
  return html`<section
    class="line guide-line"
    aria-label=${t('guide')}
    data-testid="guide"
    data-step=${step}
  >
    <p id="guide-text" role="status" data-testid="guide-text">${guide.text}</p>
    <div class="guide-actions">
      ${
        guide.isWaiting
          ? html`<button
              type="button"
              class="main"
              data-testid="guide-next"
              aria-describedby="guide-text"
              @click=${onNext}
            >
              ${t(guide.lesson.next ?? 'guide-next')}
            </button>`
          : nothing
      }
      <span class="guide-foot"
        ><span class="small" aria-hidden="true">${`${step}/${all}`}</span>
        ${button('guide-skip', t('guide-skip'), () => guide.skip(), { classes: 'quiet' })}</span
      >
    </div>
  </section>`;
}
