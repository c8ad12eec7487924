/** The lobby in words. */
import { controlLabel } from '../core/clock.ts';
import { t } from '../core/words.ts';
import type { LobbyEntry as LobbyTable, PublicTournament } from '../core/generated/messages.ts';

const MINUTE = 60_000;

/** Format a table's terms: `15 min + 10 s, rated, no takebacks`. */
export function termsOf({ clock, rated, takebacks, board, seed_chosen: chosen, fair }: LobbyTable) {
  const terms = [clock === null ? t('terms-no-clock') : controlLabel(clock)];
  if (rated) terms.push(t('terms-rated'));
  if (fair) terms.push(t(`starts-terms-${fair}`));
  if (!takebacks && !rated) terms.push(t('terms-no-takebacks'));
  if (board === 'original') terms.push(t('terms-original'));
  if (chosen) terms.push(t('terms-chosen'));
  return terms.join(', ');
}

/** Format a public tournament: `Swiss, open to join, 8 players · 15 min + 10 s, rated`. */
export function tournamentWords({
  kind,
  state,
  round,
  rounds,
  entrants,
  clock,
  rated,
  fair,
}: PublicTournament) {
  const where =
    state === 'open' ? t('state-open') : t('round-number-of', { round, rounds: rounds ?? 0 });
  const words = [t(`kind-${kind}`), where, t('players-count', { count: entrants })].join(', ');
  return `${words} · ${termsOf({ clock, rated, fair, takebacks: true } as any)}`;
}

/** Return a person's name, or `Guest`. */
export function calledBy({ name, guest }: { name: string; guest: boolean }) {
  return guest ? t('guest') : name;
}

/**
 * Compute how many whole minutes ago something began.
 * @param since  the server's time, in ms
 * @param now  the server's time of the answer
 * @param sinceRead  the age of the answer, in ms
 */
export function minutesFrom(since: number, now: number, sinceRead: number) {
  return Math.max(0, Math.floor((now + sinceRead - since) / MINUTE));
}
