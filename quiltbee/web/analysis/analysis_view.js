/** The page of the analysis board. */
import { turnReason, turnTitle } from '../core/sentences.js';
import { t } from '../core/words.js';
import { html } from '../vendor/lit-html.js';
import { boardAround, boardClass, boardFelt } from '../board/board_view.js';
import { errorLine } from '../views/error.js';
import { icon } from '../views/icons.js';
import { head } from '../views/page.js';
import { summary } from '../views/summary.js';
import { cardOutcomes } from './cards.js';
import { cardsPanel } from './cards_view.js';
import { engineBar, engineLines } from './engine_view.js';
import { treePanel } from './tree_view.js';

/**
 * @typedef {import('./analysis.js').Analysis} Analysis
 * @typedef {import('./engine.js').Engine} Engine
 * @typedef {import('./tree_view.js').TreeActions} TreeActions
 * @typedef {import('../core/types.js').Table} Table
 * @typedef {import('../views/page.js').Shell} Shell
 *
 * @typedef {object} PageActions
 * @property {TreeActions} tree
 * @property {import('./engine_view.js').Lines} lines
 * @property {() => void} setUp   opens the editor
 * @property {() => void} open   asks for a text or a file
 * @property {() => void} copy   the link
 * @property {() => void} save   as a file
 * @property {() => void} focusQuilt
 */

/**
 * @param {Analysis} analysis
 * @param {Engine} engine
 * @param {Shell} shell
 * @param {PageActions} actions
 */
export function analysisPage(analysis, engine, shell, actions) {
  const { board, patches, state } = analysis;
  const table = /** @type {Table} */ (board.state.table);
  const { seats } = table;
  const bar = engineBar(engine, seats);
  const tree = treePanel(state.tree, state.node, patches, actions.tree);
  return html`${head(shell, menu(actions))}
    <main
      class=${`${boardClass(board, shell, table.mode)} analysis`}
      data-stage=${table.stage}
      data-number=${table.number}
    >
      <h1 class="visually-hidden" id="turn-heading" tabindex="-1" data-testid="turn">
        ${t('tab-analysis')}: ${turnTitle(table, seats)}
      </h1>
      ${boardFelt(board, shell, actions.focusQuilt, {
        line: bar,
        moves: html`<div class="notebook moves">
          ${
            table.stage === 'card'
              ? cards(analysis, engine)
              : engineLines(engine, seats, patches, actions.lines)
          }
          ${tree}
        </div>`,
      })}
      <div class="below">
        <p class="small" data-testid="turn-reason">
          ${turnTitle(table, seats)}. ${turnReason(table, seats)}
        </p>
        <p class="small copied" role="status" data-testid="said">${state.said}</p>
        ${errorLine(state.fault, 'analysis-fault')} ${summary(table, seats, patches)}
      </div>
    </main>
    ${boardAround(board, shell)}`;
}

/** The Automa's next card. @param {Analysis} analysis @param {Engine} engine */
function cards(analysis, engine) {
  const { tree, node } = analysis.state;
  const turns = tree.cardsAfter(node).map((card) => tree.turnWith(node, card));
  return cardsPanel(cardOutcomes(turns), engine, analysis.patches, {
    own: tree.turnAfter(node)?.card.number ?? null,
    turn: (card) => analysis.turn(card),
  });
}

/** What can be done with the whole, in the head of the page. @param {PageActions} actions */
function menu({ setUp, open, copy, save }) {
  return html`<nav class="analysis-menu" aria-label=${t('tab-analysis')}>
    <span class="analysis-title" aria-hidden="true">${t('tab-analysis')}</span>
    ${[
      item('set-up', 'pen', t('analysis-set-up'), setUp),
      item('open', 'open', t('analysis-open'), open),
      item('copy-link', 'link', t('copy-link'), copy),
      item('save', 'download', t('record'), save),
    ]}
  </nav>`;
}

/**
 * @param {string} id
 * @param {Parameters<typeof icon>[0]} sign
 * @param {string} label
 * @param {() => void} run
 */
function item(id, sign, label, run) {
  return html`<button type="button" data-testid=${id} title=${label} @click=${run}>
    ${icon(sign)}<span>${label}</span>
  </button>`;
}

/**
 * What is asked for before a text is opened.
 * @param {(text: string) => void} read
 * @param {(file: File) => void} readFile
 * @param {() => void} close
 * @param {string} example   the position on show
 */
export function openForm(read, readFile, close, example) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    read(String(new FormData(form).get('text')));
  };
  const choose = (/** @type {Event} */ { target }) => {
    const [file] = /** @type {HTMLInputElement} */ (target).files ?? [];
    if (file) readFile(file);
  };
  return html`<form class="open-form" @submit=${submit}>
    <h2 id="open-heading">${t('analysis-open')}</h2>
    <label
      >${t('paste-record')}
      <textarea name="text" rows="5" spellcheck="false" data-testid="open-text"></textarea>
    </label>
    <p class="small">${t('analysis-this-position')} <code>${example}</code></p>
    <div class="row">
      <button type="submit" class="main" data-testid="open-it">${t('open')}</button>
      <label class="button file"
        >${t('choose-file')}<input
          type="file"
          accept=".pgr,.txt,text/plain"
          data-testid="open-file"
          @change=${choose}
      /></label>
      <button type="button" @click=${close}>${t('cancel')}</button>
    </div>
  </form>`;
}

/**
 * What is asked for before a comment is kept.
 * @param {string} comment
 * @param {(text: string) => void} keep
 * @param {() => void} close
 */
export function commentForm(comment, keep, close) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    keep(String(new FormData(form).get('comment')));
  };
  return html`<form class="open-form" @submit=${submit}>
    <h2 id="comment-heading">${t('analysis-comment')}</h2>
    <label
      ><span class="visually-hidden">${t('analysis-comment')}</span>
      <textarea
        name="comment"
        rows="4"
        maxlength="2000"
        data-testid="comment-text"
        .value=${comment}
      ></textarea>
    </label>
    <div class="row">
      <button type="submit" class="main" data-testid="keep-comment">${t('analysis-keep')}</button>
      <button type="button" @click=${close}>${t('cancel')}</button>
    </div>
  </form>`;
}
