import { controlLabel } from '../core/clock.ts';
import { pointsTo } from '../core/sentences.ts';
import { t, tag } from '../core/words.ts';
import type {
  ListedTournament,
  TournamentGameShape as TournamentGame,
  TournamentShape as Tournament,
} from '../core/generated/messages.ts';

/** Return the invitation code in the fragment of an address, or null. */
export function codeIn(hash: string) {
  return /^#join=([\w-]+)$/.exec(hash)?.[1] ?? null;
}

/** Format a tournament's terms: `Swiss, 4 rounds, 10 min + 10 s, each ring twice`. */
export function termsOf(tournament: Tournament) {
  const { kind, rounds, clock, twice, fair, rated, deadline, pause, late_until } = tournament;
  const terms = [t(`kind-${kind}`)];
  if (rounds !== null) terms.push(t('rounds-count', { count: rounds }));
  terms.push(clock === null ? t('no-clock') : controlLabel(clock));
  if (twice) terms.push(t('each-ring-twice'));
  if (fair) terms.push(t(`starts-terms-${fair}`));
  if (rated) terms.push(t('terms-rated'));
  if (deadline !== null) terms.push(t('terms-deadline', { span: spanOf(deadline) }));
  if (pause) terms.push(t('terms-pause', { span: spanOf(pause) }));
  if (late_until) terms.push(t('terms-late', { round: late_until }));
  return terms.join(', ');
}

/** Return the name of an entrant, and mark the person's own. */
export function nameIn({ entrants, you }: Tournament, entrant: number) {
  const name = entrants.find((each) => each.entrant === entrant)?.name ?? '?';
  return entrant === you ? t('name-is-you', { name }) : name;
}

/**
 * Return the round on show, null before the first.
 * @param shown  its number; null for the last one
 */
export function shownRound({ schedule }: Tournament, shown: number | null) {
  return schedule.find(({ round }) => round === shown) ?? schedule.at(-1) ?? null;
}

/**
 * Format the state of a game: `14 to 3`, `to play`.
 * @param first  the entrant in whose view it is
 */
export function gameText(game: TournamentGame, first: number) {
  if (!game.over) return t('being-played');
  if (game.correction) return t('game-corrected', { result: wonOr(game, first, 'result') });
  if (game.reason === 'forfeit') return wonOr(game, first, 'forfeit');
  if (game.winner === null) return t('no-result');
  if (game.scores && (game.reason === 'score' || game.reason === 'first to 53')) {
    const [one, two] = game.first === first ? game.scores : [game.scores[1], game.scores[0]];
    return pointsTo(one, two);
  }
  const won = game.winner === first ? 'won' : 'lost';
  const how = game.reason === 'time' ? 'time' : 'resigned';
  return t(`game-${won}-${how}`);
}

/**
 * Tell who won a game without counting moves.
 * @param first  the entrant in whose view it is
 */
function wonOr({ winner }: TournamentGame, first: number, how: 'forfeit' | 'result') {
  if (winner === null) return t(`nobody-won-${how}`);
  return t(winner === first ? `game-won-${how}` : `game-lost-${how}`);
}

/** Tell what the tournament waits for; empty while games are played. */
export function waitedFor({ state, starts, next, paused }: Tournament, now: number) {
  if (paused) return t('tournament-paused');
  if (state === 'open' && starts !== null)
    return t('starts-by-itself', { when: momentOf(starts, now) });
  return next === null ? '' : t('next-round-at', { when: momentOf(next, now) });
}

/**
 * Count the games of the running round that an entrant would lose by leaving: running ones and
 * those that follow them.
 */
export function unfinishedOf({ round, schedule }: Tournament, entrant: number | null) {
  const pairings = schedule.find((each) => each.round === round)?.pairings ?? [];
  const theirs = pairings.find(({ first, second }) => [first, second].includes(entrant));
  return theirs ? theirs.games.filter(({ over }) => !over).length + theirs.waiting : 0;
}

/** List the coming rounds for which one may request a half-point bye. */
export function byeRounds({ round, late_until, you, entrants }: Tournament) {
  const me = entrants.find((each) => each.entrant === you);
  if (!me || me.withdrawn) return [];
  return Array.from({ length: Math.max(0, late_until - round) }, (_, index) => ({
    round: round + 1 + index,
    isAsked: me.half_byes.includes(round + 1 + index),
  }));
}

/** Test whether the user may join, for the first time or again. */
export function mayEnter(tournament: Tournament) {
  const me = tournament.entrants.find((each) => each.entrant === tournament.you);
  return isOpenTo(tournament) && (me === undefined || me.withdrawn);
}

/** Return the games whose results count: over both seats the second has the sum. */
export function counting({ fair }: Tournament, games: TournamentGame[]) {
  return fair === 'both' ? games.slice(-1) : games;
}

/** Test whether players can join, by the link or a public address. */
export function isOpenTo({ state, admits_late }: Tournament) {
  return state === 'open' || admits_late;
}

/** Test whether the user created the tournament, rather than just helping. */
export function leads({ organising, helping }: Tournament) {
  return organising && !helping;
}

/** Test whether the user is an entrant. */
export function hasJoined({ you }: Tournament) {
  return you !== null;
}

/** Format a summary of a tournament: `Swiss, round 2 of 4, 8 players`. */
export function summary({ kind, state, round, rounds, entrants }: ListedTournament) {
  const where =
    state === 'running'
      ? t(rounds === null ? 'round-number' : 'round-number-of', { round, rounds: rounds ?? 0 })
      : t(`state-${state}`);
  return [t(`kind-${kind}`), where, t('players-count', { count: entrants })].join(', ');
}

/** Format a duration: `10 minutes`, `1 day`, `none`. */
export function spanOf(seconds: string | number) {
  const given = Number(seconds);
  if (!given) return t('no-span');
  if (given % 86_400 === 0) return t('days-count', { count: given / 86_400 });
  return t('minutes-count', { count: Math.round(given / 60) });
}

/** Format a time with its zone, and with the day unless it is today. */
export function momentOf(at: number, now: number) {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(tag(), isToday ? time : { ...day, ...time }).format(at);
}

const QUARTERS = ['', '¼', '½', '¾'];

/** Format a number of points: `2½`. */
export function pointsText(points: number) {
  const whole = Math.floor(points);
  const part = QUARTERS[Math.round(4 * (points - whole))];
  return whole === 0 && part ? part : `${whole}${part}`;
}
