/**
 * Persistent storage of this browser: settings and recent games. Without it (private windows,
 * storage switched off) they last until the page is closed.
 */
import { mayBe } from '../views/form.ts';
import { SETTINGS, type Settings } from '../views/settings.ts';
import type { Kept as KeptAnalysis } from '../analysis/analysis.ts';
import { isLocalOpponent, type LocalOpponent } from '../core/links.ts';
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

/** Read stored settings, with defaults in place of invalid values. */
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
  setLanguageCookie(settings.language);
}

/** Subscribe to settings changed in another tab. */
export function watchSettings(listener: (settings: Settings) => void) {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEPT_SETTINGS) listener(loadSettings());
  });
}

/** Tell the server the language for the page; without a cookie it uses the browser's. */
function setLanguageCookie(language: Settings['language']) {
  const age = language === 'auto' ? 0 : 365 * 24 * 3600;
  document.cookie = `language=${language}; path=/; max-age=${age}; SameSite=Lax`;
}

/** Return the stored game of a kind, unchecked. */
export function localGame(opponent: LocalOpponent): unknown {
  return read(placeOf(opponent));
}

/** Test whether a local game has begun and is not over. */
export function isLocalUnderWay(opponent: LocalOpponent) {
  const stored = localGame(opponent) as any;
  const moves = stored?.course?.moves ?? stored?.moves; // so until 0.2.0
  return moves?.length > 0 && stored.over !== true;
}

export function keepLocalGame(game: Saved) {
  write(placeOf(game.opponent), game);
}

/** Read the duels that continued without the server, by id. */
function keptDuels() {
  return Object(read('quiltbee.duels')) as Record<string, Kept>;
}

export function keptDuel(id: string): Kept | null {
  return keptDuels()[id] ?? null;
}

/** @param kept  null once nothing is left to hand in */
export function keepDuel(id: string, kept: Kept | null) {
  const { [id]: _, ...others } = keptDuels();
  write('quiltbee.duels', kept ? { ...others, [id]: kept } : others);
}

function placeOf(opponent: LocalOpponent) {
  return opponent === 'computer' ? 'quiltbee.offline' : `quiltbee.offline.${opponent}`;
}

/** Return the stored analysis, or null. */
export function keptAnalysis(): KeptAnalysis | null {
  const stored = read('quiltbee.analysis') as any;
  const isKept = typeof stored?.record === 'string' && Array.isArray(stored.path);
  return isKept ? stored : null;
}

export function keepAnalysis(kept: KeptAnalysis) {
  write('quiltbee.analysis', kept);
}

export function engineOptions() {
  const stored = read('quiltbee.engine') as any;
  const lines = Number.isInteger(stored?.lines) ? stored.lines : 3;
  return { isOn: stored?.isOn !== false, lines: Math.max(1, Math.min(5, lines)) };
}

export function keepEngineOptions(options: { isOn: boolean; lines: number }) {
  write('quiltbee.engine', options);
}

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

/** Test whether the guide promised a hint at every turn of this game. */
export function isHinted({ game, ring0 }: Table) {
  return [game, ring0].includes(read('quiltbee.hinted') as string);
}

/** Show a hint at every turn of one game: its id, or its ring if it is local. */
export function hintAt(game: string) {
  write('quiltbee.hinted', game);
}

/** `when` in milliseconds. */
export type RecentGame = { id: string; title: string; when: number };

/**
 * `until` is the time at which both clocks will have run out, in ms; 0 without clocks in seconds.
 */
type Noted = { game: string; ring: string; until?: number };

function notedGames(): Noted[] {
  const stored = read('quiltbee.running');
  return Array.isArray(stored) ? stored.filter((each) => typeof each?.ring === 'string') : [];
}

/**
 * Return the running games against others known to this browser, in which the page must not help.
 */
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

/** Return the request for the last game without another person, or null. */
export function lastGame(): NewGame | null {
  const stored = read('quiltbee.last') as Partial<NewGame> | null;
  const isWhole = isLocalOpponent(stored?.opponent ?? '') && typeof stored?.level !== 'string';
  return isWhole ? (stored as NewGame) : null;
}

export function keepLastGame(game: NewGame) {
  write('quiltbee.last', game);
}

/** Test whether the server knew the last user of the first page. */
export function isKnown() {
  return read('quiltbee.known') === true;
}

export function keepKnown(known: boolean) {
  write('quiltbee.known', known);
}

/** Return the stored list of games; null without one, or if nobody is known here. */
export function keptList(): GamesPage | null {
  const stored = read('quiltbee.list') as GamesPage | null;
  return isKnown() && Array.isArray(stored?.games) ? stored : null;
}

/** @param list  null after signing out */
export function keepList(list: GamesPage | null) {
  write('quiltbee.list', list);
}

export function rememberGame(id: string, title: string) {
  const others = recentGames().filter((game) => game.id !== id);
  write('quiltbee.games', [{ id, title, when: Date.now() }, ...others].slice(0, RECENT_GAMES));
}

/** Forget the user: their games and their feed. */
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

/** Return the invitation to a table while this tab is open; its code is stored nowhere else. */
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
