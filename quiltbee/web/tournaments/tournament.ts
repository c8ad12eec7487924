/**
 * One tournament: who plays, the pairings of each round, the standings; joining it, and what its
 * organiser does.
 */
import { controlLabel } from '../core/clock.ts';
import { sentenceOf } from '../core/problems.ts';
import { QUIET, ask, isSureToRemove, type SectionState } from '../core/sections.ts';
import { pointsTo } from '../core/sentences.ts';
import { createMergingStore, type Store } from '../core/store.ts';
import { t } from '../core/words.ts';
import { momentOf, spanOf } from './times.ts';
import type {
  TournamentGameShape as TournamentGame,
  TournamentShape as Tournament,
} from '../core/messages.ts';

/** What only this page has. */
type Own = {
  tournament: Tournament;
  /** Of the invitation by which one came. */
  code: string | null;
  /** The path of the link that the organiser passes on. */
  invitation: string | null;
  /** Its QR code as an SVG. */
  picture: string | null;
  /** The round that is looked at; null: the last one. */
  shown: number | null;
};

type TournamentState = SectionState & Own;

/** What it needs from the browser; tests give their own. */
type Outside = {
  api: typeof import('./api.ts');
  /** Of the page. */
  origin: string;
  copy: (text: string) => Promise<void>;
  keepInvitation: (path: string) => void;
  go: (path: string) => void;
  /** Asks the person. */
  isSure: (question: string, yes: string) => Promise<boolean>;
};

export class TournamentPage {
  store: Store<TournamentState>;

  constructor(
    public outside: Outside,
    found: Pick<Own, 'tournament' | 'code' | 'invitation'>,
  ) {
    this.store = createMergingStore({
      ...QUIET,
      ...found,
      picture: null,
      shown: null,
    } as TournamentState);
  }

  get state() {
    return this.store.get();
  }

  /** The whole link of the invitation, null where this browser has none. */
  get link() {
    const { invitation } = this.state;
    return invitation === null ? null : this.outside.origin + invitation;
  }

  /** Read the tournament again; a fault is told, what stands stays. */
  async load() {
    try {
      const tournament = await this.outside.api.fetchTournament(this.state.tournament.id);
      this.store.dispatch({ tournament, errors: { ...this.state.errors, read: '' } });
    } catch (problem) {
      this.store.dispatch({ errors: { ...this.state.errors, read: sentenceOf(problem) } });
    }
  }

  show(round: number) {
    this.store.dispatch({ shown: round });
  }

  /** Join under a name, by the code of the link. */
  join(name: string) {
    const { tournament, code } = this.state;
    return this.change('players', () =>
      this.outside.api.join(tournament.id, code, name.trim() || null),
    );
  }

  start() {
    return this.change('organise', () => this.outside.api.start(this.state.tournament.id));
  }

  async withdraw() {
    const count = unfinishedOf(this.state.tournament, this.state.tournament.you);
    if (!(await this.outside.isSure(t('sure-withdraw', { count }), t('withdraw')))) return false;
    return this.change('players', () => this.outside.api.withdraw(this.state.tournament.id));
  }

  async removeEntrant(entrant: number) {
    const name = this.nameOf(entrant);
    const count = unfinishedOf(this.state.tournament, entrant);
    if (!(await this.outside.isSure(t('sure-take-out', { name, count }), t('remove'))))
      return false;
    return this.change('organise', () =>
      this.outside.api.removeEntrant(this.state.tournament.id, entrant),
    );
  }

  async forfeit(pairing: number, entrant: number) {
    const name = this.nameOf(entrant);
    const count = unfinishedOf(this.state.tournament, entrant);
    const question = t('sure-forfeit', { name, count });
    if (!(await this.outside.isSure(question, t('name-loses', { name })))) return false;
    return this.change('organise', () =>
      this.outside.api.forfeit(this.state.tournament.id, pairing, entrant),
    );
  }

  askBye(round: number, wanted: boolean) {
    return this.change('players', () =>
      this.outside.api.askBye(this.state.tournament.id, round, wanted),
    );
  }

  /**
   * Enter a bot of one's own.
   * @param bot  its name
   */
  enterBot(bot: string) {
    const { tournament, code } = this.state;
    return this.change('players', () => this.outside.api.enterBot(tournament.id, bot.trim(), code));
  }

  /**
   * Say the right result of a game.
   * @param winner  a number as an entrant, empty for nobody
   */
  correct(game: string, winner: string, note: string) {
    const right = { game, winner: winner ? Number(winner) : null, note: note.trim() };
    return this.change('organise', () => this.outside.api.correct(this.state.tournament.id, right));
  }

  change(section: string, work: () => Promise<Tournament>) {
    return ask(this.store, section, async () => {
      this.store.dispatch({ tournament: await work() });
      return '';
    });
  }

  nameOf(wanted: number) {
    const { entrants } = this.state.tournament;
    return entrants.find(({ entrant }) => entrant === wanted)?.name ?? '';
  }

  /** Make a link, where this browser has none; an earlier one is void. */
  invite() {
    return ask(this.store, 'organise', async () => {
      const { invitation } = await this.outside.api.inviteAgain(this.state.tournament.id);
      this.outside.keepInvitation(invitation);
      this.store.dispatch({ invitation, picture: null });
      return '';
    });
  }

  copy() {
    return ask(this.store, 'organise', async () => {
      await this.outside.copy(this.link ?? '');
      return t('copied');
    });
  }

  async remove() {
    const { name } = this.state.tournament;
    if (!(await isSureToRemove(this.outside, name))) return false;
    return ask(this.store, 'organise', async () => {
      await this.outside.api.removeTournament(this.state.tournament.id);
      this.outside.go('/tournaments');
      return '';
    });
  }
}

/** The code in the part of an address after `#`, null where there is none. */
export function codeIn(hash: string) {
  return /^#join=([\w-]+)$/.exec(hash)?.[1] ?? null;
}

/** `Swiss, 4 rounds, 10 min + 10 s, each ring twice`. */
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

/** The name of an entrant. */
export function nameIn({ entrants, you }: Tournament, entrant: number) {
  const name = entrants.find((each) => each.entrant === entrant)?.name ?? '?';
  return entrant === you ? t('name-is-you', { name }) : name;
}

/** The round that is shown, null before the first. */
export function shownRound({ tournament, shown }: TournamentState) {
  const { schedule } = tournament;
  return schedule.find(({ round }) => round === shown) ?? schedule.at(-1) ?? null;
}

/**
 * How a game of a pairing stands, from the side of the pairing's first: `14 to 3`, `to play`.
 * @param first  the entrant whose side it is
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
 * Who won a game for which no moves count.
 * @param first  the entrant whose side it is
 */
function wonOr({ winner }: TournamentGame, first: number, how: 'forfeit' | 'result') {
  if (winner === null) return t(`nobody-won-${how}`);
  return t(winner === first ? `game-won-${how}` : `game-lost-${how}`);
}

/** What everybody waits for, empty while games are played. */
export function waitedFor({ state, starts, next }: Tournament, now: number) {
  if (state === 'open' && starts !== null)
    return t('starts-by-itself', { when: momentOf(starts, now) });
  return next === null ? '' : t('next-round-at', { when: momentOf(next, now) });
}

/**
 * How many games of the running round somebody would lose by leaving now: those that run, and those
 * that open after them.
 */
function unfinishedOf({ round, schedule }: Tournament, entrant: number | null) {
  const pairings = schedule.find((each) => each.round === round)?.pairings ?? [];
  const theirs = pairings.find(({ first, second }) => [first, second].includes(entrant));
  return theirs ? theirs.games.filter(({ over }) => !over).length + theirs.waiting : 0;
}

/** The rounds to come in which one may ask for a half-point bye. */
export function byeRounds({ round, late_until, you, entrants }: Tournament) {
  const me = entrants.find((each) => each.entrant === you);
  if (!me || me.withdrawn) return [];
  return Array.from({ length: Math.max(0, late_until - round) }, (_, index) => ({
    round: round + 1 + index,
    isAsked: me.half_byes.includes(round + 1 + index),
  }));
}

/** Whether this browser's person may join, now or again. */
export function mayEnter({ state, admits_late, you, entrants }: Tournament) {
  const me = entrants.find((each) => each.entrant === you);
  return (state === 'open' || admits_late) && (me === undefined || me.withdrawn);
}

/** The games whose results count: over both seats the second one has the sum. */
export function counting({ fair }: Tournament, games: TournamentGame[]) {
  return fair === 'both' ? games.slice(-1) : games;
}

/** Whether any of the entrants is this browser's person. */
export function hasJoined({ you }: Tournament) {
  return you !== null;
}
