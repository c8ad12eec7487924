/**
 * A game against the simple player in this browser alone: a local table whose other seat replies
 * (docs/web.md).
 */
import { MESSAGES } from '../core/figures.ts';
import { LOCAL, LOCAL_PATH } from '../core/local.ts';
import { beginGame, decider, positionOf } from '../core/rules/fold.ts';
import { positionString } from '../core/rules/notation.ts';
import { newGame } from '../core/rules/position.ts';
import { t } from '../core/words.ts';
import { LocalTable, type Happening } from '../board/local_table.ts';
import { drawRing } from '../board/draw_ring.ts';
import { chooseMove } from './opponent.ts';
import { recordOf } from './record.ts';
import type { GameMessage, NewGame, Patches, Player, Replay } from '../core/types.ts';

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
  later: (run: () => void) => void;
  /** A random whole number below. */
  draw: (most: number) => number;
  today: () => Date;
};

export class LocalGame extends LocalTable {
  saved: Saved;

  constructor(
    patches: Patches,
    public outside: Outside,
  ) {
    const loaded = outside.load();
    const isGame = loaded && isRing(loaded.ring, patches) && beginGame(messageOf(loaded), patches);
    /** What is remembered. */
    const saved = isGame ? loaded : drawn(1, patches, outside);
    super(messageOf(saved), patches);
    this.saved = saved;
    this.onHappened = () => {
      const { moves, ended } = this.message;
      this.saved = { ...this.saved, moves, resigned: ended !== null };
      outside.save(this.saved);
    };
  }

  get isOwnTurn() {
    return decider(this.folded) === this.saved.seat;
  }

  /** How many moves stay if the last decision is taken back; null where there is none. */
  get kept() {
    const { moves } = this.folded;
    if (this.saved.resigned) return moves.length;
    const at = moves.map(({ player }) => player).lastIndexOf(this.saved.seat);
    return at < 0 ? null : at;
  }

  /** Somebody has connected. */
  override opened() {
    super.opened();
    this.reply();
  }

  override answer(type: string, id: string, move: string | undefined) {
    if (type === 'hint' && this.isOwnTurn) return this.hint(id);
    super.answer(type, id, move);
    this.reply();
  }

  /** What a request would let happen; null for one that can't be. */
  override asked(type: string, move: string): Happening | null {
    const { kept } = this;
    if (type === 'move' && this.isOwnTurn) return { kind: 'move', move };
    if (type === 'undo' && kept !== null) return { kind: 'takeback', keep: kept };
    const runs = decider(this.folded) !== null;
    return type === 'resign' && runs ? { kind: 'resign', player: this.saved.seat } : null;
  }

  /** Let the simple player decide for as long as it is its turn. */
  reply() {
    if (this.isOwnTurn || decider(this.folded) === null) return;
    const { number } = this.message;
    this.outside.later(() => {
      if (number !== this.message.number) return;
      const move = chooseMove(positionOf(this.folded), this.patches);
      if (move && this.happen({ kind: 'move', move }, null)) this.reply();
    });
  }

  hint(id: string) {
    const move = chooseMove(positionOf(this.folded), this.patches);
    if (!move) return;
    const advice = { type: 'reasons', id, rival: null, points: null, reasons: [] };
    this.tell({ type: 'hint', id, move, words: hintWords(move), advice });
  }

  /** The game as a file that any Quiltbee opens. */
  get record() {
    const { ring, seat } = this.saved;
    const { moves, result, board } = this.table;
    const names = [t('offline-you'), t('offline-player')] as [string, string];
    if (seat === 2) names.reverse();
    return recordOf({ ring, board, names, moves, result, day: this.outside.today() });
  }

  /** This game from its start, as one that the server keeps. */
  async replay(): Promise<Replay> {
    const { start, moves, ended } = this.message;
    const { link } = this.table;
    const { record } = this;
    return {
      tags: {},
      comment: null,
      start,
      moves,
      automa: null,
      ended,
      result: null,
      link,
      record,
    };
  }

  /** Begin the next game; the page then goes to it. */
  async create({ first }: Partial<NewGame>) {
    this.outside.save(drawn(first === 'opponent' ? 2 : 1, this.patches, this.outside));
    return { id: LOCAL, url: LOCAL_PATH };
  }
}

/** A new game. */
function drawn(seat: Player, patches: Patches, outside: Outside): Saved {
  return { ring: drawRing(patches, outside.draw), seat, moves: [], resigned: false };
}

/** Whether these are the letters of all patches, patch A the last. */
function isRing(ring: string, patches: Patches) {
  return ring.endsWith('A') && String([...ring].sort()) === String(Object.keys(patches).sort());
}

/** A game as the server would tell it. */
function messageOf({ ring, seat, moves, resigned }: Saved): GameMessage {
  return {
    type: 'game',
    version: MESSAGES,
    game: LOCAL,
    number: moves.length,
    acknowledges: null,
    ...{
      opponent: 'computer',
      level: null,
      mode: 'computer',
      tournament: null,
      day: null,
      fair: null,
    },
    ...{ seed: null, seed_chosen: false, access: 'private', takebacks: true, rated: false },
    start: positionString(newGame(ring), null),
    moves,
    opening: 0,
    seats: seat === 1 ? [own(), simple()] : [simple(), own()],
    ...{ present: [], spectators: 0, thinking: false, getting_ready: false },
    ended: resigned ? { kind: 'resign', player: seat } : null,
    ...{ offer: null, rematch: { asked: [], game: null }, clock: null, now: null, automa: null },
  };
}

const NOBODY = { bot: false, rating: null } as const;

function own() {
  return { ...NOBODY, name: t('offline-you'), kind: 'person' as const, yours: true };
}

function simple() {
  const kind = 'computer' as const;
  return { ...NOBODY, name: t('offline-player'), kind, yours: false };
}

function hintWords(move: string) {
  if (move === 'pass') return t('offline-hint-pass');
  if (move.startsWith('+')) return t('offline-hint-special');
  return t('offline-hint-patch', { patch: t(`patch-${move[0]}`) });
}
