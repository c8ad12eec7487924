/** The page of a game. */
import { isAborted, isPlaying, isWaiting } from '../core/seats.js';
import { tableReason, tableTitle } from '../core/manners.js';
import { ghostCells, isLegal, orientationOf } from '../core/placement.js';
import { canAct, choiceOf, frameOf, frontPlayer, landing, optionOf } from '../core/queries.js';
import { html, nothing } from '../vendor/lit-html.js';
import { moveLabel, nameOf, turnReason } from '../core/sentences.js';
import { about } from './about.js';
import { automaBar, automaPanel } from './automa/panel.js';
import { clockSlot } from './clock.js';
import { deck } from './deck.js';
import { dialogs } from './dialogs.js';
import { icon } from './icons.js';
import { invitingPanel } from './inviting.js';
import { tableLine } from './line.js';
import { market } from './market.js';
import { moveList } from './moves.js';
import { head, waiting } from './page.js';
import { playerBar } from './player.js';
import { quilt, quiltPicture } from './quilt.js';
import { after, ending, result } from './result.js';
import { ring } from './ring.js';
import { summary } from './summary.js';
import { timeBoard } from './time_board.js';
import { turnButtons, turnSwitch } from './turn_buttons.js';

/**
 * @typedef {import('../core/game.js').Game} Game
 * @typedef {import('../core/game_state.js').GameState} GameState
 * @typedef {import('../core/types.js').Frame} Frame
 * @typedef {import('./inviting.js').Seating} Seating
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('../core/types.js').Table} Table
 * @typedef {import('./page.js').Shell} Shell
 */

/**
 * @param {GameState} state
 * @param {Game} game
 * @param {Seating} seating   what is done about an open seat
 * @param {Shell} shell
 * @param {() => void} onChosen
 */
export function gamePage(state, game, seating, shell, onChosen) {
  const { table } = state;
  const frame = frameOf(state);
  if (!table || !frame) return waiting(shell, 'Opening the table…');
  const { seats } = table;
  const { letters, look } = shell.settings;
  const shown = state.looking ? state.looking.index : table.moves.length;
  const onLook = () => shell.change({ look: look === 'cloth' ? 'thread' : 'cloth' });
  // Two people at one screen keep their sides; otherwise the person's quilt is on the left.
  const left = table.mode === 'screen' ? 1 : frontPlayer(state);
  const bySide = (/** @type {Player} */ player) => side(state, table, frame, player, letters, game);
  const moves = moveList(table.moves, shown, seats, state.patches, (index) => game.look(index));
  // The Automa's panel is long: the moves stand under the quilt.
  const solo = table.mode === 'solo';
  return html`${head(shell, connectionState(state))}
    <main class=${mainClass(state, table)} data-stage=${frame.stage} data-number=${table.number}>
      ${turn(state, table, frame, game)} ${tableLine(state, table, game)}
      <div class="column own">
        ${bySide(left)} ${isPlaying(table) ? deck(state, game) : nothing} ${solo ? moves : nothing}
      </div>
      <div class="column middle">
        ${middle(state, table, frame, game, seating, shell, onChosen)}
        ${timeBoard(frame, seats, look, onLook)} ${commandLine(state, game)}
      </div>
      <div class="column other">
        ${solo ? automaSide(state, frame, table, letters, shell) : bySide(left === 1 ? 2 : 1)}
        ${solo ? nothing : moves} ${about(state, table, game, shell)}
      </div>
      ${ring(frame.ring, state.patches, letters)} ${summary(frame, seats, state.patches)}
    </main>
    ${regions(state)} ${dialogs(state, game)}`;
}

/**
 * @param {GameState} state
 * @param {Table} table
 */
function mainClass({ peek }, table) {
  return ['table', table.mode, peek && 'peek', isWaiting(table) && 'awaiting']
    .filter(Boolean)
    .join(' ');
}

/**
 * The market, or what stands in its place before the game and after it.
 * @param {GameState} state
 * @param {Table} table
 * @param {Frame} frame
 * @param {Game} game
 * @param {Seating} seating
 * @param {Shell} shell
 * @param {() => void} onChosen
 */
function middle(state, table, frame, game, seating, shell, onChosen) {
  if (isWaiting(table)) return invitingPanel(table, seating);
  if (frame.result) return result(frame, table.seats, after(state, game, shell));
  if (isAborted(frame)) return ending(frame, table.seats, after(state, game, shell));
  return market(state, frame, game, shell.settings.letters, onChosen);
}

/** @param {GameState} state */
function connectionState(state) {
  if (state.status !== 'lost') return nothing;
  return html`<span class="lost" data-testid="connection"
    ><span class="dot" aria-hidden="true"></span>Connection lost, reconnecting…</span
  >`;
}

/**
 * @param {GameState} state
 * @param {Table} table
 * @param {Frame} frame
 * @param {Game} game
 */
function turn(state, table, frame, game) {
  const late = state.looking !== null;
  return html`<section
    class=${`turn turn-${frame.result?.winner ?? frame.turn}`}
    aria-labelledby="turn-heading"
  >
    <div>
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${late ? `After move ${state.looking?.index}` : tableTitle(table)}
      </h1>
      <p class="turn-reason" data-testid="turn-reason">
        ${late ? turnReason(frame, table.seats) : tableReason(table)}
      </p>
      ${
        table.automa?.practice
          ? html`<p class="badge practice" data-testid="practice">Practice</p>`
          : nothing
      }
      ${lastLine(state, table)}
      ${
        table.getting_ready
          ? html`<p class="small" data-testid="getting-ready">
              The computer is getting ready; a simpler one stands in.
            </p>`
          : nothing
      }
    </div>
    ${
      late
        ? html`<button
            type="button"
            class="main"
            data-testid="back-to-game"
            @click=${() => game.back()}
          >
            Back to the game
          </button>`
        : turnButtons(state, table, game)
    }
    ${
      state.notice?.kind === 'error'
        ? html`<p class="notice" data-testid="notice">${icon('cancel')} ${state.notice.text}</p>`
        : nothing
    }
  </section>`;
}

/**
 * The last move in a sentence.
 * @param {GameState} state
 * @param {Table} table
 */
function lastLine(state, table) {
  const last = table.moves[(state.looking?.index ?? table.moves.length) - 1];
  if (!last) return nothing;
  return html`<p class="last-line" data-testid="last-move">
    ${nameOf(table.seats, last.player)}: ${moveLabel(last.move, state.patches)}
  </p>`;
}

/**
 * A player's bar and quilt. By `front` and `back` the style sheet decides which is large.
 * @param {GameState} state
 * @param {Table} table
 * @param {Frame} frame
 * @param {Player} player
 * @param {boolean} lettered
 * @param {Game} game
 */
function side(state, table, frame, player, lettered, game) {
  const front = frontPlayer(state) === player;
  const active = canAct(state) && table.turn === player;
  const last = table.moves[(state.looking?.index ?? table.moves.length) - 1];
  const name = nameOf(table.seats, player);
  const place = `${front ? 'front' : 'back'} p${player}`;
  const view = quilt({
    number: player,
    name,
    player: frame.players[player - 1],
    patches: state.patches,
    lettered,
    active,
    held: active && state.placement.letter !== null,
    ghost: ghostOf(state, table, player),
    cursor: active ? state.placement.cursor : state.walks[player],
    last: last?.player === player ? landing(last.move, state.patches) : null,
    hint: active ? landing(state.hint?.move, state.patches) : null,
  });
  const peek = front
    ? nothing
    : html`<button
        type="button"
        class="peek-button"
        aria-expanded=${state.peek ? 'true' : 'false'}
        aria-label=${`Quilt of ${name}`}
        data-testid="peek"
        @click=${() => game.store.dispatch({ type: 'peek' })}
      >
        ${quiltPicture(frame.players[player - 1], state.patches)}
      </button>`;
  const bar = playerBar(frame, table.seats, player, {
    clock: clockSlot(table, player),
    thumbnail: peek,
  });
  return html`<div class=${`seat ${place}`}>${bar}</div>
    <div class=${`spread ${place}`}>${view}</div>`;
}

/**
 * The Automa's side, in place of a second quilt.
 * @param {GameState} state
 * @param {Frame} frame
 * @param {Table} table
 * @param {boolean} lettered
 * @param {Shell} shell
 */
function automaSide(state, frame, table, lettered, shell) {
  const { automa } = frame;
  if (!automa) return html`<p class="panel small">Nothing more is known of the Automa here.</p>`;
  const account = state.looking ? { turns: automa.turns, run: 0 } : state.account;
  const switches = isPlaying(table) && table.stage !== 'over' ? turnSwitch(shell) : nothing;
  return html`<div class="seat back p2">${automaBar(frame, table.seats, automa)}</div>
    ${automaPanel(frame, automa, account, state.patches, lettered, switches)}`;
}

/**
 * @param {GameState} state
 * @param {Table} table
 * @param {Player} player
 * @returns {import('./quilt.js').Ghost | null}
 */
function ghostOf(state, table, player) {
  const { placement } = state;
  const choice = choiceOf(state);
  if (!choice || !placement.origin || table.turn !== player || state.looking) return null;
  return {
    letter: choice.letter,
    code: orientationOf(placement, choice.letter),
    origin: placement.origin,
    cells: ghostCells(placement, choice),
    set: placement.set,
    sent: state.pending !== null,
    legal: isLegal(placement, choice) && optionOf(state, choice.letter)?.available !== false,
  };
}

/**
 * @param {GameState} state
 * @param {Game} game
 */
function commandLine(state, game) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (
      /** @type {HTMLFormElement} */ (event.target).elements.namedItem('command')
    );
    game.command(input.value);
    input.value = '';
  };
  const info = state.notice?.kind === 'info' ? state.notice.text : '';
  return html`<form class="panel command" @submit=${submit}>
    <label for="command"><h2>Command line</h2></label>
    <div class="row">
      <input
        id="command"
        name="command"
        data-testid="command"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder="X0a7, pass, m, fit 2, ?"
        @keydown=${leaveByEscape}
      />
      <button type="submit">Do it</button>
    </div>
    <p class="answer" data-testid="command-answer">${info}</p>
  </form>`;
}

/** Esc goes back to the quilt. @param {KeyboardEvent} event */
function leaveByEscape(event) {
  if (event.key === 'Escape')
    document.querySelector(/** @type {'div'} */ ('.quilt.active .cells'))?.focus();
}

/**
 * The live regions: news, ghost, hint, answers; errors interrupt.
 * @param {GameState} state
 */
function regions(state) {
  const { notice, said, ghostText, status, hint } = state;
  return html`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${status === 'lost' ? 'Connection lost, reconnecting.' : said}
    </div>
    <div role="status" aria-live="polite" data-testid="live-time">${state.timeSaid}</div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${ghostText}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${hint ? `Hint: ${hint.words}` : ''}
    </div>
    <div role="status" aria-live="polite">
      ${notice?.kind === 'info' ? notice.text : state.copied}
    </div>
    <div role="alert" data-testid="live-error">${notice?.kind === 'error' ? notice.text : ''}</div>
  </div>`;
}
