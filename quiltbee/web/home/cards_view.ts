/** The three cards of the first page: today's game, the puzzle of the day, the last table. */
import { call } from '../core/api.ts';
import { nameOfBee } from '../core/levels.ts';
import { LOCAL_OPPONENTS, localPath, type LocalOpponent } from '../core/links.ts';
import { parsePosition } from '../core/rules/notation.ts';
import { t } from '../core/words.ts';
import { dayName, figuresOf } from '../day/calendar.ts';
import { html, nothing } from 'lit-html';
import { face } from '../views/player.ts';
import { icon } from '../views/icons.ts';
import { patchPicture } from '../views/patch_art.ts';
import { sketch } from '../views/quilt.ts';
import { isAlone } from './hero_view.ts';
import { continued, opponentOf, sewn, standing } from './my_games.ts';
import type { DayAttempt, DayState, PuzzleState } from '../core/generated/messages.ts';
import type { Patches } from '../core/types.ts';
import type { Page } from '../shell/page.ts';
import type { MyGames } from './my_games_view.ts';
import type { Ways } from './ways.ts';

export class Cards {
  private patches: Patches | null = null;
  private day: DayState | null = null;
  private puzzle: PuzzleState | null = null;
  private days: DayAttempt[] = [];

  /**
   * @param isKnown  the server knows the user
   * @param isUnderWay  tests for a local game of a kind
   */
  constructor(
    private page: Page,
    private isKnown: boolean,
    readonly isUnderWay: (opponent: LocalOpponent) => boolean,
  ) {}

  /** Load the data of the pictures; a card without data has no picture. */
  async load() {
    const today = { day: dayName(new Date()) };
    const put = (part: object) => {
      Object.assign(this, part);
      this.page.changed();
    };
    await Promise.allSettled([
      this.page.place.patches.then((patches) => put({ patches })),
      call('GET /api/days/{day}', today).then((day) => put({ day })),
      call('GET /api/puzzles/days/{day}', today).then((puzzle) => put({ puzzle })),
      this.isKnown && call('GET /api/me/days').then(({ days }) => put({ days })),
    ]);
  }

  today() {
    const { day, days, patches } = this;
    const { streak } = figuresOf(days, dayName(new Date()));
    const attempt = day?.attempt ?? null;
    const isOver = attempt !== null && attempt.won !== null;
    const against = day?.deck
      ? t('against-automa')
      : day && t('play-against', { name: nameOfBee(day.level) });
    const note = isOver ? t('day-done') : (against ?? '');
    const pictures = patches && day && offered(day.ring ?? '', patches);
    return card({
      ...{ path: '/day', testId: 'todays-game', title: t('todays-game'), note },
      more: streak > 0 ? t('day-streak', { count: streak }) : t('day-everyone'),
      picture: pictures && html`<span class="first-three">${pictures}</span>`,
    });
  }

  puzzleOfTheDay() {
    const { puzzle, patches } = this;
    const position = puzzle && patches && parsePosition(puzzle.position, patches);
    return card({
      ...{ path: '/puzzles/today', testId: 'todays-puzzle', title: t('puzzle-of-the-day') },
      ...{ note: t('one-is-best'), more: t('day-everyone') },
      picture: position && sketch(position.players[position.turn - 1].cells),
    });
  }
}

/** Draw the patches on offer. */
function offered(ring: string, patches: Patches) {
  const letters = [...ring.slice(0, 3)];
  return letters.map((letter) => patchPicture(letter, patches[letter], 0, false));
}

type Card = {
  path: string;
  testId: string;
  title: string;
  note: string;
  more: string;
  picture: unknown;
};

function card({ path, testId, title, note, more, picture }: Card) {
  return html`<a class="front-card" href=${path} data-testid=${testId}>
    <span class="front-picture">${picture ?? nothing}</span>
    <span class="front-words"
      ><b>${title}</b><span>${note}</span><span class="small">${more}</span></span
    >
  </a>`;
}

/** @param clock  the page's clock, in ms */
export function cardsView(cards: Cards, mine: MyGames, ways: Ways, clock: number) {
  return html`<div class="three-cards">
    ${isAlone() ? cardsAlone() : html`${cards.today()} ${cards.puzzleOfTheDay()}`}
    ${lastTable(cards, mine, clock) ?? theTen(ways)}
  </div>`;
}

function cardsAlone() {
  const plain = { note: '', more: '' };
  return [
    card({
      ...{ ...plain, path: '/puzzles', testId: 'card-puzzles', title: t('tab-puzzles') },
      ...{ note: t('one-is-best'), picture: icon('puzzle') },
    }),
    card({
      ...{ ...plain, path: '/analysis', testId: 'card-analysis', title: t('tab-analysis') },
      picture: icon('lens'),
    }),
  ];
}

/** Show the game to continue, or else the last one; null without either. */
function lastTable(cards: Cards, { list, at }: MyGames, clock: number) {
  const here = isAlone() && LOCAL_OPPONENTS.find(cards.isUnderWay);
  if (here)
    return card({
      ...{ path: localPath(here), testId: 'go-on-here', title: t('continue'), more: '' },
      ...{ note: t('offline-go-on'), picture: icon('button') },
    });
  const { games } = list.value;
  const going = continued(games);
  const game = going ?? games[0];
  if (!game) return null;
  return card({
    ...{ path: game.url, testId: going ? 'continue' : 'last-game' },
    title: t(going ? 'continue' : 'last-game'),
    note: t('opponent-and-standing', {
      opponent: opponentOf(game),
      standing: standing(game, clock - at),
    }),
    more: t('spaces-sewn', { count: sewn(game) }),
    picture: sketch(game.cells),
  });
}

function theTen(ways: Ways) {
  return html`<button type="button" class="front-card" @click=${() => ways.choose('computer')}>
    <span class="front-picture faces">${[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(face)}</span>
    <span class="front-words"><b>${t('the-ten')}</b><span>${t('the-ten-note')}</span></span>
  </button>`;
}
