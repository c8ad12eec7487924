/**
 * The entry point for other pages: show a game, a position or a quilt in one of their elements.
 *
 *     import { showGame } from '/quiltbee.js';
 *     const board = await showGame(document.querySelector('#board'), record);
 *     board.go(12);
 *
 * A board lives in a shadow tree of its element, so that the styles of page and board don't mix. It
 * parses texts by the page's own rules; the server of this module reports faults in those that it
 * can't parse.
 */
import { fetchPatches } from '../core/api.ts';
import { isEdition, bestLanguage, type Edition, type Language } from '../core/languages.ts';
import { openReplay } from '../core/replays.ts';
import { Viewer } from '../viewer/viewer.ts';
import { writeAsIn } from '../core/words.ts';
import { walkOverQuilt } from '../table/stepping.ts';
import { fetchWords, speakWords } from '../shell/speaking.ts';
import { html, nothing, render } from 'lit-html';
import { embeddedBoard, embeddedQuilt, replayMoves, type Looks } from '../viewer/replay_view.ts';
import { artwork, fetchArt, type Art } from '../views/patch_art.ts';
import type { Patches, Player, ReplayFrame } from '../core/types.ts';

type OwnOptions = {
  /** The initial number of moves; by default all. */
  index: number;
  /** Called after each step. */
  onStep: (index: number, frame: ReplayFrame) => void;
  /** The language of all boards; by default the page's. */
  language: Language;
  /** The looks of the board; its names apply to all boards. */
  edition: Edition;
};

type Options = Partial<Looks & OwnOptions>;

type Board = {
  /** The number of moves before the position on show. */
  index: number;
  /** Every position, as described in docs/reference/api.md. */
  frames: readonly ReplayFrame[];
  /** Show the position after some number of moves. */
  go: (index: number) => void;
  /** Change theme, look or letters. */
  set: (looks: Partial<Looks>) => void;
  /** Empty the element. */
  destroy: () => void;
};

type View = (viewer: Viewer, looks: Looks, onLook: () => void) => unknown;

/** Fetched once for all boards, and again after a failure. */
let patches: Promise<Patches> | null = null;

function allPatches() {
  patches ??= fetchPatches().catch((problem) => {
    patches = null;
    throw problem;
  });
  return patches;
}

/**
 * Show a game to step through: a record, a link, or its part after `#`. Rejects with an Error of
 * one sentence for any other text.
 */
export function showGame(
  element: HTMLElement,
  text: string,
  options: Options = {},
): Promise<Board> {
  return show(element, text, options, (viewer, looks, onLook) =>
    embeddedBoard(viewer, looks, onLook, replayMoves(viewer)),
  );
}

/** Show one position: a position string, or the last position of a record or a link. */
export function showPosition(
  element: HTMLElement,
  text: string,
  options: Options = {},
): Promise<Board> {
  return show(element, text, options, embeddedBoard);
}

/**
 * Show the quilt of one player.
 * @param options  `player` is 1 by default
 */
export function showQuilt(
  element: HTMLElement,
  text: string,
  options: Options & { player?: Player } = {},
): Promise<Board> {
  const { player = 1 } = options;
  return show(element, text, options, (viewer, looks) => embeddedQuilt(viewer, looks, player));
}

async function show(
  element: HTMLElement,
  text: string,
  options: Options,
  view: View,
): Promise<Board> {
  const { language = bestLanguage([document.documentElement.lang]), edition = 'classic' } = options;
  if (!isEdition(edition)) throw new Error(`There is no edition ${edition}.`);
  writeAsIn(navigator.languages);
  speakWords(await fetchWords(language), edition);
  const [known, art] = await Promise.all([allPatches(), artOf(edition)]);
  const replay = await openReplay(text, known);
  const viewer = new Viewer(replay, known);
  if (options.index !== undefined) viewer.look(options.index);
  const frame = await frameIn(element, edition);
  frame.lang = language;
  const dressed = (...seen: Parameters<View>) => html`${artwork(art)} ${view(...seen)}`;
  return mount(element, frame, viewer, options, dressed);
}

async function artOf(edition: Edition): Promise<Art | undefined> {
  if (edition === 'classic') return undefined;
  return fetchArt(new URL(`./editions/${edition}.json`, import.meta.url));
}

/** Create a box with our styles in the element's shadow tree, once they are loaded. */
async function frameIn(element: HTMLElement, edition: Edition) {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const sheets = ['bundle/embedded'];
  if (edition !== 'classic') sheets.push(`editions/${edition}`);
  const links = sheets.map((name) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(`./${name}.css`, import.meta.url).href;
    return link;
  });
  const frame = document.createElement('div');
  frame.className = 'embedded-frame';
  const loaded = links.map(
    (link) =>
      new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = () => reject(new Error(`The style sheet ${link.href} can’t be loaded.`));
      }),
  );
  element.dataset.edition = edition;
  shadow.replaceChildren(...links, frame);
  await Promise.all(loaded);
  return frame;
}

function mount(
  element: HTMLElement,
  frame: HTMLElement,
  viewer: Viewer,
  options: Options,
  view: View,
): Board {
  const { theme = 'auto', look = 'cloth', letters = false, onStep } = options;
  let looks: Looks = { theme, look, letters };
  let { at } = viewer.state;
  const draw = () => {
    if (looks.theme === 'auto') delete element.dataset.theme;
    else element.dataset.theme = looks.theme;
    render(view(viewer, looks, onLook), frame);
  };
  const set = (part: Partial<Looks>) => {
    looks = { ...looks, ...part };
    draw();
  };
  const onLook = () => set({ look: looks.look === 'cloth' ? 'thread' : 'cloth' });
  const unwatch = viewer.store.watch((state) => {
    draw();
    if (state.at === at) return;
    at = state.at;
    onStep?.(at, viewer.frame);
  });
  frame.addEventListener('keydown', (event) =>
    walkOverQuilt(event, (player, direction) => viewer.walk(player, direction)),
  );
  draw();
  return {
    get index() {
      return viewer.state.at;
    },
    get frames() {
      return viewer.frames;
    },
    go: (to) => viewer.look(to),
    set,
    destroy: () => {
      unwatch();
      render(nothing, frame);
      element.shadowRoot?.replaceChildren();
    },
  };
}
