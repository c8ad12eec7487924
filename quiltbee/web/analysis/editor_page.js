/** The page on which a position is set up by hand, connected to the browser. */
import { SIZE } from '../core/geometry.js';
import { specialChoice } from '../core/placement.js';
import { spaceOf } from '../core/rules/placements.js';
import { connectBoard } from '../board/board_page.js';
import { render } from '../vendor/lit-html.js';
import { Editor, draftOf } from './editor.js';
import { editorPage } from './editor_view.js';

/**
 * @param {HTMLElement} root
 * @param {import('../core/types.js').Patches} patches
 * @param {import('../views/page.js').Shell} shell
 * @param {{text: string, start: string, done: (text: string) => void, cancel: () => void}} wanted
 *   `text`: the position to begin with; `start`: a game that has just been set up
 * @returns {import('../game_page.js').Mounted}
 */
export function openEditorPage(root, patches, shell, { text, start, done, cancel }) {
  const editor = new Editor(patches, text);
  const { game } = editor;
  const focusQuilt = () =>
    /** @type {HTMLElement | null} */ (root.querySelector('.quilt.active .cells'))?.focus({
      preventScroll: true,
    });
  const actions = {
    done: () => editor.objection || done(editor.text),
    cancel,
    empty: () => editor.begin(draftOf(start)),
    choose: (/** @type {string} */ letter, /** @type {boolean} */ isMouse) => {
      const { table } = game.state;
      if ((letter === '*' || letter === 'x') && table) {
        editor.layLoose(letter);
        const choice = specialChoice(table.special_cells);
        game.placement({ type: 'choose', choice });
      } else if (isMouse) game.choose(letter);
      else game.chooseShown(letter);
      focusQuilt();
    },
  };
  const page = connectBoard(root, editor, shell, () =>
    render(editorPage(editor, shell, actions), root),
  );
  const unwatch = editor.store.watch(page.draw);
  const hearing = new AbortController();
  const { signal } = hearing;
  // The click that lays a patch must not lift it again.
  let isIdle = true;
  const press = () => (isIdle = game.state.placement.letter === null);
  const click = (/** @type {Event} */ { target }) => {
    const cell = target instanceof Element && target.closest('[data-quilt=active] .cell');
    if (!cell || !isIdle) return;
    editor.lift(spaceOf(cell.id.slice(-2)) ?? 0);
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    const isOn = event.target instanceof Element && event.target.closest('[data-quilt=active]');
    if (!isOn || !['Delete', 'Backspace'].includes(event.key)) return;
    const [row, column] = game.state.placement.cursor;
    editor.lift(row * SIZE + column);
  };
  root.addEventListener('pointerdown', press, { signal, capture: true });
  root.addEventListener('click', click, { signal });
  root.addEventListener('keydown', key, { signal });
  return {
    draw: page.draw,
    close: () => {
      hearing.abort();
      unwatch();
      page.close();
    },
  };
}
