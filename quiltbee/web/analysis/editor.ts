/**
 * The editor of positions: quilts, tokens, buttons, ring, player to move. Faults are reported at
 * once. The quilts take patches as at a table, but any remaining patch, and for either side.
 * Headless.
 */
import { Game } from '../core/game.ts';
import { SIZE } from '../core/geometry.ts';
import { beginGame } from '../core/rules/fold.ts';
import { parsePosition, positionString, quiltString } from '../core/rules/notation.ts';
import { placementAt, spaceOf } from '../core/rules/placements.ts';
import { newGame } from '../core/rules/position.ts';
import { shufflesOf } from '../core/rules/shuffles.ts';
import { tableOf } from '../core/rules/description.ts';
import { faultOf } from '../core/rules/validity.ts';
import { createMergingStore, type Store } from '../core/store.ts';
import { t } from '../core/words.ts';
import { gameOf } from '../board/course.ts';
import { complaint } from '../board/local_source.ts';
import type {
  News,
  Source,
  Folded,
  Option,
  Patches,
  Player,
  PlayRequest,
  Table,
} from '../core/types.ts';

/** The fields of a position string, as entered. */
export type Draft = {
  /** Of both quilts, row by row; `.` is empty. */
  cells: [string, string];
  buttons: [string, string];
  times: [string, string];
  /** Only used for a quilt with an `x`. */
  incomes: [string, string];
  ring: string;
  /** One of 1 2 1+ 2+ #1 #2. */
  turn: string;
  /** One of - 1 2. */
  tile: string;
  /** One of r o. */
  board: string;
  solo: boolean;
  deck: string;
  level: string;
  /** The letters of the Automa's patches. */
  taken: string;
  pile: string;
  gone: string;
};

const EMPTY = '.'.repeat(SIZE * SIZE);
/** Unknown cards of the deck. */
const PILE = '?.?.?.?.?.?.?.?.?.?';
const GONE = '?.?/-';

/** Split a position string. */
export function draftOf(text: string): Draft {
  const fields = text.split(' ');
  const solo = fields.length === 11;
  const [quilt1, second] = fields;
  const [purse1, purse2] = solo ? [fields[1], fields[2].split(':')[0]] : [fields[2], fields[3]];
  const [ring, turn, tile, board] = solo ? fields.slice(3) : fields.slice(4);
  const purse = (each: string) => /^(\d+)\.(\d+)(?:i(\d+))?$/.exec(each) ?? [];
  const [, buttons1 = '5', time1 = '0', income1 = '0'] = purse(purse1);
  const [, buttons2 = '5', time2 = '0', income2 = '0'] = purse(purse2);
  const [deck = 'normal', level = '1', pile = PILE, gone = GONE] = solo ? fields.slice(7) : [];
  const taken = solo ? fields[2].split(':')[1].replace('-', '') : '';
  return {
    cells: [cellsOf(quilt1), solo ? EMPTY : cellsOf(second)],
    ...{ buttons: [buttons1, buttons2], times: [time1, time2], incomes: [income1, income2] },
    ...{ ring: ring.replace('-', ''), turn, tile, board, solo, deck, level, taken, pile, gone },
  };
}

function cellsOf(quilt: string) {
  return quilt.replace(/\//g, '').replace(/\d/g, (run) => '.'.repeat(Number(run)));
}

export function textOf(draft: Draft) {
  const { cells, ring, turn, tile, board, solo, deck, level, taken, pile, gone } = draft;
  const rest = [ring || '-', turn, tile, board].join(' ');
  const [first, second] = [purseOf(draft, 0), purseOf(draft, 1)];
  const [quilt1, quilt2] = cells.map(quiltString);
  if (!solo) return `${quilt1} ${quilt2} ${first} ${second} ${rest}`;
  const automa = `${draft.buttons[1] || '0'}.${draft.times[1] || '0'}:${taken || '-'}`;
  return `${quilt1} ${first} ${automa} ${rest} ${deck} ${level} ${pile} ${gone}`;
}

function purseOf({ cells, buttons, times, incomes }: Draft, seat: number) {
  const income = cells[seat].includes('x') ? `i${incomes[seat] || '0'}` : '';
  return `${buttons[seat] || '0'}.${times[seat] || '0'}${income}`;
}

/** Explain why a draft is impossible, with the field in front; empty if it is possible. */
export function objectionTo(draft: Draft, patches: Patches) {
  const stranger = [...draft.ring, ...draft.taken].find((letter) => !(letter in patches));
  const sentence = (field: string, words: string) =>
    t('impossible', { field: t(`field-${field}`), words });
  if (stranger) return sentence('ring', t('impossible-no-patch', { letter: stranger }));
  const text = textOf(draft);
  const position = parsePosition(text, patches);
  const shuffles = position?.automa ? shufflesOf(text) : null;
  if (position?.automa && shuffles === null) return sentence('pile', t('impossible-cards'));
  if (position === null) return t('impossible-form');
  const found = faultOf(position, patches, shuffles);
  return found ? sentence(found.field, t(`impossible-${found.code}`, found.values)) : '';
}

/** The draft, the quilt being edited, and the kind of single spaces: leather or unknown. */
type EditorState = { draft: Draft; active: Player; loose: '*' | 'x' };

/** An editor, as the source of a table that accepts any placement. */
export class Editor implements Source {
  store: Store<EditorState>;
  folded: Folded;
  table: Table;
  hear: (news: News) => void = () => {};
  game: Game;

  /** @param text  the initial position */
  constructor(
    public patches: Patches,
    text: string,
  ) {
    this.store = createMergingStore<EditorState>({ draft: draftOf(text), active: 1, loose: '*' });
    this.folded = this.laid(0);
    this.table = this.tableOf(this.folded);
    this.game = new Game(this, patches);
    this.game.open();
  }

  watch(hear: (news: News) => void) {
    this.hear = hear;
    return () => {
      this.hear = () => {};
    };
  }

  send(request: PlayRequest) {
    if (request.type === 'move' && this.lay(request.move)) this.lieAnew();
    else this.hear(complaint());
    return true;
  }

  get draft() {
    return this.store.get().draft;
  }

  /** Explains why the draft is impossible; empty if it is possible. */
  get objection() {
    return objectionTo(this.draft, this.patches);
  }

  get text() {
    return textOf(this.draft);
  }

  /** Build the game of the table, with the active side to move. */
  laid(number: number) {
    const { draft, active } = this.store.get();
    const ring = newGame([...Object.keys(this.patches)].join(''));
    const base = positionString(ring, null).split(' ');
    const [quilt1, quilt2] = draft.cells.map(quiltString);
    const income = (cells: string) => (cells.includes('x') ? 'i0' : '');
    const purses = draft.cells.map((cells, seat) => `0.${seat}${income(cells)}`);
    const start = [quilt1, quilt2, ...purses, base[4], String(active), '-', 'r'].join(' ');
    const names = ['1', '2'].map((number) => t('player-number', { number })) as [string, string];
    const laid = gameOf({ start, moves: [] }, { names }, this.patches);
    const folded = laid && beginGame({ ...laid.game, number }, this.patches);
    if (folded === null) throw new RangeError('this is no quilt');
    return folded;
  }

  /** Build the table with all remaining patches on offer. */
  tableOf(folded: Folded): Table {
    const { draft } = this.store.get();
    const table = tableOf(folded, this.patches);
    const [pass] = table.options;
    const letters = [...draft.ring].filter((letter) => letter in this.patches);
    const options = letters.map((letter) => {
      const option: Option = { ...pass, letter, move: null, available: true };
      return option;
    });
    return { ...table, options };
  }

  /** Place a piece on the active quilt; return whether it fits. */
  lay(move: string) {
    const { draft, active } = this.store.get();
    const letter = move[0];
    const spaces =
      letter === '+'
        ? [spaceOf(move.slice(1)) ?? 0]
        : (placementAt(this.patches[letter], move.slice(1))?.spaces ?? []);
    const cells = draft.cells[active - 1];
    if (spaces.length === 0 || spaces.some((space) => cells[space] !== '.')) return false;
    const sign = letter === '+' ? this.store.get().loose : letter;
    this.paint((each, space) => (spaces.includes(space) ? sign : each));
    if (letter !== '+') this.enter({ ring: this.draft.ring.replace(letter, '') });
    return true;
  }

  /** Choose the kind of single spaces: special or unknown patches. */
  layLoose(loose: '*' | 'x') {
    this.store.dispatch({ loose });
  }

  /** Remove the piece on a space of the active quilt; a patch returns to the ring. */
  lift(space: number) {
    const { draft, active } = this.store.get();
    const sign = draft.cells[active - 1][space];
    if (sign === '.') return;
    const isLoose = sign === '*' || sign === 'x';
    this.paint((each, at) => ((isLoose ? at === space : each === sign) ? '.' : each));
    if (!isLoose) this.enter({ ring: sign + this.draft.ring });
    this.lieAnew();
  }

  paint(painted: (cell: string, space: number) => string) {
    const { draft, active } = this.store.get();
    const cells = [...draft.cells] as [string, string];
    cells[active - 1] = [...cells[active - 1]].map(painted).join('');
    this.store.dispatch({ draft: { ...draft, cells } });
  }

  enter(part: Partial<Draft>) {
    this.store.dispatch({ draft: { ...this.draft, ...part } });
  }

  /** Change fields other than the quilts. */
  change(part: Partial<Draft>) {
    this.enter(part);
    this.lieAnew();
  }

  /** Edit the other quilt. */
  turn(active: Player) {
    this.store.dispatch({ active });
    this.lieAnew();
  }

  /** Start over with a draft. */
  begin(draft: Draft) {
    this.store.dispatch({ draft, active: 1 });
    this.lieAnew();
  }

  lieAnew() {
    this.folded = this.laid(this.table.number + 1);
    this.table = this.tableOf(this.folded);
    this.hear({ type: 'table', table: this.table, happened: null });
  }

  close() {
    this.game.close();
  }
}
