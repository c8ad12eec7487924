/** The page of a recorded game: connects the headless viewer to keys and templates. */
import { PlayOn } from './play_on.js';
import { Viewer } from './viewer.js';
import { followMove } from '../following.js';
import { walkOverQuilt } from '../quilt_keys.js';
import { render } from '../vendor/lit-html.js';
import { viewerPage } from './viewer_view.js';

/**
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('../core/types.js').Replay} Replay
 * @typedef {import('../game_page.js').Mounted} Mounted
 * @typedef {import('../views/page.js').Shell} Shell
 */

/**
 * @param {HTMLElement} root
 * @param {Replay} replay
 * @param {Patches} patches
 * @param {Shell} shell
 * @returns {Mounted}
 */
export function openViewerPage(root, replay, patches, shell) {
  const viewer = new Viewer(replay, patches);
  const playOn = new PlayOn(replay, shell.go, shell.settings.strength);
  const draw = () => {
    render(viewerPage(viewer, playOn, shell), root);
    followMove(root);
  };
  const unwatch = [viewer.store.watch(draw), playOn.store.watch(draw)];
  const keys = (/** @type {KeyboardEvent} */ event) => stepThrough(event, viewer);
  window.addEventListener('keydown', keys);
  const close = () => {
    for (const stop of unwatch) stop();
    window.removeEventListener('keydown', keys);
  };
  return { draw, close };
}

/**
 * The arrows on a quilt walk over it; everywhere else they step through the game, but not where
 * something is entered.
 * @param {KeyboardEvent} event
 * @param {Viewer} viewer
 */
function stepThrough(event, viewer) {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  if (target instanceof Element && target.closest('select, input, textarea, dialog')) return;
  if (walkOverQuilt(event, (player, direction) => viewer.walk(player, direction))) return;
  if (viewer.step(key)) event.preventDefault();
}
