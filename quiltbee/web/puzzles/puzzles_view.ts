/** The view of a puzzle: the board with the question above it, and the options beside it. */
import { errorLine } from '../views/error.ts';
import { boardAround, boardClass, boardFelt } from '../board/board_view.ts';
import { dayOf, t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { select, valueOf } from '../views/fields.ts';
import { moveLine } from '../views/moves.ts';
import { toAnalysis } from '../views/to_analysis.ts';
import { tableAfter } from '../board/course.ts';
import { OWN, type Puzzles } from './puzzles.ts';
import {
  clockWords,
  linesOf,
  linkOf,
  movesTo,
  questionWords,
  reasonWords,
  taskWords,
} from './solving.ts';
import { button, linkButton } from '../views/icons.ts';
import type { Board } from '../board/board.ts';
import type { Shell } from '../views/page.ts';
import type { PuzzleResult } from '../core/generated/messages.ts';

const DIFFICULTIES = ['easier', 'normal', 'harder'] as const;
/** Two turns of each side. */
const NEXT_TURNS = 4;
const COURSES = ['puzzle-course-best', 'puzzle-course-other'];
const REASONS = ['second-answer', 'wrong', 'unclear', 'other'];

export function puzzleView(puzzles: Puzzles, board: Board, shell: Shell) {
  const isOver = puzzles.state.solving?.over ?? false;
  const after = isOver ? { middle: verdict(puzzles, board, shell), tools: nothing } : {};
  const slots = {
    line: question(puzzles),
    moves: html`<section class="panel puzzle-panel" aria-label=${t('puzzle-panel')}>
      ${ofDay(puzzles.state.day)} ${puzzles.state.run ? nothing : choices(puzzles)}
      ${standing(puzzles)}
    </section>`,
    ...after,
  };
  return html`<main
      class=${`${boardClass(board, shell, 'remote')} puzzle${isOver ? ' ended' : ''}`}
      data-stage=${board.table.stage}
      data-testid="puzzle"
    >
      <h1 class="visually-hidden">${t('puzzle-heading')}</h1>
      ${boardFelt(board, shell, slots)}
    </main>
    ${boardAround(board, shell)}`;
}

/** Show the page without a puzzle: none left, a finished run, or no server. */
export function noPuzzleView(puzzles: Puzzles) {
  const { run, problem, wish: filter } = puzzles.state;
  const none = t(filter.theme === OWN ? 'puzzle-own-none' : 'puzzle-none');
  const words = run ? t('puzzle-run-over', { solved: run.solved }) : (problem ?? none);
  return html`<main class="puzzle none">
    <h1>${t('puzzle-heading')}</h1>
    <p role="status" data-testid="puzzle-none">${words}</p>
    ${run ? runResult(puzzles, run.best) : nothing} ${choices(puzzles)}
    <p><a href="/">${t('back-to-home')}</a></p>
  </main>`;
}

/** Show the server's count, or why it is missing. */
function runResult(puzzles: Puzzles, best: number | null) {
  if (best !== null) return html`<p>${t('puzzle-run-best', { best })}</p>`;
  const { problem } = puzzles.state;
  if (problem === null) return nothing;
  return html`<p role="alert" data-testid="run-problem">${problem}</p>
    <p>${button('run-retry', t('puzzle-run-retry'), () => puzzles.end())}</p>`;
}

/** Show the question, then the verdict, in one line. */
function question(puzzles: Puzzles) {
  const { solving, run, judging, problem } = puzzles.state;
  if (!solving) return nothing;
  const state = solving.failed ? 'failed' : solving.over ? 'solved' : 'open';
  return html`<section
    class=${solving.solved ? 'line found' : 'line'}
    aria-label=${t('puzzle-heading')}
    data-testid="puzzle-line"
    data-verdict=${state}
  >
    <p role="status">${judging ? t('puzzle-judging') : questionWords(solving)}</p>
    ${errorLine(problem, 'puzzle-problem')}
    <div class="line-actions">
      ${run ? clock(puzzles) : nothing}
      ${
        solving.over ? nothing : button('puzzle-answer', t('puzzle-answer'), () => puzzles.giveUp())
      }
      ${
        solving.over || solving.failed
          ? button('puzzle-next', t('puzzle-next'), () => puzzles.next(), {
              classes: solving.over ? 'main' : '',
            })
          : nothing
      }
    </div>
  </section>`;
}

function clock(puzzles: Puzzles) {
  const { run } = puzzles.state;
  if (!run) return nothing;
  const left = run.until - puzzles.outside.now();
  return html`<span class="run-clock" role="timer" data-testid="run-clock"
    >${t('puzzle-run-left', { time: clockWords(left), solved: run.solved })}</span
  >`;
}

function ofDay(day: string | null) {
  if (day === null) return nothing;
  const note = dayOf(Date.parse(`${day}T00:00`));
  const words = t('label-and-note', { label: t('puzzle-of-the-day'), note });
  return html`<p data-testid="puzzle-day">${words}</p>`;
}

/** Show the solution: reasons, ratings, line, and further actions. */
function verdict(puzzles: Puzzles, board: Board, shell: Shell) {
  const { solving, result, away, shown, reported } = puzzles.state;
  if (!solving) return nothing;
  const { line } = puzzles;
  return html`<section
    class="panel result puzzle-told"
    aria-label=${t('puzzle-why')}
    data-testid="puzzle-told"
  >
    ${solving.puzzle.own ? nothing : html`<p>${taskWords(solving.puzzle)}</p>`}
    ${reasonWords(solving, board.patches).map((words) => html`<p>${words}</p>`)}
    ${courses(puzzles, board)}
    ${result?.rated ? html`<p data-testid="puzzle-rated">${ratedWords(result)}</p>` : nothing}
    ${away ? html`<p data-testid="puzzle-away">${t('puzzle-away')}</p>` : nothing}
    <div class="line-steps">
      <button
        type="button"
        aria-label=${t('previous-position')}
        data-testid="line-back"
        ?disabled=${!shown}
        @click=${() => puzzles.show(-1)}
      >
        ←
      </button>
      <span>${t('puzzle-line', { shown: shown ?? 0, of: line.length })}</span>
      <button
        type="button"
        aria-label=${t('next-position')}
        data-testid="line-on"
        ?disabled=${shown === line.length}
        @click=${() => puzzles.show(1)}
      >
        →
      </button>
      ${toAnalysis(shell, linkOf(solving), movesTo(solving.puzzle, solving.step).length)}
    </div>
    ${afterwards(puzzles, reported)}
  </section>`;
}

/**
 * Show the next two turns of each side after the best and the next best move; each button plays its
 * line up to there.
 */
function courses(puzzles: Puzzles, board: Board) {
  const { solving, shown, isOther } = puzzles.state;
  if (!solving) return nothing;
  const { puzzle, step } = solving;
  const start = movesTo(puzzle, step);
  return linesOf(solving).map((line, at) => {
    const course = { start: puzzle.position, moves: [...start, ...line.slice(0, NEXT_TURNS)] };
    const laid = tableAfter(course, board.sitting, board.patches);
    if (laid === null) return nothing;
    return html`<div class="puzzle-course" role="group" aria-label=${t(COURSES[at])}>
      <span class="small">${t(COURSES[at])}</span>
      ${laid.moves.slice(start.length).map((each, index) => {
        const isNow = (at === 1) === isOther && shown === index + 1;
        return html`<button
          type="button"
          class=${isNow ? 'move now' : 'move'}
          aria-current=${isNow ? 'step' : 'false'}
          data-testid=${`course-${at}-${index}`}
          @click=${() => puzzles.showAt(at === 1, index + 1)}
        >
          ${moveLine(each, laid.seats, board.patches)}
        </button>`;
      })}
    </div>`;
  });
}

/** Link to the review of the player's own mistake; for other puzzles offer a report. */
function afterwards(puzzles: Puzzles, reported: string | null) {
  const own = puzzles.state.solving?.puzzle.own;
  if (own) {
    const address = `/game/${own.game}/review?at=${own.number - 1}`;
    return linkButton('puzzle-review', address, t('puzzle-review'));
  }
  return reported ? html`<p role="status">${t('puzzle-reported')}</p>` : reporting(puzzles);
}

function ratedWords({ before, you }: PuzzleResult) {
  return t('puzzle-rated', { before: String(before), after: String(you.rating) });
}

function reporting(puzzles: Puzzles) {
  return html`<label class="reporting"
    ><span>${t('puzzle-report')}</span>
    <select data-testid="puzzle-report" @change=${(event: Event) => puzzles.report(valueOf(event))}>
      <option value="" selected disabled>${t('puzzle-report-choose')}</option>
      ${REASONS.map((each) => html`<option value=${each}>${t(`puzzle-report-${each}`)}</option>`)}
    </select></label
  >`;
}

/** Show the choices: theme, difficulty, run, repetitions. */
function choices(puzzles: Puzzles) {
  const { wish: filter, overview, own } = puzzles.state;
  const themes = overview?.themes.filter(({ count }) => count > 0) ?? [];
  const byTheme = themes.map(
    ({ theme, count }) => [theme, `${t(`puzzle-theme-${theme}`)} (${count})`] as const,
  );
  const byOwn = [OWN, `${t('puzzle-theme-own')} (${puzzles.dueOwn.length})`] as const;
  const all = [['', t('puzzle-theme-any')] as const, ...byTheme, ...(own.length ? [byOwn] : [])];
  const levels = DIFFICULTIES.map((each) => [each, t(`puzzle-${each}`)] as const);
  return html`<div class="puzzle-choices">
    <label
      ><span>${t('puzzle-theme')}</span>
      ${select('puzzle-theme', all, filter.theme, (theme) => puzzles.wishFor({ theme }))}</label
    >
    <label
      ><span>${t('puzzle-difficulty')}</span> ${select(
        'puzzle-difficulty',
        levels,
        filter.difficulty ?? 'normal',
        (difficulty) => puzzles.wishFor({ difficulty }),
      )}</label
    >
    <div class="row">
      ${button('puzzle-run', t('puzzle-run'), () => puzzles.begin())}
      ${
        puzzles.due > 0
          ? button('puzzle-again', t('puzzle-again', { count: puzzles.due }), () =>
              puzzles.repeat(),
            )
          : nothing
      }
    </div>
  </div>`;
}

function standing(puzzles: Puzzles) {
  const { overview, solving } = puzzles.state;
  const you = overview?.you;
  return html`<dl class="puzzle-standing">
    ${
      solving && !solving.puzzle.own
        ? html`<dt>${t('puzzle-rating-its')}</dt>
            <dd>${String(solving.puzzle.rating)}</dd>`
        : nothing
    }
    ${
      you
        ? html`<dt>${t('puzzle-rating-yours')}</dt>
            <dd data-testid="puzzle-rating">${you.rating}${you.provisional ? '?' : ''}</dd>
            <dt>${t('puzzle-streak')}</dt>
            <dd>${t('puzzle-streak-of', { streak: you.streak, best: you.best_streak })}</dd>
            <dt>${t('puzzle-run-best-short')}</dt>
            <dd>${you.best_run}</dd>`
        : nothing
    }
  </dl>`;
}
