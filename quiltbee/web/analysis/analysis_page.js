/** The page of the analysis board: connects it to the browser, the server and what is kept. */
import { linesFrom, replayText } from '../core/api.js';
import { LONGEST_REQUEST } from '../core/figures.js';
import { positionString } from '../core/rules/notation.js';
import { newGame } from '../core/rules/position.js';
import { t } from '../core/words.js';
import { connectBoard } from '../board/board_page.js';
import { drawRing } from '../board/draw_ring.js';
import { LONGEST } from '../board/packing.js';
import { engineWishes, keepAnalysis, keepEngineWishes, keptAnalysis } from '../settings.js';
import { openSheet } from '../sheet.js';
import { render } from '../vendor/lit-html.js';
import { copied, save } from '../views/about.js';
import { Analysis, reopened } from './analysis.js';
import { analysisPage, commentForm, openForm } from './analysis_view.js';
import { openEditorPage } from './editor_page.js';
import { Engine } from './engine.js';
import { readRecord } from './record_reader.js';
import { openText } from './texts.js';
import { Tree } from './tree.js';

/**
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('../game_page.js').Mounted} Mounted
 * @typedef {import('../views/page.js').Shell} Shell
 * @typedef {import('./texts.js').Opened} Opened
 */

/**
 * Open what the address names, else what was kept, else a new game.
 * @param {HTMLElement} root
 * @param {Patches} patches
 * @param {Shell} shell
 * @returns {Promise<Mounted>}
 */
export async function openAnalysisPage(root, patches, shell) {
  const read = (/** @type {string} */ text) => opened(text, patches);
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
  // What is changed from here on is kept in this browser, not in the address.
  if (hash || search) history.replaceState(null, '', location.pathname);
  return withEditor(root, analysis, shell);
}

/**
 * The board, or in its place the editor while a position is set up.
 * @param {HTMLElement} root
 * @param {Analysis} analysis
 * @param {Shell} shell
 * @returns {Mounted}
 */
function withEditor(root, analysis, shell) {
  const { patches } = analysis;
  /** @type {Mounted} */
  let page;
  const show = (/** @type {Mounted} */ next) => {
    page?.close();
    page = next;
    page.draw();
    document.getElementById('turn-heading')?.focus({ preventScroll: true });
  };
  const back = () => show(mounted(root, analysis, shell, setUp));
  const setUp = () =>
    show(
      openEditorPage(root, patches, shell, {
        text: analysis.startText,
        start: fresh(patches).tree.text,
        done: (text) => {
          analysis.open({ tree: new Tree(patches, { start: text }), tags: {}, isWhole: true });
          back();
        },
        cancel: back,
      }),
    );
  page = mounted(root, analysis, shell, setUp);
  return { draw: () => page.draw(), close: () => page.close() };
}

/**
 * What an address names, or why it can't be read.
 * @param {(text: string) => Promise<Opened>} read
 * @param {string} hash
 */
async function fromAddress(read, hash) {
  try {
    return { opened: await read(decodeURI(hash)), fault: '' };
  } catch (problem) {
    if (problem instanceof URIError) return { opened: null, fault: t('analysis-bad-link') };
    return { opened: null, fault: problem instanceof Error ? problem.message : String(problem) };
  }
}

/**
 * Any text: the page reads what it can, the server the rest.
 * @param {string} text
 * @param {Patches} patches
 * @returns {Promise<Opened>}
 */
async function opened(text, patches) {
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

/** A new game. @param {Patches} patches @returns {Opened} */
function fresh(patches) {
  const ring = drawRing(patches, (most) => Math.floor(Math.random() * most));
  const tree = new Tree(patches, { start: positionString(newGame(ring), null) });
  return { tree, tags: {}, isWhole: true };
}

/**
 * @param {HTMLElement} root
 * @param {Analysis} analysis
 * @param {Shell} shell
 * @param {() => void} setUp   opens the editor
 * @returns {Mounted}
 */
function mounted(root, analysis, shell, setUp) {
  const { board } = analysis;
  const engine = new Engine(
    {
      ask: (body, signal) => linesFrom('/api/analysis', body, signal),
      later: (run, milliseconds) => window.setTimeout(run, milliseconds),
      forget: (timer) => window.clearTimeout(timer),
      keep: keepEngineWishes,
    },
    engineWishes(),
  );
  const point = pointing(analysis, engine);
  const actions = actionsOf(root, analysis, point, setUp);
  const page = connectBoard(
    root,
    board,
    shell,
    () => render(analysisPage(analysis, engine, shell, actions), root),
    { turnsCards: false },
  );
  const look = () => {
    const { stage, position, points } = board.table;
    engine.look(stage === 'over' ? null : position, points);
    point(null);
  };
  const stops = [
    analysis.store.watch(() => {
      look();
      page.draw();
    }),
    engine.store.watch(() => {
      point(null);
      page.draw();
    }),
    listen(analysis, engine),
    () => engine.stop(),
    page.close,
  ];
  look();
  return {
    draw: page.draw,
    close: () => {
      for (const stop of stops) stop();
    },
  };
}

/**
 * The function that draws the engine's lines on the quilt: the one that is pointed at, or the best.
 * @param {Analysis} analysis
 * @param {Engine} engine
 */
function pointing(analysis, engine) {
  /** @type {string | null} */
  let pointed = null;
  let drawn = '';
  return (/** @type {string | null} */ move) => {
    pointed = move;
    const { answer, isOn } = engine.state;
    const lines = isOn && answer ? answer.lines : [];
    const isKnown = lines.some((each) => each.move === pointed);
    const suggestions = lines.flatMap((line, at) => {
      const label = String(at + 1);
      const isShown = line.move === pointed || (!isKnown && at === 0);
      return isShown ? [{ move: line.move, label, kind: /** @type {const} */ ('line') }] : [];
    });
    const key = JSON.stringify([analysis.board.text, suggestions]);
    if (key === drawn) return;
    drawn = key;
    analysis.board.suggest(suggestions);
  };
}

/**
 * Keys that step through the tree, and whether anybody looks at the page.
 * @param {Analysis} analysis
 * @param {Engine} engine
 */
function listen(analysis, engine) {
  const hearing = new AbortController();
  const { signal } = hearing;
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest('select, input, textarea, dialog, .quilt'))
      return;
    if (analysis.step(key)) event.preventDefault();
  };
  // Around the board the arrows are its own, but within the notebook they step.
  const inNotebook = (/** @type {KeyboardEvent} */ event) => {
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
  return () => hearing.abort();
}

/**
 * @param {HTMLElement} root
 * @param {Analysis} analysis
 * @param {(move: string | null) => void} point
 * @param {() => void} setUp
 */
function actionsOf(root, analysis, point, setUp) {
  const grid = () =>
    /** @type {HTMLElement | null} */ (root.querySelector('.quilt.active .cells'))?.focus({
      preventScroll: true,
    });
  return {
    focusQuilt: grid,
    lines: { point, play: (/** @type {string[]} */ moves) => analysis.playLine(moves) },
    tree: {
      show: (/** @type {import('./tree.js').TreeNode} */ node) => analysis.show(node),
      step: (/** @type {string} */ key) => void analysis.step(key),
      promote: () => analysis.promote(),
      remove: () => analysis.remove(),
      mark: (/** @type {number} */ number) => analysis.mark(number),
      comment: () => askComment(analysis),
    },
    setUp,
    open: () => askText(analysis),
    copy: async () => {
      const link = `${location.origin}${await analysis.link()}`;
      analysis.store.dispatch({ said: await copied(link) });
    },
    save: () => save(analysis.record),
  };
}

/** @param {Analysis} analysis */
function askComment(analysis) {
  openSheet('comment', 'comment-heading', (dialog) => {
    const keep = (/** @type {string} */ text) => {
      dialog.close();
      analysis.comment(text);
    };
    render(
      commentForm(analysis.state.node.comment, keep, () => dialog.close()),
      dialog,
    );
  });
}

/** @param {Analysis} analysis */
function askText(analysis) {
  openSheet('open', 'open-heading', (dialog) => {
    const read = (/** @type {string} */ text) => {
      dialog.close();
      analysis.read(text);
    };
    const readFile = async (/** @type {File} */ file) =>
      read(await file.slice(0, LONGEST + 1).text());
    render(
      openForm(read, readFile, () => dialog.close(), analysis.startText),
      dialog,
    );
  });
}
