/**
 * What this browser remembers: settings and recent games. Without storage (private windows,
 * storage switched off) it remembers them until the page is closed.
 */
import { mayBe } from '../views/form.ts';
import { SETTINGS, type Settings } from '../views/settings.ts';
import type { Kept as KeptAnalysis } from '../analysis/analysis.ts';
import { isLocalOpponent, type LocalOpponent } from '../core/local.ts';
import type { GamesPage, NewGame } from '../core/generated/messages.ts';
import type { Table } from '../core/types.ts';
import type { Progress } from '../guide/guide.ts';
import type { Kept } from '../offline/duel.ts';
import type { Saved } from '../offline/local_game.ts';

const KEPT_SETTINGS = 'quiltbee.settings';
const RECENT_GAMES = 12;
const memory: Map<string, string> = new Map();

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch (problem) {
    if (problem instanceof SyntaxError || problem instanceof DOMException) {
      return JSON.parse(memory.get(key) ?? 'null');
    }
    throw problem;
  }
}

function write(key: string, value: unknown) {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
    console.warn('This browser keeps no settings:', problem.message);
  }
}

/** The settings in what was stored: of anything else than a setting may be, the default. */
export function settingsIn(stored: unknown): Settings {
  const given = Object(stored) as Record<string, unknown>;
  const known = Object.entries(SETTINGS).map(([name, setting]) => [
    name,
    mayBe(setting, given[name]) ? given[name] : setting.start,
  ]);
  return Object.fromEntries(known);
}

export function loadSettings(): Settings {
  return settingsIn(read(KEPT_SETTINGS));
}

export function saveSettings(settings: Settings) {
  write(KEPT_SETTINGS, settings);
  tellLanguage(settings.language);
}

/** Hear of settings that were changed in another tab. */
export function watchSettings(heard: (settings: Settings) => void) {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEPT_SETTINGS) heard(loadSettings());
  });
}

/**
 * Tell the server the language, so that the page comes in it; without a cookie the browser's own.
 */
function tellLanguage(language: Settings['language']) {
  const age = language === 'auto' ? 0 : 365 * 24 * 3600;
  document.cookie = `language=${language}; path=/; max-age=${age}; SameSite=Lax`;
}

/** The game of a kind that is kept in this browser alone, as it was stored. */
export function localGame(opponent: LocalOpponent): unknown {
  return read(placeOf(opponent));
}

/** Whether it has begun and is not over. */
export function isLocalUnderWay(opponent: LocalOpponent) {
  const stored = localGame(opponent) as any;
  const moves = stored?.course?.moves ?? stored?.moves; // so until 0.2.0
  return moves?.length > 0 && stored.over !== true;
}

export function keepLocalGame(game: Saved) {
  write(placeOf(game.opponent), game);
}

/** What is kept of duels that a server has and that went on without it, by their ids. */
function keptDuels() {
  return Object(read('quiltbee.duels')) as Record<string, Kept>;
}

export function keptDuel(id: string): Kept | null {
  return keptDuels()[id] ?? null;
}

/** @param kept  null once nothing waits to be handed in */
export function keepDuel(id: string, kept: Kept | null) {
  const { [id]: _, ...others } = keptDuels();
  write('quiltbee.duels', kept ? { ...others, [id]: kept } : others);
}

function placeOf(opponent: LocalOpponent) {
  return opponent === 'computer' ? 'quiltbee.offline' : `quiltbee.offline.${opponent}`;
}

/** The analysis that this browser keeps; null where there is none. */
export function keptAnalysis(): KeptAnalysis | null {
  const stored = read('quiltbee.analysis') as any;
  const isKept = typeof stored?.record === 'string' && Array.isArray(stored.path);
  return isKept ? stored : null;
}

export function keepAnalysis(kept: KeptAnalysis) {
  write('quiltbee.analysis', kept);
}

/** Whether the engine thinks beside the analysis board, and how many lines it shows. */
export function engineWishes() {
  const stored = read('quiltbee.engine') as any;
  const lines = Number.isInteger(stored?.lines) ? stored.lines : 3;
  return { isOn: stored?.isOn !== false, lines: Math.max(1, Math.min(5, lines)) };
}

export function keepEngineWishes(wishes: { isOn: boolean; lines: number }) {
  write('quiltbee.engine', wishes);
}

/** What is kept of puzzles. */
export function keptPuzzles(): import('../puzzles/puzzles.ts').Kept {
  const stored = read('quiltbee.puzzles') as any;
  const listed = (name: string) => (Array.isArray(stored?.[name]) ? stored[name] : []);
  return {
    ...{ batch: listed('batch'), waiting: listed('waiting') },
    ...{ again: listed('again'), tried: listed('tried') },
  };
}

export function keepPuzzles(kept: import('../puzzles/puzzles.ts').Kept) {
  write('quiltbee.puzzles', kept);
}

/** Where the first game was left. */
export function loadGuide(): Progress | null {
  const stored = read('quiltbee.guide') as Partial<Progress> | null;
  const isWhole =
    Array.isArray(stored?.moves) &&
    [0, 1].includes(stored.chapter ?? -1) &&
    stored.step !== undefined;
  return isWhole ? (stored as Progress) : null;
}

export function saveGuide(progress: Progress | null) {
  write('quiltbee.guide', progress);
}

/** Whether the guide has promised a hint at every turn of a game. */
export function isHinted({ game, ring0 }: Table) {
  return [game, ring0].includes(read('quiltbee.hinted') as string);
}

/** Show a hint at every turn of this game alone: its id, or its ring if no server has it. */
export function hintAt(game: string) {
  write('quiltbee.hinted', game);
}

/** `when` in milliseconds. */
export type RecentGame = { id: string; title: string; when: number };

/** `until` then its clock of seconds has run out, in ms; 0 without one. */
type Noted = { game: string; ring: string; until?: number };

function notedGames(): Noted[] {
  const stored = read('quiltbee.running');
  return Array.isArray(stored) ? stored.filter((each) => typeof each?.ring === 'string') : [];
}

/** Games against others that were seen to run, so that the page helps with none of them. */
export function runningGames(now: number) {
  return notedGames().map(({ ring, until = 0 }) => ({ ring, fast: until > now }));
}

export function noteRunning(game: string, ring: string, isOver: boolean, until: number) {
  const games = notedGames();
  if (games.some((each) => each.game === game) !== isOver) return;
  const others = games.filter((each) => each.game !== game);
  write('quiltbee.running', isOver ? others : [...others, { game, ring, until }]);
}

/** Newest first. */
export function recentGames(): RecentGame[] {
  const stored = read('quiltbee.games');
  return Array.isArray(stored) ? stored.filter((game) => typeof game?.id === 'string') : [];
}

/** The game without another person that was begun last, as it was asked for; null without any. */
export function lastGame(): NewGame | null {
  const stored = read('quiltbee.last') as Partial<NewGame> | null;
  const isWhole = isLocalOpponent(stored?.opponent ?? '') && typeof stored?.level !== 'string';
  return isWhole ? (stored as NewGame) : null;
}

export function keepLastGame(game: NewGame) {
  write('quiltbee.last', game);
}

/** Whether the server knew whoever was last seen on the first page of this browser. */
export function isKnown() {
  return read('quiltbee.known') === true;
}

export function keepKnown(known: boolean) {
  write('quiltbee.known', known);
}

/** The games as they were last listed; null where none are kept, or nobody is known here. */
export function keptList(): GamesPage | null {
  const stored = read('quiltbee.list') as GamesPage | null;
  return isKnown() && Array.isArray(stored?.games) ? stored : null;
}

/** @param list  null where it is nobody's any more */
export function keepList(list: GamesPage | null) {
  write('quiltbee.list', list);
}

export function rememberGame(id: string, title: string) {
  const others = recentGames().filter((game) => game.id !== id);
  write('quiltbee.games', [{ id, title, when: Date.now() }, ...others].slice(0, RECENT_GAMES));
}

/** Nobody sits here any more: no game of theirs is listed, and no news of them are heard. */
export function forgetEverybody() {
  write('quiltbee.games', []);
  write('quiltbee.known', false);
  keepList(null);
}

export function forgetGame(id: string) {
  write(
    'quiltbee.games',
    recentGames().filter((game) => game.id !== id),
  );
}

/** The invitation to a table, as long as this tab is open: only here is the code known. */
export function invitationOf(id: string): string | null {
  try {
    return sessionStorage.getItem(`quiltbee.invitation.${id}`);
  } catch (problem) {
    if (problem instanceof DOMException) return memory.get(`invitation.${id}`) ?? null;
    throw problem;
  }
}

/** @param path  `/i/CODE` */
export function keepInvitation(id: string, path: string) {
  memory.set(`invitation.${id}`, path);
  try {
    sessionStorage.setItem(`quiltbee.invitation.${id}`, path);
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
    console.warn('This browser keeps no invitation:', problem.message);
  }
}
