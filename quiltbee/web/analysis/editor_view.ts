/** The view of the editor of positions. */
import { orientationOf } from '../core/placement.ts';
import { patchLabel } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { boardAround } from '../board/board_view.ts';
import { select, valueOf } from '../views/fields.ts';
import { contextOf } from '../views/context.ts';
import { sideOf } from '../views/game.ts';
import { button, icon } from '../views/icons.ts';
import { framedPicture } from '../views/patch_art.ts';
import type { Draft, Editor } from './editor.ts';
import type { Player } from '../core/types.ts';
import type { Shell } from '../views/page.ts';

type EditorActions = {
  /** Analyzes the draft. */
  done: () => void;
  cancel: () => void;
  /** Resets to the start of a game. */
  empty: () => void;
  choose: (letter: string, isMouse: boolean) => void;
};

/** Values of `turn` in the messages. */
const TURNS: Record<string, string> = {
  1: 'first',
  2: 'second',
  '1+': 'first-special',
  '2+': 'second-special',
  '#1': 'first-over',
  '#2': 'second-over',
};

export function editorView(editor: Editor, shell: Shell, actions: EditorActions) {
  const { draft, active } = editor.store.get();
  const against = editor.objection;
  const quilts = (draft.solo ? [1] : [1, 2]) as Player[];
  return html`<main class="table screen editor" data-testid="editor">
      <div class="panel-head">
        <h1 id="turn-heading" tabindex="-1">${t('editor-title')}</h1>
        <div class="row">
          ${button('editor-empty', t('editor-start'), actions.empty)}
          ${button('editor-cancel', t('cancel'), actions.cancel)}
          ${button('editor-done', t('editor-done'), actions.done, {
            classes: 'main',
            off: against,
          })}
        </div>
      </div>
      <div class="editor-quilts">
        ${quilts.map(
          (player) =>
            html`<section
              class=${active === player ? 'editor-side on' : 'editor-side'}
              aria-label=${t('player-number', { number: String(player) })}
            >
              ${
                draft.solo
                  ? nothing
                  : button(
                      `edit-${player}`,
                      t('editor-quilt', { number: String(player) }),
                      () => editor.turn(player),
                      { pressed: active === player },
                    )
              }
              ${sideOf(contextOf(editor.game, shell), player)}
            </section>`,
        )}
      </div>
      ${palette(editor, actions)}
      <p class=${against ? 'verdict no' : 'verdict yes'} role="status" data-testid="verdict">
        ${icon(against ? 'cancel' : 'place')} ${against || t('editor-possible')}
      </p>
      ${fields(editor)}
    </main>
    ${boardAround(editor, shell)}`;
}

/** Show the remaining patches in ring order, and the tools for the one in hand. */
function palette({ game, patches, draft, store }: Editor, actions: EditorActions) {
  const { placement } = game.state;
  const { loose } = store.get();
  const letters = [...draft.ring].filter((letter) => letter in patches);
  const turn = (how: 'left' | 'right' | 'flip') => () => game.placement({ type: 'turn', how });
  return html`<section class="panel palette" aria-labelledby="palette-heading" data-keys>
    <div class="panel-head">
      <h2 id="palette-heading">${t('editor-patches')}</h2>
      <div class="steps">
        ${[
          tool('left', t('rotate-left'), turn('left')),
          tool('right', t('rotate-right'), turn('right')),
          tool('flip', t('flip'), turn('flip')),
          tool('place', t('place'), () => game.commit()),
          tool('cancel', t('cancel'), () => game.placement({ type: 'cancel' })),
        ]}
      </div>
    </div>
    <p class="small">${t('editor-how')}</p>
    <div class="palette-row">
      ${LOOSE.map(([sign, shown, id, words]) =>
        button(
          `palette-${id}`,
          html`<b aria-hidden="true">${shown}</b><span class="visually-hidden">${t(words)}</span>`,
          () => actions.choose(sign, false),
          {
            ...{ classes: 'palette-patch', title: t(words) },
            pressed: placement.letter === '+' && loose === sign,
          },
        ),
      )}
      ${letters.map(
        (letter) =>
          html`<button
            type="button"
            class="palette-patch"
            data-patch=${letter}
            data-testid=${`palette-${letter}`}
            title=${patchLabel(patches[letter])}
            aria-pressed=${placement.letter === letter ? 'true' : 'false'}
            @click=${(event: PointerEvent) => actions.choose(letter, event.pointerType === 'mouse')}
          >
            ${framedPicture(letter, patches[letter], orientationOf(placement, letter), true)}<span
              class="visually-hidden"
              >${letter}: ${patchLabel(patches[letter])}</span
            >
          </button>`,
      )}
    </div>
  </section>`;
}

/** Pieces on single spaces: sign in the position string, sign on the button, test id, message. */
const LOOSE = [
  ['*', '+', 'special', 'special-patch'],
  ['x', '?', 'unknown', 'editor-unknown'],
] as const;

function tool(name: Parameters<typeof icon>[0], label: string, run: () => void) {
  return button(`edit-${name}`, icon(name), run, { classes: 'quiet square', label, title: label });
}

/** Show all fields except the quilts. */
function fields(editor: Editor) {
  const { draft } = editor;
  const set = (part: Partial<Draft>) => editor.change(part);
  const turns: [string, string][] = ['1', '2', '1+', '2+', '#1', '#2']
    .filter((turn) => !draft.solo || turn !== '2+')
    .map((turn) => [turn, t('editor-turn', { turn: TURNS[turn] })]);
  return html`<section class="panel editor-fields" aria-labelledby="fields-heading">
    <h2 id="fields-heading">${t('editor-fields')}</h2>
    <div class="field-grid">
      ${choice('solo', t('editor-game'), draft.solo ? 'solo' : 'duel', gamesOf(), (kind) =>
        set(kind === 'solo' ? asSolo(draft) : asDuel(draft)),
      )}
      ${choice('turn', t('editor-whose'), draft.turn, turns, (turn) => set({ turn }))}
      ${numbers(editor)}
      ${choice('tile', t('field-bonus'), draft.tile, tilesOf(draft.solo), (tile) => set({ tile }))}
      ${choice('board', t('editor-board'), draft.board, boardsOf(), (board) => set({ board }))}
      ${entry('ring', t('field-ring'), draft.ring, (ring) => set({ ring: clean(ring) }), 'wide')}
      ${draft.solo ? automaFields(draft, set) : nothing}
    </div>
    <p class="small"><code data-testid="position-text">${editor.text}</code></p>
  </section>`;
}

function gamesOf(): [string, string][] {
  return [
    ['duel', t('editor-duel')],
    ['solo', t('automa-alone')],
  ];
}

function boardsOf(): [string, string][] {
  return [
    ['r', t('board-revised')],
    ['o', t('board-original')],
  ];
}

function tilesOf(solo: boolean): [string, string][] {
  return [
    ['-', t('editor-nobody')],
    ['1', t('player-number', { number: '1' })],
    ['2', solo ? 'Automa' : t('player-number', { number: '2' })],
  ];
}

function asSolo(draft: Draft): Partial<Draft> {
  const rest = { buttons: [draft.buttons[0], '0'] as [string, string] };
  return { ...rest, solo: true, turn: draft.turn.replace('2+', '2') };
}

function asDuel(draft: Draft): Partial<Draft> {
  return { solo: false, ring: draft.ring + draft.taken, taken: '' };
}

/** Remove spaces. */
function clean(text: string) {
  return text.replace(/\s/g, '').slice(0, 60);
}

/** Show buttons and tokens of both sides. */
function numbers(editor: Editor) {
  const { draft } = editor;
  const kinds: ['buttons' | 'times' | 'incomes', string][] = [
    ['buttons', 'editor-buttons'],
    ['times', 'editor-time'],
    ['incomes', 'editor-income'],
  ];
  // The income of known patches is counted instead.
  const isShown = (kind: string, seat: number) =>
    kind !== 'incomes' || draft.cells[seat].includes('x');
  return [0, 1].flatMap((seat) =>
    kinds
      .filter(([kind]) => isShown(kind, seat))
      .map(([kind, key]) => {
        const name =
          draft.solo && seat === 1 ? 'Automa' : t('player-number', { number: String(seat + 1) });
        return entry(
          `${kind}-${seat + 1}`,
          t(key, { name }),
          draft[kind][seat],
          (text) => {
            const both = [...draft[kind]] as [string, string];
            both[seat] = text.replace(/\D/g, '').slice(0, kind === 'buttons' ? 4 : 2);
            editor.change({ [kind]: both });
          },
          'number',
        );
      }),
  );
}

function automaFields(draft: Draft, set: (part: Partial<Draft>) => void) {
  const decks: [string, string][] = [
    ['normal', t('deck-normal')],
    ['tactical', t('deck-tactical')],
  ];
  const levels: [string, string][] = ['1', '2', '3', '4', '5'].map((level) => [
    level,
    t(`automa-name-${level}`),
  ]);
  return [
    choice('deck', t('editor-deck'), draft.deck, decks, (deck) => set({ deck })),
    choice('level', t('level'), draft.level, levels, (level) => set({ level })),
    entry('taken', t('editor-taken'), draft.taken, (text) => set({ taken: clean(text) }), 'wide'),
    entry('pile', t('field-pile'), draft.pile, (text) => set({ pile: clean(text) }), 'wide'),
    entry('gone', t('field-gone'), draft.gone, (text) => set({ gone: clean(text) }), 'wide'),
  ];
}

function choice(
  id: string,
  label: string,
  value: string,
  options: [value: string, label: string][],
  set: (value: string) => void,
) {
  return html`<label>${label} ${select(`field-${id}`, options, value, set)}</label>`;
}

function entry(
  id: string,
  label: string,
  value: string,
  set: (value: string) => void,
  kind: 'wide' | 'number',
) {
  return html`<label class=${kind}
    >${label}
    <input
      type="text"
      spellcheck="false"
      autocomplete="off"
      inputmode=${kind === 'number' ? 'numeric' : 'text'}
      data-testid=${`field-${id}`}
      .value=${value}
      @input=${(event: Event) => set(valueOf(event))}
  /></label>`;
}
