/** The page of the editor of positions. */
import { SIZE } from '../core/geometry.ts';
import { legal } from '../core/placement.ts';
import { spaceOf } from '../core/rules/placements.ts';
import { connectBoard } from '../board/board_page.ts';
import { nothing } from 'lit-html';
import { Editor, draftOf } from './editor.ts';
import { editorView } from './editor_view.ts';
import type { Patches } from '../core/types.ts';
import type { Page } from '../shell/page.ts';

type EditorOptions = {
  /** The initial position. */
  text: string;
  start: string;
  done: (text: string) => void;
  cancel: () => void;
};

/** Open the editor; return its view, and a function that ends it. */
export function openEditor(
  page: Page,
  patches: Patches,
  { text, start, done, cancel }: EditorOptions,
) {
  const { root, shell } = page.place;
  const editor = new Editor(patches, text);
  const { game } = editor;
  const leave = (how: () => void) => () => {
    close();
    how();
  };
  const actions = {
    done: () => editor.objection || leave(() => done(editor.text))(),
    cancel: leave(cancel),
    empty: () => editor.begin(draftOf(start)),
    choose: (letter: string, isMouse: boolean) => {
      const { table } = game.state;
      if (letter === '*' || letter === 'x') {
        editor.layLoose(letter);
        const choice = legal(table.players[table.turn - 1].cells, '+', patches);
        game.placement({ type: 'choose', choice });
      } else if (isMouse) game.choose(letter);
      else game.chooseShown(letter);
      game.focusQuilt();
    },
  };
  const disconnect = connectBoard(page, editor);
  const unwatch = editor.store.watch(page.changed);
  const listening = new AbortController();
  const { signal } = listening;
  // The click that places a patch must not remove it again.
  let isIdle = true;
  const press = () => (isIdle = game.state.placement.letter === null);
  const click = ({ target }: Event) => {
    const cell = target instanceof Element && target.closest('[data-quilt=active] .cell');
    if (!cell || !isIdle) return;
    editor.lift(spaceOf(cell.id.slice(-2)) ?? 0);
  };
  const key = (event: KeyboardEvent) => {
    const isOn = event.target instanceof Element && event.target.closest('[data-quilt=active]');
    if (!isOn || !['Delete', 'Backspace'].includes(event.key)) return;
    const [row, column] = game.state.placement.cursor;
    editor.lift(row * SIZE + column);
  };
  root.addEventListener('pointerdown', press, { signal, capture: true });
  root.addEventListener('click', click, { signal });
  root.addEventListener('keydown', key, { signal });
  const close = () => {
    listening.abort();
    unwatch();
    disconnect();
  };
  return { middle: () => nothing, view: () => editorView(editor, shell, actions), close };
}
