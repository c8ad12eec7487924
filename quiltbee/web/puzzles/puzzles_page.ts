/** The page of puzzles: connects the headless part to server and board. */
import { Board, connectBoard, linesOf, worthOf } from '../board/board_page.ts';
import { Away, Refused, call, clockError } from '../core/api.ts';
import { fileAddress, pageAddress } from '../core/site.ts';
import { dayName } from '../day/calendar.ts';
import { t } from '../core/words.ts';
import { opens, type Page } from '../shell/page.ts';
import { keepPuzzles, keptPuzzles } from '../shell/settings.ts';
import { Puzzles } from './puzzles.ts';
import { noPuzzleView, puzzleView } from './puzzles_view.ts';
import { movesTo, moverIn, stepOf, type Solving } from './solving.ts';
import type { Patches } from '../core/types.ts';
import type { PuzzleState } from '../core/generated/messages.ts';
import type { Sitting } from '../board/course.ts';

/** How long a try is on show before the reply, in ms. */
const REPLY = 700;

/** The most lines requested. */
const LINES = 5;

/**
 * Open a puzzle.
 * @param id  empty for the next one
 */
export const openPuzzles = opens(async (page, id: string) => {
  const overview = await orNull(call('GET /api/puzzles'));
  const patches = await page.place.patches;
  const judging = new AbortController();
  const puzzles = new Puzzles(
    {
      ...{ load: keptPuzzles, save: keepPuzzles, now: () => Date.now(), shipped },
      named: (name) =>
        history.replaceState(null, '', pageAddress(name ? `/puzzles/${name}` : '/puzzles')),
      judge: (puzzle, move, after) => marginAfter(puzzle, move, after, patches, judging.signal),
    },
    overview,
  );
  if (id === 'today') await askToday(puzzles);
  else if (id.includes('-')) await puzzles.askDay(id);
  else if (id) puzzles.ask(await call('GET /api/puzzles/{puzzle}', { puzzle: id }));
  else await puzzles.next();
  page.until(() => judging.abort());
  return shown(page, puzzles, patches);
});

function shown(page: Page, puzzles: Puzzles, patches: Patches) {
  const { shell } = page.place;
  let laid: ReturnType<typeof lay> | null = null;
  let isNew = false;
  const consider = () => {
    const { solving } = puzzles.state;
    if (laid?.puzzle !== solving?.puzzle) {
      laid?.close();
      laid = solving && lay(page, puzzles, solving, patches);
      isNew = true;
    }
    if (laid) follow(laid.board, puzzles);
    page.changed();
  };
  const tick = () => {
    const { run } = puzzles.state;
    if (!run || run.isOver) return;
    if (run.until <= Date.now()) puzzles.end();
    else page.changed();
  };
  const sync = () => puzzles.sync();
  page.every(250, tick);
  page.listen('online', sync);
  page.until(puzzles.store.watch(consider));
  page.until(() => laid?.close());
  consider();
  sync();
  return () => {
    if (!laid) return noPuzzleView(puzzles);
    if (isNew) queueMicrotask(laid.board.game.focusQuilt); // once it is drawn
    isNew = false;
    return puzzleView(puzzles, laid.board, shell);
  };
}

/** Load the puzzles that come with the page. */
async function shipped(): Promise<PuzzleState[]> {
  const answer = await fetch(fileAddress('/puzzles.json')).catch(() => null);
  return answer?.ok ? answer.json() : [];
}

/** Put a puzzle on a board. */
function lay(page: Page, puzzles: Puzzles, { puzzle }: Solving, patches: Patches) {
  let isReplying = false;
  const onMove = (move: string, on: Board) => {
    if (!isReplying) queueMicrotask(() => take(move, on));
  };
  const take = async (move: string, on: Board) => {
    const current = puzzles.state.solving;
    if (!current || current.over) return;
    const before = movesTo(puzzle, current.step);
    const answered = puzzles.answer(move, on.table.position);
    if (puzzle.own) await answered;
    const { solving } = puzzles.state;
    if (solving?.puzzle !== puzzle) return;
    const verdict = solving.last?.verdict;
    if (verdict === 'next') await reply(on, current);
    else if (!solving.solved) {
      on.show({ start: puzzle.position, moves: before });
      on.suggest(marks(solving));
    }
    await answered;
  };
  const reply = async (on: Board, solving: Solving) => {
    for (const each of stepOf(solving).replies) {
      await new Promise((go) => {
        setTimeout(go, REPLY);
      });
      isReplying = true;
      on.play(each);
      isReplying = false;
    }
  };
  const board = new Board(
    patches,
    { start: puzzle.position, moves: [] },
    sitting(puzzle.position),
    { onMove, objection: () => (puzzles.state.solving?.over ? t('puzzle-is-over') : null) },
  );
  return { puzzle, board, close: connectBoard(page, board) };
}

/** Seat the player to move as `You`. */
function sitting(position: string): Sitting {
  const you = t('you');
  const other = t('puzzle-opponent');
  return moverIn(position) === 2
    ? { names: [other, you], you: 2 }
    : { names: [you, other], you: 1 };
}

/**
 * Evaluate a move: by the position after it, or before a card of the Automa as one of the best
 * lines.
 */
async function marginAfter(
  { position, variant }: PuzzleState,
  move: string,
  after: string,
  patches: Patches,
  signal: AbortSignal,
) {
  if (variant === 'solo') {
    const lines = await linesOf({ position, points: 0, lines: LINES }, patches, signal);
    return lines.find((line) => line.move === move)?.margin ?? null;
  }
  const worth = await worthOf(after, patches, signal);
  return worth && (moverIn(position) === 1 ? worth.margin : -worth.margin);
}

/** Mark the try and the answer. */
function marks({ puzzle, step, last, over }: Solving) {
  const mine = last && { move: last.move, label: '×', kind: 'mine' as const };
  const best = {
    move: puzzle.steps[step].best.move,
    label: '✓',
    kind: 'better' as const,
  };
  return [...(mine && last?.verdict !== 'next' ? [mine] : []), ...(over ? [best] : [])];
}

/** Show the answer, or the line on show. */
function follow(board: Board, puzzles: Puzzles) {
  const { solving, shown } = puzzles.state;
  if (!solving?.over) return;
  const { puzzle, step } = solving;
  const start = movesTo(puzzle, step);
  const { line } = puzzles;
  const isLineShown = shown !== null;
  const moves = isLineShown ? [...start, ...line.slice(0, shown)] : start;
  const isLaid =
    board.moves.length === moves.length && moves.every((move, at) => move === board.moves[at]);
  if (isLineShown && !isLaid) board.show({ start: puzzle.position, moves });
  else if (!isLineShown && !solving.solved && board.state.suggestions.length === 0)
    board.suggest(marks(solving));
}

/** Open today's puzzle by the device's clock, or by the server's if that is wrong. */
async function askToday(puzzles: Puzzles) {
  await puzzles.askDay(dayName(new Date())).catch(async (problem) => {
    const wrongBy = problem instanceof Refused ? await clockError() : 0;
    if (wrongBy === 0) throw problem;
    await puzzles.askDay(dayName(new Date(Date.now() - wrongBy)));
  });
}

async function orNull<Value>(answer: Promise<Value>) {
  try {
    return await answer;
  } catch (problem) {
    if (!(problem instanceof Away)) throw problem;
    return null;
  }
}
