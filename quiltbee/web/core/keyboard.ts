/**
 * The keys of the board and the market, as intents. They work only while one of the two has the
 * focus; the page calls `intentOf` and acts.
 */
import type { Direction } from './geometry.ts';
import type { PlacementEvent } from './placement.ts';

export type Intent =
  | { type: 'option'; index: number }
  | { type: 'placement'; event: PlacementEvent }
  | { type: 'place' | 'cancel' | 'pass' | 'undo' | 'turn' | 'hint' | 'why' }
  | { type: 'command' | 'help' };

/**
 * The keys listed in the help (or the message that names them), and the message of their meaning.
 */
export const KEYS: [keys: string, what: string][] = [
  ['1 2 3', 'key-1-2-3'],
  ['keys-arrows', 'key-arrows'],
  ['keys-shift-arrows', 'key-shift-arrows'],
  ['N, Shift + N', 'key-n'],
  ['R, Shift + R', 'key-r'],
  ['F', 'key-f'],
  ['keys-space', 'key-space'],
  ['Enter', 'key-enter'],
  ['Esc', 'key-esc'],
  ['keys-wheel', 'key-wheel'],
  ['P', 'key-p'],
  ['U', 'key-u'],
  ['T, Enter', 'key-t'],
  ['H, W', 'key-h'],
  ['/', 'key-slash'],
  ['?, F1', 'key-help'],
];

export const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const PLAIN: Record<string, Intent> = {
  1: { type: 'option', index: 0 },
  2: { type: 'option', index: 1 },
  3: { type: 'option', index: 2 },
  ' ': { type: 'placement', event: { type: 'cycle' } },
  f: { type: 'placement', event: { type: 'turn', how: 'flip' } },
  Enter: { type: 'place' },
  Escape: { type: 'cancel' },
  p: { type: 'pass' },
  u: { type: 'undo' },
  t: { type: 'turn' },
  h: { type: 'hint' },
  w: { type: 'why' },
  '/': { type: 'command' },
  '?': { type: 'help' },
};

/** Map a physical key to the character it has on a Latin keyboard. */
function byPlace(code: string, isShifted: boolean) {
  if (code === 'Slash') return isShifted ? '?' : '/';
  return /^(?:Key|Digit)(\w)$/.exec(code)?.[1].toLowerCase() ?? '';
}

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  code?: string;
};

/**
 * Map a key press to an intent: by character, or by position if the character is no Latin letter
 * and has no meaning here. So the keys work in Greek, and the digits of a French keyboard without
 * Shift.
 */
export function intentOf(press: Press): Intent | null {
  const { key, code = '', shiftKey, ctrlKey, metaKey, altKey } = press;
  if (ctrlKey || metaKey || altKey) return null;
  const intent = intentFor(key, shiftKey);
  return intent || /^[a-z]$/i.test(key) ? intent : intentFor(byPlace(code, shiftKey), shiftKey);
}

function intentFor(key: string, shiftKey: boolean): Intent | null {
  if (Object.hasOwn(ARROWS, key)) {
    const direction = ARROWS[key];
    return { type: 'placement', event: { type: shiftKey ? 'jump' : 'arrow', direction } };
  }
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (name === 'n') return { type: 'placement', event: { type: 'next', back: shiftKey } };
  if (name === 'r')
    return { type: 'placement', event: { type: 'turn', how: shiftKey ? 'left' : 'right' } };
  return Object.hasOwn(PLAIN, name) ? PLAIN[name] : null;
}

/** Intents that a key carries out only once while it is held down. */
const ONCE = new Set<Intent['type']>(['place', 'pass', 'undo', 'turn', 'hint', 'why']);

export function isHeld({ repeat }: { repeat: boolean }, intent: Intent) {
  return repeat && ONCE.has(intent.type);
}
