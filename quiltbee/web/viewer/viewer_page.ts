/** The page of a recorded game: connects the headless viewer to keys and templates. */
import { stopping } from '../table/at_table.ts';
import { PlayOn } from './play_on.ts';
import { Viewer } from './viewer.ts';
import { followMove } from '../table/following.ts';
import { walkOverQuilt } from '../table/quilt_keys.ts';
import { render } from 'lit-html';
import { viewerPage } from './viewer_view.ts';
import type { Mounted } from '../table/game_page.ts';
import type { Patches, Replay } from '../core/types.ts';
import type { Shell } from '../views/page.ts';

export function openViewerPage(
  root: HTMLElement,
  replay: Replay,
  patches: Patches,
  shell: Shell,
): Mounted {
  const viewer = new Viewer(replay, patches);
  const playOn = new PlayOn(replay, shell.go, shell.settings.strength);
  const draw = () => {
    render(viewerPage(viewer, playOn, shell), root);
    followMove(root);
  };
  const keys = (event: KeyboardEvent) => stepThrough(event, viewer);
  window.addEventListener('keydown', keys);
  const close = stopping([
    viewer.store.watch(draw),
    playOn.store.watch(draw),
    () => window.removeEventListener('keydown', keys),
  ]);
  return { draw, close };
}

/**
 * The arrows on a quilt walk over it; everywhere else they step through the game, but not where
 * something is entered.
 */
function stepThrough(event: KeyboardEvent, viewer: Viewer) {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  if (target instanceof Element && target.closest('select, input, textarea, dialog')) return;
  if (walkOverQuilt(event, (player, direction) => viewer.walk(player, direction))) return;
  if (viewer.key(key)) event.preventDefault();
}
