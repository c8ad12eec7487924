import { call } from '../core/api.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { icon } from '../views/icons.ts';
import { type Shell } from '../views/page.ts';
import { momentOf } from './times.ts';
import type { GameInTournament as Place } from '../core/generated/messages.ts';

/** A game's place in its tournament, reloaded on news of one's games. */
export class GamePlace {
  place: Place | null = null;
  close: () => void;

  constructor(
    public game: string,
    shell: Pick<Shell, 'onNews'>,
    private redraw: () => void,
  ) {
    this.close = shell.onNews((what) => what === 'games' && this.read());
  }

  /** Reload; a failure keeps the previous place. */
  async read() {
    try {
      this.place = await call('GET /api/games/{game}/tournament', { game: this.game });
    } catch {
      return;
    }
    this.redraw();
  }

  /** `Club evening, round 2 of 3, board 1`; empty until it is known. */
  get words() {
    if (this.place === null) return '';
    const { name, round, rounds, board } = this.place;
    return t('place-in-tournament', { name, round, rounds: rounds ?? 0, board });
  }

  /** Sentences after the end: forfeit, correction, next round. */
  get said() {
    if (this.place === null) return [];
    const { forfeit, correction, game, state, next } = this.place;
    const sentences = [];
    if (forfeit) sentences.push(t('was-forfeited'));
    if (correction) sentences.push(t('was-corrected', { note: correction.note }));
    if (state === 'over') sentences.push(t('tournament-ended'));
    else if (next !== null)
      sentences.push(t('next-round-at', { when: momentOf(next, Date.now()) }));
    else if (game === null) sentences.push(t('next-round-later'));
    return sentences;
  }
}

export function placeOf(game: string, shell: Shell, redraw: () => void) {
  const place = new GamePlace(game, shell, redraw);
  place.read();
  return place;
}

/** Show the links onward from a finished game. */
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
