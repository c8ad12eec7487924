/** A game against the computer in this browser alone (docs/web.md). */
import { LOCAL, LOCAL_PATH } from '../core/seats.ts';
import { COMPUTER_LEVELS, DEFAULT_LEVEL } from '../core/generated/figures.ts';
import { computerAt } from '../core/levels.ts';
import { beginGame, decider } from '../core/rules/fold.ts';
import { positionString } from '../core/rules/notation.ts';
import { newGame } from '../core/rules/position.ts';
import { played, Tree } from '../core/records/tree.ts';
import { formatRecord } from '../core/records/writer.ts';
import { t } from '../core/words.ts';
import { drawRing, localMessage, SOMEBODY } from '../board/course.ts';
import { LocalSource } from '../board/local_source.ts';
import type { Position } from '../core/rules/types.ts';
import type { GameMessage, NewGame, Patches, Player } from '../core/types.ts';

/** The level of hints. */
const STRONGEST = 10;

/** What is remembered of a game. */
export type Saved = {
  /** At the start. */
  ring: string;
  /** The person's. */
  seat: Player;
  moves: string[];
  /** By the person. */
  resigned: boolean;
  /** The computer's. */
  level: number;
  /** Whether it is over. */
  over: boolean;
};

/** What the game needs from its surroundings; tests give their own. */
type Outside = {
  load: () => Saved | null;
  save: (game: Saved) => void;
  /** The computer's move at a level. */
  decide: (position: Position, level: number) => Promise<string | null>;
  /** The level of a new game; null to go on with the one that is remembered. */
  level: number | null;
  /** A random whole number below. */
  draw: (most: number) => number;
  today: () => Date;
};

/** The game that is remembered, else a new one. */
export class LocalGame extends LocalSource {
  saved: Saved;

  constructor(
    patches: Patches,
    public outside: Outside,
  ) {
    const loaded = outside.load();
    const wanted = outside.level;
    const game = loaded && isRing(loaded.ring, patches) && beginGame(messageOf(loaded), patches);
    const isUnderWay = game && loaded.moves.length > 0 && decider(game) !== null;
    const goesOn = game && (wanted === null || isUnderWay);
    const level = wanted ?? DEFAULT_LEVEL;
    const saved = goesOn ? loaded : drawn(1, level, patches, outside);
    super(messageOf(saved), patches);
    this.saved = saved;
    this.decide = (position) => outside.decide(position, saved.level);
    this.advise = (position) => outside.decide(position, STRONGEST);
    this.onHappened = () => {
      const { moves, ended } = this.message;
      const over = this.table.stage === 'over';
      this.saved = { ...this.saved, moves, over, resigned: ended !== null };
      outside.save(this.saved);
    };
  }

  /** The game as a file that any Quiltbee opens. */
  record = () => {
    const { start, moves } = this.message;
    const tree = new Tree(this.patches, { start });
    played(tree, moves);
    const names = [t('offline-you'), computerAt(this.saved.level)];
    if (this.saved.seat === 2) names.reverse();
    const { result } = this.table;
    const how = this.saved.resigned ? 'resignation' : 'normal';
    return formatRecord(tree, {
      ...{ Event: 'Casual', Date: dotted(this.outside.today()) },
      ...{ Player1: names[0], Player2: names[1] },
      Result: result === null ? '*' : result.winner === 1 ? '1-0' : '0-1',
      Termination: result === null ? 'unfinished' : how,
    });
  };

  /** Begin the next game; the page then goes to it. */
  create = async ({ first, level }: Pick<NewGame, 'first' | 'level'>) => {
    const seat = first === 'opponent' ? 2 : 1;
    this.outside.save(drawn(seat, level ?? this.saved.level, this.patches, this.outside));
    return { id: LOCAL, url: LOCAL_PATH };
  };
}

/** The level that an address names; null for none. */
export function levelIn(text: string | null) {
  const level = Number(text);
  return COMPUTER_LEVELS.some((each) => each.level === level) ? level : null;
}

/** `2026.03.05`, where one is. */
function dotted(day: Date) {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}.${two(day.getMonth() + 1)}.${two(day.getDate())}`;
}

function drawn(seat: Player, level: number, patches: Patches, outside: Outside): Saved {
  const ring = drawRing(patches, outside.draw);
  return { ring, seat, moves: [], resigned: false, level, over: false };
}

/** Whether these are the letters of all patches, patch A the last. */
function isRing(ring: string, patches: Patches) {
  return ring.endsWith('A') && String([...ring].sort()) === String(Object.keys(patches).sort());
}

/** A game as the server would tell it. */
function messageOf({ ring, seat, moves, resigned, level }: Saved): GameMessage {
  const own = { ...SOMEBODY, name: t('offline-you') };
  const other = { ...own, name: computerAt(level), kind: 'computer', yours: false } as const;
  return localMessage({
    ...{ game: LOCAL, opponent: 'computer', mode: 'computer', number: moves.length },
    ...{ start: positionString(newGame(ring), null), moves },
    seats: seat === 1 ? [own, other] : [other, own],
    ended: resigned ? { kind: 'resign', player: seat } : null,
  });
}
