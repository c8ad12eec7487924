/**
 * What a tournament adds to the other pages: where a game stands, where one plays on after it, and
 * that a round has begun.
 */
import { addBar } from '../bars.ts';
import { GamePlace, roundSentence } from './evening.ts';
import { t } from '../core/words.ts';
import { html, nothing, render } from 'lit-html';
import { icon } from '../views/icons.ts';
import { type Shell } from '../views/page.ts';
import { fetchPlace } from './api.ts';
import type { RoundBegun } from '../core/messages.ts';

export function placeOf(game: string, shell: Shell, redraw: () => void) {
  const place = new GamePlace(game, { read: fetchPlace, onNews: shell.onNews, redraw });
  place.read();
  return place;
}

/** Where one goes from a game that is over. */
export function onwards({ place }: GamePlace) {
  if (place === null) return nothing;
  const next = place.game && `/game/${place.game}`;
  return html`${
      next
        ? html`<a class="button main" data-testid="next-game" href=${next}
            >${icon('again')}<span>${t('next-game')}</span></a
          >`
        : nothing
    }<a
      class=${next ? 'button' : 'button main'}
      data-testid="back-to-tournament"
      href=${`/tournaments/${place.id}`}
      >${icon('cup')}<span>${t('back-to-tournament')}</span></a
    >`;
}

/** A round has begun, or the tournament is over: say so over any page. */
export function tellRound(news: RoundBegun) {
  const { tournament, name, round, game } = news;
  const address = game ? `/game/${game}` : `/tournaments/${tournament}`;
  if (location.pathname === address) return;
  const bar = document.getElementById('round-bar') ?? newBar();
  bar.dataset.until = address;
  render(
    html`<p role="status">${roundSentence(name, round, game)}</p>
      <a class="button main" href=${address} data-testid="to-round"
        >${t(game ? 'to-your-game' : 'to-tournament')}</a
      >
      <button type="button" data-testid="close-round" @click=${() => bar.remove()}>
        ${t('close')}
      </button>`,
    bar,
  );
}

function newBar() {
  const bar = document.createElement('aside');
  bar.id = 'round-bar';
  bar.ariaLabel = t('tab-tournament');
  bar.dataset.testid = 'round-bar';
  addBar(bar);
  return bar;
}
