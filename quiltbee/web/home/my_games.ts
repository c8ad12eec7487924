/** The person's games in words: opponent, standing, time. */
import { clockText, leftAt, parseControl } from '../core/clock.ts';
import { levelIn, nameOfBee } from '../core/levels.ts';
import { pointsTo } from '../core/sentences.ts';
import { dayOf, language, t } from '../core/words.ts';
import type { ListedGame as MyGame } from '../core/generated/messages.ts';

/** The opponent in the first game. */
export const BEE = 'Bee';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Longest first. */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', DAY],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];

/** Test for a chapter of the first game, which is not listed. */
export function isGuides({ seats: [first, second] }: MyGame) {
  return first.name === 'You' && second.name === BEE && second.yours;
}

/** Return the game to continue: one that waits for the user, else one under way. */
export function continued(games: MyGame[]) {
  return (
    games.find(({ status }) => status === 'yours') ??
    games.find(({ status }) => status === 'theirs') ??
    null
  );
}

export function sewn({ cells }: MyGame) {
  return cells.length - cells.split('.').length + 1;
}

/** Format the names of the players: `Ben`, `Anna and Ben`, `Solo (Automa)`. */
export function opponentOf({ variant, seats }: MyGame) {
  if (variant === 'solo') return t('card-solo');
  const others = seats.filter((seat) => !seat.yours);
  if (others.length === 0) return t('names-and', { first: seats[0].name, second: seats[1].name });
  const { kind, name } = others[0];
  if (kind === 'open') return t('your-open-table');
  const level = levelIn(name);
  return level === null ? name : nameOfBee(level);
}

/**
 * Format the state of a game: `Your turn, 2 d 4 h left`, `You won 14 to 3`.
 * @param sinceRead  the age of the answer, in ms
 */
export function standing(game: MyGame, sinceRead: number) {
  if (game.status === 'over') return ending(game);
  if (game.status === 'open') return t('waiting-for-somebody');
  return turnOf(game) + timeLeft(game, sinceRead);
}

function turnOf({ status, seats, turn }: MyGame) {
  const atOnePlace = seats.every(({ yours }) => yours);
  if (status === 'yours' && !atOnePlace) return t('your-turn');
  const mover = turn === null ? null : seats[turn - 1];
  if (!mover) return t('under-way');
  const level = levelIn(mover.name);
  return t('turn-of', { name: level === null ? mover.name : nameOfBee(level) });
}

function timeLeft({ clock, now }: MyGame, sinceRead: number) {
  if (!clock || clock.running === null || now === null) return '';
  if (parseControl(clock.control).kind !== 'days') return '';
  const left = leftAt(clock, clock.running as 1 | 2, { now, at: 0 }, sinceRead);
  return left === 0 ? t('comma-time-up') : t('comma-left', { time: clockText(left) });
}

function ending({ seats, result }: MyGame) {
  if (result === null) return t('called-off');
  const { winner, scores, reason } = result;
  const isAtOnePlace = seats.every(({ yours }) => yours);
  const { name, yours } = seats[winner - 1];
  const who = { who: isAtOnePlace ? 'other' : 'you', name };
  const verb = isAtOnePlace || yours ? 'won' : 'lost';
  if (reason === 'resignation') return t(`${verb}-by-resignation`, who);
  if (reason === 'time') return t(`${verb}-on-time`, who);
  const [best, other] = winner === 1 ? scores : [scores[1], scores[0]];
  const points = verb === 'won' ? pointsTo(best, other) : pointsTo(other, best);
  const words = t(`${verb}-points`, { ...who, points });
  return reason === 'first to 53' ? words + t('comma-first') : words;
}

/**
 * Format how long ago it was: `just now`, `5 minutes ago`, `yesterday`; a date if it is long ago.
 * @param when  in ms since 1970
 * @param now  in ms since 1970
 */
export function ago(when: number, now: number) {
  const passed = Math.max(0, now - when);
  if (passed < MINUTE) return t('just-now');
  if (passed >= 30 * DAY) return dayOf(when);
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? UNITS[2];
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  return words.format(-Math.floor(passed / length), unit);
}
