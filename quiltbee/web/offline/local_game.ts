/** A game against the simple player in this browser alone (docs/web.md). */
import { LOCAL, LOCAL_PATH } from '../core/seats.ts';
import { beginGame } from '../core/rules/fold.ts';
import { positionString } from '../core/rules/notation.ts';
import { newGame } from '../core/rules/position.ts';
import { played, Tree } from '../core/records/tree.ts';
import { formatRecord } from '../core/records/writer.ts';
import { t } from '../core/words.ts';
import { drawRing, localMessage, SOMEBODY } from '../board/course.ts';
import { LocalSource } from '../board/local_source.ts';
import type { GameMessage, NewGame, Patches, Player } from '../core/types.ts';

/** What is remembered of a game. */
export type Saved = {
  /** At the start. */
  ring: string;
  /** The person's. */
  seat: Player;
  moves: string[];
  /** By the person. */
  resigned: boolean;
};

/** What the game needs from its surroundings; tests give their own. */
type Outside = {
  load: () => Saved | null;
  save: (game: Saved) => void;
  decide: LocalSource['decide'];
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
    const isGame = loaded && isRing(loaded.ring, patches) && beginGame(messageOf(loaded), patches);
    const saved = isGame ? loaded : drawn(1, patches, outside);
    super(messageOf(saved), patches);
    this.saved = saved;
    this.decide = outside.decide;
    this.onHappened = () => {
      const { moves, ended } = this.message;
      this.saved = { ...this.saved, moves, resigned: ended !== null };
      outside.save(this.saved);
    };
  }

  /** The game as a file that any Quiltbee opens. */
  record = () => {
    const { start, moves } = this.message;
    const tree = new Tree(this.patches, { start });
    played(tree, moves);
    const names = [t('offline-you'), t('offline-player')];
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
  create = async ({ first }: Pick<NewGame, 'first'>) => {
    this.outside.save(drawn(first === 'opponent' ? 2 : 1, this.patches, this.outside));
    return { id: LOCAL, url: LOCAL_PATH };
  };
}

/** `2026.03.05`, where one is. */
function dotted(day: Date) {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}.${two(day.getMonth() + 1)}.${two(day.getDate())}`;
}

function drawn(seat: Player, patches: Patches, outside: Outside): Saved {
  return { ring: drawRing(patches, outside.draw), seat, moves: [], resigned: false };
}

/** Whether these are the letters of all patches, patch A the last. */
function isRing(ring: string, patches: Patches) {
  return ring.endsWith('A') && String([...ring].sort()) === String(Object.keys(patches).sort());
}

/** A game as the server would tell it. */
function messageOf({ ring, seat, moves, resigned }: Saved): GameMessage {
  const own = { ...SOMEBODY, name: t('offline-you') };
  const other = { ...own, name: t('offline-player'), kind: 'computer', yours: false } as const;
  return localMessage({
    ...{ game: LOCAL, opponent: 'computer', mode: 'computer', number: moves.length },
    ...{ start: positionString(newGame(ring), null), moves },
    seats: seat === 1 ? [own, other] : [other, own],
    ended: resigned ? { kind: 'resign', player: seat } : null,
  });
}
