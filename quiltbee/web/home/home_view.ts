/** The first page: start a game, play anyone, return to a game, open a record. */
import { t } from '../core/words.ts';
import { html } from 'lit-html';
import { errorLine } from '../views/error.ts';
import { soloTotals } from './solo_view.ts';
import { continuePanel } from './continue_view.ts';
import { cover } from '../views/cover.ts';
import { languagePick } from '../views/language_pick.ts';
import { lobbyPanel } from './lobby_view.ts';
import { myGamesPanel } from './my_games_view.ts';
import { newGame } from './new_game_view.ts';
import { head, type Shell } from '../views/page.ts';
import { icon } from '../views/icons.ts';
import type { Home, HomeState } from './home.ts';
import type { Lobby } from './lobby.ts';
import type { MyGames } from './my_games.ts';

type FirstPage = {
  home: Home;
  lobby: Lobby;
  mine: MyGames;
};

/** @param clock  the page's own clock, in ms */
export function homePage({ home, lobby, mine }: FirstPage, shell: Shell, clock: number) {
  const state = home.store.get();
  return html`${head(shell)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>${t('welcome-title')}</h1>
          <p>${t('welcome-text')}</p>
        </div>
        ${cover()}
        <div class="ways-in">
          <a class="button invite" href="/first-game" data-testid="first-game"
            >${t('first-game')}</a
          >
          <button type="button" data-testid="how" @click=${shell.help}>
            ${icon('help')}<span>${t('how-to-play')}</span>
          </button>
        </div>
      </div>
      ${continuePanel(mine, clock)} ${newGame(state, home, shell)}
      <div class="aside">
        ${more(shell)} ${myGamesPanel(mine, clock)} ${lobbyPanel(lobby, clock)} ${soloTotals(state)}
        ${opener(state, home)}
      </div>
    </main>`;
}

/** The other pages. */
function more(shell: Shell) {
  return html`<nav class="more" aria-label=${t('more')}>
    <a class="button" href="/day" data-testid="todays-game"
      >${icon('sun')}<span>${t('todays-game')}</span></a
    >
    <a class="button" href="/puzzles/today" data-testid="todays-puzzle"
      >${icon('puzzle')}<span>${t('puzzle-of-the-day')}</span></a
    >
    <a class="button" href="/progress" data-testid="progress"
      >${icon('up')}<span>${t('tab-progress')}</span></a
    >
    <a class="button" href="/puzzles" data-testid="to-puzzles"
      >${icon('puzzle')}<span>${t('tab-puzzles')}</span></a
    >
    <a class="button" href="/analysis" data-testid="to-analysis"
      >${icon('lens')}<span>${t('tab-analysis')}</span></a
    >
    <a class="button" href="/ratings" data-testid="to-ratings"
      >${icon('graph')}<span>${t('tab-ratings')}</span></a
    >
    <a class="button" href="/tournaments">${icon('cup')}<span>${t('tab-tournaments')}</span></a>
    <a class="button" href="/me">${icon('person')}<span>${t('your-account')}</span></a>
    ${languagePick(shell)}
  </nav>`;
}

function opener(state: HomeState, home: Home) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem(
      'text',
    ) as HTMLTextAreaElement;
    home.open(field.value);
  };
  return html`<form class="panel opener" @submit=${submit} aria-labelledby="open-heading">
    <h2 id="open-heading">${t('open-saved')}</h2>
    <label for="open-text">${t('paste-record')}</label>
    <textarea
      id="open-text"
      name="text"
      rows="4"
      spellcheck="false"
      data-testid="open-text"
    ></textarea>
    <div class="row">
      <button type="submit" data-testid="open-game" ?disabled=${state.opening}>
        ${t(state.opening ? 'opening' : 'open')}
      </button>
      <label class="button file"
        >${t('choose-file')}<input
          type="file"
          accept=".pgr,.txt,text/plain"
          data-testid="open-file"
          @change=${(event: Event) => openFile(event, home)}
      /></label>
    </div>
    ${errorLine(state.openError, 'open-error')}
  </form>`;
}

/** Open the chosen file and clear the input, so that the same file can be chosen again. */
async function openFile(event: Event, home: Home) {
  const input = event.target as HTMLInputElement;
  const file = input.files?.[0];
  if (!file) return;
  await home.openFile(file);
  input.value = '';
}
