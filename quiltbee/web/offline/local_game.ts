/**
 * A game in this browser alone (docs/how-it-works/page.md): against the computer, two
 * players who share a screen, or against the Automa, whose cards are drawn when turned over.
 */
import { LOCAL_OPPONENTS, localPath, type LocalOpponent } from '../core/links.ts';
import { LOCAL, otherOf } from '../core/seats.ts';
import { AUTOMA_LEVELS, COMPUTER_LEVELS, DEFAULT_LEVEL } from '../core/generated/figures.ts';
import { computerAt } from '../core/levels.ts';
import { isAutomas } from '../core/rules/automa.ts';
import { candidates, cardOf, openCards, unknownShuffle } from '../core/rules/automa_cards.ts';
import { beginGame, decider } from '../core/rules/fold.ts';
import { positionString } from '../core/rules/notation.ts';
import { automaOwned, newGame } from '../core/rules/position.ts';
import { DECK_SIZE, withKnownCards, type Shuffles } from '../core/rules/shuffles.ts';
import { played, Tree, type Start } from '../core/records/tree.ts';
import { formatRecord, type Tags } from '../core/records/writer.ts';
import { t } from '../core/words.ts';
import { drawRing, gameOf, SOMEBODY } from '../board/course.ts';
import { LocalSource, type Happening } from '../board/local_source.ts';
import type { Course, GameMessage, NewGame, Patches, Player } from '../core/types.ts';

/** A stored game. */
export type Saved = {
  opponent: LocalOpponent;
  course: Course;
  seat: Player;
  /** For two players who share a screen. */
  names: [string, string];
  /** The computer's; the Automa's is in the course. */
  level: number;
  resigned: Player | null;
  /** Cards were seen and then taken back. */
  practice: boolean;
  over: boolean;
};

/** Validate a stored game of a kind; null if there is none. */
export function savedIn(stored: any, opponent: LocalOpponent): Saved | null {
  const { course, level, seat, names, resigned, practice, over } = fromOlder(stored) ?? {};
  const isGame =
    typeof course?.start === 'string' &&
    [1, 2].includes(seat) &&
    Array.isArray(course.moves) &&
    course.moves.every((move: unknown) => typeof move === 'string');
  if (!isGame) return null;
  const known = COMPUTER_LEVELS.some((each) => each.level === level) ? level : DEFAULT_LEVEL;
  const both: [string, string] =
    Array.isArray(names) && names.length === 2 ? [names[0], names[1]] : ['', ''];
  return {
    ...{ opponent, course, seat, level: known, names: both },
    ...{ resigned: resigned ?? null, practice: practice === true, over: over === true },
  };
}

/** Convert older formats: until 0.3.0 a duel with a ring, in 0.2.0 without a level. */
function fromOlder(stored: any) {
  if (typeof stored?.ring !== 'string') return stored;
  const { ring, moves, seat, resigned } = stored;
  const course = { start: positionString(newGame(ring), null), moves };
  return { ...stored, course, resigned: resigned === true ? seat : null };
}

/**
 * Read the kind of game in an address, and the new one requested, if any.
 * @param search  `?opponent=automa&level=3`
 */
export function localGameIn(search: string): { opponent: LocalOpponent; wanted: NewGame | null } {
  const query = new URLSearchParams(search);
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name));
  const opponent = one('opponent', LOCAL_OPPONENTS) ?? 'computer';
  const isNew = ['level', 'first', 'board', 'deck', 'name'].some((name) => query.has(name));
  const level = Number(query.get('level'));
  const { length: most } = opponent === 'automa' ? AUTOMA_LEVELS : COMPUTER_LEVELS;
  const wanted: NewGame = {
    opponent,
    level: Number.isInteger(level) && level >= 1 && level <= most ? level : null,
    first: one('first', ['you', 'opponent', 'random']),
    board: one('board', ['revised', 'original']),
    deck: one('deck', ['normal', 'tactical']),
    names: query.getAll('name'),
  };
  return { opponent, wanted: isNew ? wanted : null };
}

/** The game's environment; replaced in tests. */
type Outside = {
  load: () => Saved | null;
  save: (game: Saved) => void;
  /** Decides the computer's move at a level. */
  decide: (position: string, level: number) => Promise<string | null>;
  opponent: LocalOpponent;
  /** The game to start unless one like it is under way; null to continue the stored one. */
  wanted: NewGame | null;
  /** Returns a random whole number below its argument. */
  draw: (most: number) => number;
  today: () => Date;
};

/** The number of cards put aside at the start of a solo game. */
const ASIDE = 2;

/** The stored game, or a new one. */
export class LocalGame extends LocalSource {
  saved: Saved;

  constructor(
    patches: Patches,
    public outside: Outside,
  ) {
    const { load, opponent, wanted, draw } = outside;
    const loaded = load();
    const kept = loaded && laidOut(loaded, patches);
    const folded = kept && beginGame(kept.game, patches);
    const isUnderWay = folded && folded.moves.length > 0 && decider(folded) !== null;
    const goesOn = folded && (wanted === null || isUnderWay);
    const saved = goesOn ? loaded : drawn(wanted ?? { opponent }, patches, draw);
    const { game, shuffles } = laidOut(saved, patches) as Laid;
    super(game, patches, shuffles);
    this.saved = saved;
    this.decide = (position) => outside.decide(position, saved.level);
    this.card = (cards) => cards[draw(cards.length)];
    this.onHappened = () => this.keep();
  }

  keep() {
    const { moves, ended, automa } = this.message;
    const over = this.table.stage === 'over';
    const resigned = ended?.player ?? null;
    const course = { ...this.saved.course, moves, ...this.cardsOf(this.shuffles) };
    this.saved = { ...this.saved, course, over, resigned, practice: automa?.practice ?? false };
    this.outside.save(this.saved);
  }

  /** Return the cards in the form of a course. */
  cardsOf(shuffles: Shuffles | null): Partial<Course> {
    if (shuffles === null) return {};
    const [, ...later] = shuffles.known;
    const start = withKnownCards(this.saved.course.start, shuffles);
    return { start, shuffles: later, budgets: shuffles.budgets };
  }

  /** Redraw cards that are taken back; the next one's public budget stays. */
  override part(happening: Happening) {
    const { automa } = this.message;
    const turns = automa?.turns ?? [];
    const kept =
      happening.kind === 'takeback'
        ? turns.filter(({ number }) => number <= happening.keep)
        : turns;
    if (this.shuffles === null || kept.length === turns.length) return super.part(happening);
    this.shuffles = withoutCards(this.shuffles, kept.length, turns.length);
    return { ...happening, practice: true, cards: openCards(this.shuffles, kept) };
  }

  override turned() {
    const turn = super.turned();
    if (turn === null || this.shuffles === null) return turn;
    const turns = [...(this.message.automa?.turns ?? []), turn.turn];
    this.shuffles = withBudget(this.shuffles, turns.length, this.outside.draw);
    return { ...turn, cards: openCards(this.shuffles, turns) };
  }

  /** Return the game as a record. */
  record = () => {
    const { course, practice } = this.saved;
    const tags: Tags = practice ? { Practice: '1' } : {};
    return recordOf(this, course, this.outside.today(), tags);
  };

  /** Store the next game; the page then goes to it. */
  create = async (wanted: NewGame) => {
    this.outside.save(drawn(wanted, this.patches, this.outside.draw));
    return { id: LOCAL, url: localPath(this.saved.opponent) };
  };
}

/** Format a local game as a record. */
export function recordOf(
  { message, table: { result }, patches }: LocalSource,
  course: Start,
  today: Date,
  tags: Tags = {},
) {
  const { moves, seats, ended } = message;
  const tree = new Tree(patches, course);
  played(
    tree,
    moves.filter((move) => !isAutomas(move)),
  );
  return formatRecord(tree, {
    ...{ Event: 'Casual', Date: dotted(today) },
    ...{ Player1: seats[0].name, Player2: seats[1].name },
    Result: result === null ? '*' : result.winner === 1 ? '1-0' : '0-1',
    Termination: result === null ? 'unfinished' : ended === null ? 'normal' : 'resignation',
    ...tags,
  });
}

/** Format a date: `2026.03.05`, in local time. */
function dotted(day: Date) {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}.${two(day.getMonth() + 1)}.${two(day.getDate())}`;
}

/** Draw a new game. */
function drawn(wanted: NewGame, patches: Patches, draw: Outside['draw']): Saved {
  const { opponent, names, first, board = 'revised', deck = 'normal' } = wanted;
  const position = newGame(drawRing(patches, draw), board);
  const isSecond = first === 'opponent' || (first === 'random' && draw(2) === 1);
  const start = positionString(position, null);
  const saved: Saved = {
    ...{ opponent: opponent as LocalOpponent, course: { start, moves: [] } },
    ...{ seat: isSecond ? 2 : 1, names: ['', ''], level: wanted.level ?? DEFAULT_LEVEL },
    ...{ resigned: null, practice: false, over: false },
  };
  if (opponent === 'person') {
    const [one = '', two = ''] = names ?? [];
    return { ...saved, seat: 1, names: isSecond ? [two, one] : [one, two] };
  }
  if (opponent !== 'automa') return saved;
  const automa = { deck, level: wanted.level ?? 1, taken: '' };
  const players = [position.players[0], automaOwned(0, 0)] as const;
  const cards = { pile: DECK_SIZE - ASIDE, aside: ASIDE, discards: [], budget: null, shuffles: [] };
  const solo = positionString({ ...position, players, automa }, cards);
  const shuffles = { deck, aside: ASIDE, discards: 0, budgets: {}, known: [unknownShuffle()] };
  const { budgets } = withBudget(shuffles, 0, draw);
  return { ...saved, seat: 1, course: { start: solo, moves: [], budgets } };
}

/** Reveal the public budget of the next card, drawing a card for it if necessary. */
function withBudget(shuffles: Shuffles, turns: number, draw: Outside['draw']): Shuffles {
  if (shuffles.deck === 'normal' || turns in shuffles.budgets) return shuffles;
  const cards = candidates(shuffles, turns);
  const { budget } = cardOf(cards[draw(cards.length)]);
  return { ...shuffles, budgets: { ...shuffles.budgets, [turns]: budget } };
}

/** Forget the cards of all but the first turns. */
function withoutCards(shuffles: Shuffles, kept: number, turns: number): Shuffles {
  const from = shuffles.aside + shuffles.discards + kept;
  const until = shuffles.aside + shuffles.discards + turns;
  const known = shuffles.known.map((shuffle, number) =>
    shuffle.map((card, at) => {
      const place = number * DECK_SIZE + at;
      return place >= from && place < until ? 0 : card;
    }),
  );
  const budgets = Object.fromEntries(
    Object.entries(shuffles.budgets).filter(([turn]) => Number(turn) <= kept),
  );
  return { ...shuffles, known, budgets };
}

type Laid = NonNullable<ReturnType<typeof gameOf>>;

/** Build the message of a stored game, with its cards; null if it is illegal. */
function laidOut(saved: Saved, patches: Patches): Laid | null {
  const { opponent, course, seat, level, resigned } = saved;
  const you = t('offline-you');
  const sitting =
    opponent === 'person'
      ? { names: saved.names }
      : { names: [you, you] as [string, string], you: seat };
  const laid = gameOf(course, sitting, patches);
  if (laid === null) return null;
  const { seats, automa } = laid.game;
  const computer = {
    ...SOMEBODY,
    name: computerAt(level),
    kind: 'computer',
    yours: false,
  } as const;
  const other = otherOf(seat);
  const game: GameMessage = {
    ...laid.game,
    ...{ game: LOCAL, number: course.moves.length, opponent, fair: null },
    ...(opponent === 'computer' && { mode: 'computer' }),
    seats:
      opponent === 'computer'
        ? seats.map((each, at) => (at + 1 === other ? computer : each))
        : seats,
    ended: resigned === null ? null : { kind: 'resign', player: resigned },
    automa: automa && { ...automa, practice: saved.practice },
  };
  return { ...laid, game };
}
