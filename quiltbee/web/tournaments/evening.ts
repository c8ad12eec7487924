/** Where a game stands in its tournament, and what is said of that. Pure, but for the language. */
import { t } from '../core/words.ts';
import { momentOf } from './times.ts';
import type { GameInTournament as Place } from '../core/messages.ts';

/** What a place needs; tests give their own. */
type Outside = {
  read: (game: string) => Promise<Place>;
  onNews: (listener: (what: string) => void) => () => void;
  redraw: () => void;
};

/** Where a game stands, read again when something goes on in one's games. */
export class GamePlace {
  place: Place | null = null;
  close: () => void;

  constructor(
    public game: string,
    public outside: Outside,
  ) {
    this.close = outside.onNews((what) => what === 'games' && this.read());
  }

  /** Without an answer what was known stays. */
  async read() {
    try {
      this.place = await this.outside.read(this.game);
    } catch {
      return;
    }
    this.outside.redraw();
  }

  /** `Club evening, round 2 of 3, board 1`; empty until it is known. */
  get words() {
    if (this.place === null) return '';
    const { name, round, rounds, board } = this.place;
    return t('place-in-tournament', { name, round, rounds: rounds ?? 0, board });
  }

  /** What is said after the end: a forfeit, a corrected result, what comes next. */
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

export function roundSentence(name: string, round: number, game: string | null) {
  if (round === 0) return t('tournament-over-told', { name });
  return t(game ? 'round-begun' : 'round-begun-bye', { name, round });
}
