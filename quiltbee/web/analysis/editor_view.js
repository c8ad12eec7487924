/** The page on which a position is set up by hand. */
import { orientationOf } from '../core/placement.js';
import { patchLabel } from '../core/sentences.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { boardAround } from '../board/board_view.js';
import { valueOf } from '../views/fields.js';
import { side } from '../views/game.js';
import { icon } from '../views/icons.js';
import { head } from '../views/page.js';
import { framedPicture } from '../views/patch_art.js';

/**
 * @typedef {import('./editor.js').Draft} Draft
 * @typedef {import('./editor.js').Editor} Editor
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('../core/types.js').Table} Table
 * @typedef {import('../views/page.js').Shell} Shell
 *
 * @typedef {object} EditorActions
 * @property {() => void} done   analyse what is set up
 * @property {() => void} cancel
 * @property {() => void} empty   everything as at the start of a game
 * @property {(letter: string, isMouse: boolean) => void} choose
 */

/** How the messages call what `turn` may be. @type {Record<string, string>} */
const TURNS = {
  1: 'first',
  2: 'second',
  '1+': 'first-special',
  '2+': 'second-special',
  '#1': 'first-over',
  '#2': 'second-over',
};

/**
 * @param {Editor} editor
 * @param {Shell} shell
 * @param {EditorActions} actions
 */
export function editorPage(editor, shell, actions) {
  const { draft, active } = editor.store.get();
  const table = /** @type {Table} */ (editor.game.state.table);
  const against = editor.objection;
  const quilts = /** @type {Player[]} */ (draft.solo ? [1] : [1, 2]);
  return html`${head(shell)}
    <main class="table screen editor" data-testid="editor">
      <div class="panel-head">
        <h1 id="turn-heading" tabindex="-1">${t('editor-title')}</h1>
        <div class="row">
          <button type="button" data-testid="editor-empty" @click=${actions.empty}>
            ${t('editor-start')}
          </button>
          <button type="button" data-testid="editor-cancel" @click=${actions.cancel}>
            ${t('cancel')}
          </button>
          <button
            type="button"
            class="main"
            data-testid="editor-done"
            aria-disabled=${against ? 'true' : 'false'}
            @click=${actions.done}
          >
            ${t('editor-done')}
          </button>
        </div>
      </div>
      <p class=${against ? 'verdict no' : 'verdict yes'} role="status" data-testid="verdict">
        ${icon(against ? 'cancel' : 'place')} ${against || t('editor-possible')}
      </p>
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
                  : html`<button
                      type="button"
                      data-testid=${`edit-${player}`}
                      aria-pressed=${active === player ? 'true' : 'false'}
                      @click=${() => editor.turn(player)}
                    >
                      ${t('editor-quilt', { number: String(player) })}
                    </button>`
              }
              ${side(editor.game.state, table, table, player, shell, editor.game)}
            </section>`,
        )}
      </div>
      ${palette(editor, actions)} ${fields(editor)}
    </main>
    ${boardAround(editor, shell)}`;
}

/**
 * The patches that lie nowhere, in the order of the ring, and what turns the one in hand.
 * @param {Editor} editor
 * @param {EditorActions} actions
 */
function palette({ game, patches, draft, store }, actions) {
  const { placement } = game.state;
  const { loose } = store.get();
  const letters = [...draft.ring].filter((letter) => letter in patches);
  const turn = (/** @type {'left' | 'right' | 'flip'} */ how) => () =>
    game.placement({ type: 'turn', how });
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
      ${LOOSE.map(([sign, shown, id, words]) => {
        const label = t(words);
        const isOn = placement.letter === '+' && loose === sign;
        return loosePatch({ sign, shown, id, label, isOn }, actions);
      })}
      ${letters.map(
        (letter) =>
          html`<button
            type="button"
            class="palette-patch"
            data-patch=${letter}
            data-testid=${`palette-${letter}`}
            title=${patchLabel(patches[letter])}
            aria-pressed=${placement.letter === letter ? 'true' : 'false'}
            @click=${(/** @type {PointerEvent} */ event) =>
              actions.choose(letter, event.pointerType === 'mouse')}
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

/** What lies on a single space: sign in the position string, sign on the button, hook, words. */
const LOOSE = /** @type {const} */ ([
  ['*', '+', 'special', 'special-patch'],
  ['x', '?', 'unknown', 'editor-unknown'],
]);

/**
 * @param {{sign: string, shown: string, id: string, label: string, isOn: boolean}} patch
 * @param {EditorActions} actions
 */
function loosePatch({ sign, shown, id, label, isOn }, actions) {
  return html`<button
    type="button"
    class="palette-patch"
    data-testid=${`palette-${id}`}
    title=${label}
    aria-pressed=${isOn ? 'true' : 'false'}
    @click=${() => actions.choose(sign, false)}
  >
    <b aria-hidden="true">${shown}</b><span class="visually-hidden">${label}</span>
  </button>`;
}

/** @param {Parameters<typeof icon>[0]} name @param {string} label @param {() => void} run */
function tool(name, label, run) {
  return html`<button
    type="button"
    class="quiet square"
    aria-label=${label}
    title=${label}
    data-testid=${`edit-${name}`}
    @click=${run}
  >
    ${icon(name)}
  </button>`;
}

/** All that is no quilt. @param {Editor} editor */
function fields(editor) {
  const { draft } = editor;
  const set = (/** @type {Partial<Draft>} */ part) => editor.change(part);
  /** @type {[string, string][]} */
  const turns = ['1', '2', '1+', '2+', '#1', '#2']
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

/** @returns {[string, string][]} */
function gamesOf() {
  return [
    ['duel', t('editor-duel')],
    ['solo', t('automa-alone')],
  ];
}

/** @returns {[string, string][]} */
function boardsOf() {
  return [
    ['r', t('board-revised')],
    ['o', t('board-original')],
  ];
}

/** @param {boolean} solo @returns {[string, string][]} */
function tilesOf(solo) {
  return [
    ['-', t('editor-nobody')],
    ['1', t('player-number', { number: '1' })],
    ['2', solo ? 'Automa' : t('player-number', { number: '2' })],
  ];
}

/** @param {Draft} draft @returns {Partial<Draft>} */
function asSolo(draft) {
  const rest = { buttons: /** @type {[string, string]} */ ([draft.buttons[0], '0']) };
  return { ...rest, solo: true, turn: draft.turn.replace('2+', '2') };
}

/** @param {Draft} draft @returns {Partial<Draft>} */
function asDuel(draft) {
  return { solo: false, ring: draft.ring + draft.taken, taken: '' };
}

/** What is entered, without spaces. @param {string} text */
function clean(text) {
  return text.replace(/\s/g, '').slice(0, 60);
}

/** Buttons and token of both. @param {Editor} editor */
function numbers(editor) {
  const { draft } = editor;
  /** @type {['buttons' | 'times' | 'incomes', string][]} */
  const kinds = [
    ['buttons', 'editor-buttons'],
    ['times', 'editor-time'],
    ['incomes', 'editor-income'],
  ];
  // The income of patches that are known is counted.
  const isAsked = (/** @type {string} */ kind, /** @type {number} */ seat) =>
    kind !== 'incomes' || draft.cells[seat].includes('x');
  return [0, 1].flatMap((seat) =>
    kinds
      .filter(([kind]) => isAsked(kind, seat))
      .map(([kind, key]) => {
        const name =
          draft.solo && seat === 1 ? 'Automa' : t('player-number', { number: String(seat + 1) });
        return entry(
          `${kind}-${seat + 1}`,
          t(key, { name }),
          draft[kind][seat],
          (text) => {
            const both = /** @type {[string, string]} */ ([...draft[kind]]);
            both[seat] = text.replace(/\D/g, '').slice(0, kind === 'buttons' ? 4 : 2);
            editor.change({ [kind]: both });
          },
          'number',
        );
      }),
  );
}

/** @param {Draft} draft @param {(part: Partial<Draft>) => void} set */
function automaFields(draft, set) {
  /** @type {[string, string][]} */
  const decks = [
    ['normal', t('deck-normal')],
    ['tactical', t('deck-tactical')],
  ];
  /** @type {[string, string][]} */
  const levels = ['1', '2', '3', '4', '5'].map((level) => [level, t(`automa-name-${level}`)]);
  return [
    choice('deck', t('editor-deck'), draft.deck, decks, (deck) => set({ deck })),
    choice('level', t('level'), draft.level, levels, (level) => set({ level })),
    entry('taken', t('editor-taken'), draft.taken, (text) => set({ taken: clean(text) }), 'wide'),
    entry('pile', t('field-pile'), draft.pile, (text) => set({ pile: clean(text) }), 'wide'),
    entry('gone', t('field-gone'), draft.gone, (text) => set({ gone: clean(text) }), 'wide'),
  ];
}

/**
 * @param {string} id
 * @param {string} label
 * @param {string} value
 * @param {[value: string, label: string][]} options
 * @param {(value: string) => void} set
 */
function choice(id, label, value, options, set) {
  return html`<label
    >${label}
    <select
      data-testid=${`field-${id}`}
      @change=${(/** @type {Event} */ event) => set(valueOf(event))}
    >
      ${options.map(
        ([each, words]) =>
          html`<option value=${each} ?selected=${each === value}>${words}</option>`,
      )}
    </select></label
  >`;
}

/**
 * @param {string} id
 * @param {string} label
 * @param {string} value
 * @param {(value: string) => void} set
 * @param {'wide' | 'number'} kind
 */
function entry(id, label, value, set, kind) {
  return html`<label class=${kind}
    >${label}
    <input
      type="text"
      spellcheck="false"
      autocomplete="off"
      inputmode=${kind === 'number' ? 'numeric' : 'text'}
      data-testid=${`field-${id}`}
      .value=${value}
      @input=${(/** @type {Event} */ event) => set(valueOf(event))}
  /></label>`;
}
