/** The page of the analysis board: connects it to browser, server and storage. */
import { replayText } from '../core/api.ts';
import { LONGEST_REQUEST } from '../core/generated/figures.ts';
import { pageAddress } from '../core/site.ts';
import { positionString } from '../core/rules/notation.ts';
import { newGame } from '../core/rules/position.ts';
import { LONGEST, openText, readRecord, type Opened } from '../core/records/reader.ts';
import { Tree, type TreeNode } from '../core/records/tree.ts';
import { TIMERS } from '../core/timers.ts';
import { t } from '../core/words.ts';
import { connectBoard } from '../board/board_page.ts';
import { drawRing } from '../board/course.ts';
import { linesHere } from '../engine/here_page.ts';
import { opens, type Page } from '../shell/page.ts';
import { engineOptions, keepAnalysis, keepEngineOptions, keptAnalysis } from '../shell/settings.ts';
import { openSheet } from '../shell/sheet.ts';
import { isEntered } from '../table/stepping.ts';
import { render } from 'lit-html';
import { copied, save } from '../views/about.ts';
import { Analysis, reopened } from './analysis.ts';
import { analysisMenu, analysisView, commentForm, openForm } from './analysis_view.ts';
import { openEditor } from './editor_page.ts';
import { Engine } from './engine.ts';
import type { Patches } from '../core/types.ts';

/** Open the game in the address, else the stored one, else a new one. */
export const openAnalysisPage = opens(async (page) => {
  const patches = await page.place.patches;
  const read = (text: string) => opened(text, patches);
  const { hash, search } = location;
  const index = new URLSearchParams(search).get('at');
  const named = hash.length > 1 ? await fromAddress(read, hash) : null;
  const kept = named ? null : reopened(keptAnalysis(), patches);
  const start = named?.opened ?? kept?.opened ?? fresh(patches);
  const analysis = new Analysis(
    patches,
    start,
    { keep: keepAnalysis, read },
    index === null ? null : Number(index),
  );
  if (kept) analysis.open(kept.opened, kept.path);
  if (named?.fault) analysis.store.dispatch({ fault: named.fault });
  // Changes from here on are stored in this browser, not in the address.
  if (hash || search) history.replaceState(null, '', pageAddress('/analysis'));
  return withEditor(page, analysis);
});

/** The board or the editor on the page. */
type Shown = { middle: () => unknown; view: () => unknown; close: () => void };

/** Show the board, or the editor while a position is set up. */
function withEditor(page: Page, analysis: Analysis) {
  const { patches } = analysis;
  const back = () => show(mounted(page, analysis, setUp));
  const setUp = () => {
    shown.close();
    show(
      openEditor(page, patches, {
        text: analysis.startText,
        start: fresh(patches).tree.text,
        done: (text) => {
          analysis.open({ tree: new Tree(patches, { start: text }), tags: {}, isWhole: true });
          back();
        },
        cancel: back,
      }),
    );
  };
  let shown: Shown = mounted(page, analysis, setUp);
  const show = (next: Shown) => {
    shown = next;
    page.draw();
    document.getElementById('turn-heading')?.focus({ preventScroll: true });
  };
  page.middle = () => shown.middle();
  page.until(() => shown.close());
  return () => shown.view();
}

/** Open the game in an address, or explain why it can't be read. */
async function fromAddress(read: (text: string) => Promise<Opened>, hash: string) {
  try {
    return { opened: await read(decodeURI(hash)), fault: '' };
  } catch (problem) {
    if (problem instanceof URIError) return { opened: null, fault: t('analysis-bad-link') };
    return { opened: null, fault: problem instanceof Error ? problem.message : String(problem) };
  }
}

/** Parse any text: the page reads what it can, the server the rest. */
async function opened(text: string, patches: Patches): Promise<Opened> {
  const own = text.length > LONGEST ? null : await openText(text, patches);
  if (own?.isWhole) return own;
  if (own && text.length > LONGEST_REQUEST) return own;
  if (text.length > LONGEST_REQUEST) throw new Error(t('analysis-too-long'));
  if (/#t=/.test(text)) {
    if (own) return own;
    throw new Error(t('analysis-bad-link'));
  }
  const { record, comment } = await replayText(text);
  const read = readRecord(record, patches);
  if (read === null) throw new Error(t('page-outdated'));
  return own ?? { ...read, isWhole: read.isWhole && comment === null };
}

function fresh(patches: Patches): Opened {
  const ring = drawRing(patches, (most) => Math.floor(Math.random() * most));
  const tree = new Tree(patches, { start: positionString(newGame(ring), null) });
  return { tree, tags: {}, isWhole: true };
}

/** @param setUp  opens the editor */
function mounted(page: Page, analysis: Analysis, setUp: () => void) {
  const { board } = analysis;
  const { shell } = page.place;
  const engine = new Engine(
    {
      ask: (request, signal) => linesHere(request, analysis.patches, signal),
      ...TIMERS,
      keep: keepEngineOptions,
    },
    engineOptions(),
  );
  const point = pointing(analysis, engine);
  const actions = actionsOf(analysis, point, setUp);
  const look = () => {
    const { stage, position, points } = board.table;
    engine.look(stage === 'over' ? null : position, points);
    point(null);
  };
  const stops = [
    analysis.store.watch(() => {
      look();
      page.changed();
    }),
    engine.store.watch(() => {
      point(null);
      page.changed();
    }),
    listen(analysis, engine),
    () => engine.stop(),
    connectBoard(page, board),
  ];
  look();
  return {
    middle: () => analysisMenu(actions),
    view: () => analysisView(analysis, engine, shell, actions),
    close: () => {
      for (const stop of stops) stop();
    },
  };
}

/** Make the function that draws the engine's line on the quilt: the one pointed at, or the best. */
function pointing(analysis: Analysis, engine: Engine) {
  let pointed: string | null = null;
  let drawn = '';
  return (move: string | null) => {
    pointed = move;
    const { answer, isOn } = engine.state;
    const lines = isOn && answer ? answer.lines : [];
    const isKnown = lines.some((each) => each.move === pointed);
    const suggestions = lines.flatMap((line, at) => {
      const label = String(at + 1);
      const isShown = line.move === pointed || (!isKnown && at === 0);
      return isShown ? [{ move: line.move, label, kind: 'line' as const }] : [];
    });
    const key = JSON.stringify([analysis.board.text, suggestions]);
    if (key === drawn) return;
    drawn = key;
    analysis.board.suggest(suggestions);
  };
}

/** Listen to keys that step through the tree, and to the page's visibility. */
function listen(analysis: Analysis, engine: Engine) {
  const listening = new AbortController();
  const { signal } = listening;
  const keys = (event: KeyboardEvent) => {
    const { target, key, shiftKey } = event;
    if (isEntered(event) || shiftKey) return;
    if (target instanceof Element && target.closest('.quilt')) return;
    if (analysis.step(key)) event.preventDefault();
  };
  // On the board the arrows have their own meaning, in the notebook they step.
  const inNotebook = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element && target.closest('.notebook'))) return;
    keys(event);
    if (event.defaultPrevented) event.stopPropagation();
  };
  const seen = () => engine.hide(document.hidden);
  window.addEventListener('keydown', inNotebook, { capture: true, signal });
  window.addEventListener('keydown', keys, { signal });
  window.addEventListener('online', () => engine.again(), { signal });
  document.addEventListener('visibilitychange', seen, { signal });
  seen();
  return () => listening.abort();
}

function actionsOf(analysis: Analysis, point: (move: string | null) => void, setUp: () => void) {
  return {
    lines: { point, play: (moves: string[]) => analysis.playLine(moves) },
    tree: {
      show: (node: TreeNode) => analysis.show(node),
      step: (key: string) => void analysis.step(key),
      promote: () => analysis.promote(),
      remove: () => analysis.remove(),
      mark: (number: number) => analysis.mark(number),
      comment: () => askComment(analysis),
    },
    setUp,
    open: () => askText(analysis),
    copy: async () => {
      const link = `${location.origin}${pageAddress(await analysis.link())}`;
      analysis.store.dispatch({ outcome: await copied(link) });
    },
    save: () => save(analysis.record),
  };
}

function askComment(analysis: Analysis) {
  openSheet('comment', 'comment-heading', (dialog) => {
    const keep = (text: string) => {
      dialog.close();
      analysis.comment(text);
    };
    render(
      commentForm(analysis.state.node.comment, keep, () => dialog.close()),
      dialog,
    );
  });
}

function askText(analysis: Analysis) {
  openSheet('open', 'open-heading', (dialog) => {
    const read = (text: string) => {
      dialog.close();
      analysis.read(text);
    };
    const readFile = async (file: File) => read(await file.slice(0, LONGEST + 1).text());
    render(
      openForm(read, readFile, () => dialog.close(), analysis.startText),
      dialog,
    );
  });
}
