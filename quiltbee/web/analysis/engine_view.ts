/** The engine beside the board: a bar with the expected margin, and its lines. */
import { MOST_LINES, type Engine } from './engine.ts';
import { moveLabel, nameOf } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { isTicked, select } from '../views/fields.ts';
import { icon } from '../views/icons.ts';
import { moveArt } from './tree_view.ts';
import type { LineState } from '../core/generated/messages.ts';
import type { Patches, Seat } from '../core/types.ts';

export type Lines = {
  /** Points at the line with this first move. */
  point: (move: string | null) => void;
  play: (moves: string[]) => void;
};

/** Show the engine's switch and its expectation, in one line above the market. */
export function engineBar(engine: Engine, seats: Seat[]) {
  const { isOn, answer } = engine.state;
  const best = isOn ? (answer?.lines[0] ?? answer?.expected ?? null) : null;
  const chance = best ? Math.round(best.chance * 100) : 50;
  const words = best ? marginWords(best.margin, seats) : statusWords(engine);
  return html`<section
    class=${`line engine-bar ${best ? 'known' : ''}`}
    aria-label=${t('analysis-engine')}
    data-testid="engine-bar"
    data-status=${engine.state.status}
  >
    <label class="switch"
      ><input
        type="checkbox"
        role="switch"
        data-testid="engine-on"
        .checked=${isOn}
        @change=${(event: Event) => engine.turn(isTicked(event))}
      /><span>${t('analysis-engine')}</span></label
    >
    <div class="balance">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="two" width="100" height="6"></rect>
        <rect class="one" width=${chance} height="6"></rect>
        <path d="M50 0v6"></path>
      </svg>
      <p class="engine-words" role="status" data-testid="engine-words">
        ${words}
        ${
          best
            ? html`<span class="soft"
                >${percentOf(best.margin >= 0 ? best.chance : 1 - best.chance)}</span
              >`
            : nothing
        }
      </p>
    </div>
  </section>`;
}

function marginWords(margin: number, seats: Seat[]) {
  const points = Math.abs(margin);
  if (points < 0.05) return t('analysis-even');
  return t('analysis-ahead', {
    name: nameOf(seats, margin > 0 ? 1 : 2),
    points: oneDecimal(points),
  });
}

function chanceWords(chance: number, seats: Seat[]) {
  const first = chance >= 0.5;
  const percent = Math.round((first ? chance : 1 - chance) * 100);
  return t('analysis-chance', { name: nameOf(seats, first ? 1 : 2), percent });
}

export function percentOf(chance: number) {
  return t('analysis-percent', { percent: Math.round(chance * 100) });
}

/** Format a margin in the view of player 1. */
export function withSign(margin: number) {
  if (Math.abs(margin) < 0.05) return oneDecimal(0);
  return (margin > 0 ? '+' : '−') + oneDecimal(Math.abs(margin));
}

function oneDecimal(number: number) {
  return t('analysis-number', { number: Math.round(number * 10) / 10 });
}

/** Tell the engine's activity, or why it is idle. */
function statusWords({ state }: Engine) {
  const { status, sentence } = state;
  return status === 'refused' ? sentence : t(`analysis-engine-${status}`);
}

/** Show the engine's lines; each is drawn on the quilt while pointed at, and played on a click. */
export function engineLines(engine: Engine, seats: Seat[], patches: Patches, lines: Lines) {
  const { state } = engine;
  const { answer } = state;
  const shown = state.isOn ? (answer?.lines ?? []) : [];
  const hasPass = shown.some(({ move }) => move === 'pass');
  const pass = state.isOn && answer?.pass && !hasPass ? answer.pass : null;
  const row = (line: LineState, label: string) => engineLine(line, label, seats, patches, lines);
  return html`<section
    class="panel engine-lines"
    aria-labelledby="engine-heading"
    data-testid="engine-lines"
    @pointerleave=${() => lines.point(null)}
  >
    ${engineHead(engine, t('analysis-lines'), lineCount(engine))}
    ${
      shown.length > 0
        ? html`<ol>
            ${shown.map((line, at) => html`<li>${row(line, String(at + 1))}</li>`)}
            ${pass ? html`<li class="what-if">${row(pass, '–')}</li>` : nothing}
          </ol>`
        : html`<p class="small" data-testid="engine-none">${statusWords(engine)}</p>`
    }
  </section>`;
}

/** Show the heading of the engine's panel: progress, and a retry. */
export function engineHead(engine: Engine, heading: string, more: unknown = nothing) {
  return html`<div class="panel-head">
    <h2 id="engine-heading">${heading}</h2>
    <p class="small engine-told" data-testid="engine-told">${progressWords(engine)}</p>
    ${
      engine.state.status === 'refused'
        ? html`<button type="button" class="quiet" @click=${() => engine.again()}>
            ${t('analysis-again')}
          </button>`
        : nothing
    }
    ${more}
  </div>`;
}

/** Tell the engine's progress. */
function progressWords(engine: Engine) {
  const { status, answer, isOn } = engine.state;
  if (!isOn || !answer || answer.nodes === 0) return '';
  const nodes = t('analysis-nodes', { count: answer.nodes });
  return ['thinking', 'done'].includes(status) ? nodes : `${statusWords(engine)} ${nodes}`;
}

function lineCount(engine: Engine) {
  const counts = Array.from({ length: MOST_LINES }, (_, at) => String(at + 1));
  return html`<label class="line-count"
    ><span class="visually-hidden">${t('analysis-how-many')}</span> ${select(
      'line-count',
      counts.map((count) => [count, count]),
      String(engine.state.lines),
      (lines) => engine.want(Number(lines)),
    )}</label
  >`;
}

function engineLine(line: LineState, label: string, seats: Seat[], patches: Patches, lines: Lines) {
  const { move, margin, chance, proven } = line;
  const point = () => lines.point(move);
  const facts = expected(line);
  return html`<button
    type="button"
    class="engine-line"
    data-testid="engine-line"
    data-move=${move}
    @pointerenter=${point}
    @focus=${point}
    @blur=${() => lines.point(null)}
    @click=${() => lines.play([move])}
  >
    <span class="chip" aria-hidden="true">${label}</span>
    <span class="margin" aria-hidden="true">${withSign(margin)}</span>
    <span class="first-move"
      >${moveArt(move, patches)}<span
        ><b>${move === 'pass' ? t('pass') : moveLabel(move, patches)}</b>
        ${label === '–' ? html`<i>${t('analysis-if-pass')}</i>` : nothing}
        ${
          proven
            ? html`<span class="proven">${icon('place')}${t('analysis-proven')}</span>`
            : nothing
        }</span
      ></span
    >
    <span class="visually-hidden"
      >${marginWords(margin, seats)}; ${chanceWords(chance, seats)}</span
    >
    <span class="expected">${facts}</span>
    <span class="goes-on" aria-hidden="true"
      >${line.line.slice(1, 7).map((token) => moveArt(token, patches))}</span
    >
  </button>`;
}

function expected({ chance, scores, empty_spaces: empty, special_tile: tile }: LineState) {
  const facts = [percentOf(chance)];
  const rounded = ([one, two]: [number, number]) => ({
    one: String(Math.round(one)),
    two: String(Math.round(two)),
  });
  if (scores) facts.push(t('analysis-scores', rounded(scores)));
  if (empty) facts.push(t('analysis-empty', rounded(empty)));
  if (tile) facts.push(t('analysis-tile', rounded([tile[0] * 100, tile[1] * 100])));
  return facts.join(' · ');
}
