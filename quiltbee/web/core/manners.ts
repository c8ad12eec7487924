/**
 * Actions besides moving between two players at two places: the line of the table shows them with
 * their buttons. Pure.
 */
import { controlLabel } from './clock.ts';
import {
  PLAYERS,
  awaitedName,
  isAborted,
  isPlaying,
  isUnsettled,
  isWaiting,
  openSeat,
  otherOf,
  ownSeat,
} from './seats.ts';
import { nameOf, signed, turnReason, turnTitle, whoIs } from './sentences.ts';
import { t } from './words.ts';
import type { GameState } from './game_state.ts';
import type { Happened, Player, Table } from './types.ts';

export type Manner = 'accept' | 'decline' | 'claim' | 'handover' | 'rematch';

/** `urgent`: it waits for an answer. */
type Line = { text: string; actions: [Manner, string][]; urgent: boolean };

const LONGEST_NAME = 16;

export function lineOf(state: GameState, table: Table, place: string = ''): Line {
  const mine = ownSeat(table);
  return (
    (mine !== null && questionLine(state, table, mine)) ||
    awayLine(state, table, mine) || {
      text: state.lastEvent || place || termsOf(table),
      actions: [],
      urgent: false,
    }
  );
}

export function canDo(state: GameState, table: Table, manner: Manner) {
  if (manner === 'rematch') return canAskRematch(table);
  return lineOf(state, table).actions.some(([action]) => action === manner);
}

export function canAskRematch(table: Table) {
  const mine = ownSeat(table);
  if (mine === null || table.stage !== 'over' || openSeat(table.seats) !== null) return false;
  if (table.tournament !== null) return false; // the next round says who plays whom
  return table.rematch.game === null && !table.rematch.asked.includes(mine);
}

/** Ask this player for an answer or a decision, if one is due. */
function questionLine(state: GameState, table: Table, mine: Player): Line | null {
  if (isWaiting(table)) return null;
  return table.stage === 'over' ? rematchLine(table, mine) : offerLine(state, table, mine);
}

function offerLine({ fallen }: GameState, table: Table, mine: Player): Line | null {
  const other = shortName(table.seats, otherOf(mine));
  if (table.offer && table.offer.seat !== mine)
    return {
      text: t('asks-takeback', { name: other }),
      actions: [
        ['accept', t('accept')],
        ['decline', t('decline')],
      ],
      urgent: true,
    };
  if (fallen === otherOf(mine))
    return {
      text: t('time-is-up', { who: 'other', name: other }),
      actions: [['claim', t('claim')]],
      urgent: true,
    };
  if (fallen === mine)
    return {
      text: t('your-time-up', { name: other }),
      actions: [],
      urgent: true,
    };
  if (table.offer)
    return { text: t('you-asked-takeback', { name: other }), actions: [], urgent: false };
  return null;
}

function rematchLine({ rematch, seats }: Table, mine: Player): Line | null {
  const other = shortName(seats, otherOf(mine));
  if (rematch.game !== null) return { text: t('rematch-open'), actions: [], urgent: false };
  if (rematch.asked.includes(mine))
    return { text: t('you-asked-rematch', { name: other }), actions: [], urgent: false };
  if (!rematch.asked.includes(otherOf(mine))) return null;
  return {
    text: t('asks-rematch', { name: other }),
    actions: [
      ['rematch', t('play-again')],
      ['decline', t('decline')],
    ],
    urgent: true,
  };
}

/** Tell who is away, and offer that the computer takes over. */
function awayLine(state: GameState, table: Table, mine: Player | null): Line | null {
  const gone = awaySeat(table);
  if (gone === null || table.stage === 'over') return null;
  const name = shortName(table.seats, gone);
  // A running clock decides the game by itself.
  if (mine === null || !state.isLongAway || table.clock)
    return { text: t('is-away', { name }), actions: [], urgent: false };
  return {
    text: t('long-away', { name }),
    actions: [['handover', t('let-computer-play')]],
    urgent: false,
  };
}

function shortName(seats: Table['seats'], player: Player) {
  const name = nameOf(seats, player);
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;
}

/** Return the player who is away: the opponent, or for a spectator the first one. */
export function awaySeat(table: Table) {
  if (table.mode !== 'remote') return null;
  return PLAYERS.find((each) => table.seats[each - 1].away && !table.seats[each - 1].yours) ?? null;
}

/** Format a table's terms: `10 min + 10 s, rated, no takebacks`. */
export function termsOf({ clock, rated, takebacks, fair = null }: Table) {
  const terms = [
    clock ? controlLabel(clock.control) : t('terms-no-clock'),
    t(rated ? 'terms-rated' : 'terms-not-rated'),
    ...(takebacks ? [] : [t('terms-no-takebacks')]),
    ...(fair?.points ? [t('terms-points', { points: signed(fair.points) })] : []),
  ];
  return `${terms.join(', ')}.`;
}

export function tableTitle(table: Table) {
  if (isUnsettled(table)) {
    const step = table.fair?.step;
    return t(`whose-${step}`, whoIs(table.seats, step === 'cut' ? 1 : 2));
  }
  return isWaiting(table) ? waitingTitle(table) : turnTitle(table, table.seats);
}

/** Explain the turn, what the table waits for, or how the game ended. */
export function tableReason(table: Table) {
  if (isUnsettled(table)) return t('unsettled');
  const isDeclined = isAborted(table) && openSeat(table.seats) !== null;
  if (isDeclined && table.declined) return t('declined-reason', { name: awaitedName(table) });
  return isWaiting(table) ? waitingReason(table) : turnReason(table, table.seats);
}

/** Format the title of a waiting table: `Waiting for your friend`. */
export function waitingTitle(table: Table) {
  const name = awaitedName(table);
  if (name) return t('waiting-for', { name });
  if (table.access === 'public') return t('waiting-for-another');
  return t(isPlaying(table) ? 'waiting-for-friend' : 'waiting-for-second');
}

function waitingReason(table: Table) {
  const name = awaitedName(table);
  if (name) return t('seat-kept-for', { name });
  if (table.access === 'public') return t('seat-for-anyone');
  return t(isPlaying(table) ? 'begins-by-link' : 'seat-for-invited');
}

/**
 * Describe an event at the table other than a move; empty for all others.
 * @param table  after the event
 */
export function eventWords(happened: Happened | null, table: Table) {
  if (!happened) return '';
  const { player } = happened;
  const who = player === null ? { who: 'other', name: '' } : whoIs(table.seats, player);
  switch (happened.kind) {
    case 'join':
      return t('took-seat', who);
    case 'handover':
      return t('took-over', who);
    case 'ask':
      return t('asked-takeback', who);
    case 'decline':
      return t(table.stage === 'over' ? 'declined-rematch' : 'declined-takeback', who);
    case 'rematch':
      return t('asked-rematch', who);
    case 'rematch_opened':
      return t('rematch-open');
    case 'takeback':
      return t('move-taken-back');
    default:
      return '';
  }
}

/** Return the rematch to follow: it has just opened, and this browser plays. */
export function leadsOn(before: Table, after: Table) {
  const opened = before.rematch.game === null && after.rematch.game !== null;
  return opened && isPlaying(after) ? after.rematch.game : null;
}
