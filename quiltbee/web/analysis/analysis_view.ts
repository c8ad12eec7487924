import { turnReason, turnTitle } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html } from 'lit-html';
import { boardAround, boardClass, boardFelt } from '../board/board_view.ts';
import { submitted } from '../views/controls.ts';
import { errorLine } from '../views/error.ts';
import { button, icon, withIcon } from '../views/icons.ts';
import { summary } from '../views/summary.ts';
import { cardOutcomes } from './cards.ts';
import { cardsPanel } from './cards_view.ts';
import { engineBar, engineLines, type Lines } from './engine_view.ts';
import { treePanel, type TreeActions } from './tree_view.ts';
import type { Analysis } from './analysis.ts';
import type { Engine } from './engine.ts';
import type { Shell } from '../views/page.ts';

type PageActions = {
  tree: TreeActions;
  lines: Lines;
  /** Opens the editor. */
  setUp: () => void;
  open: () => void;
  copy: () => void;
  save: () => void;
};

export function analysisView(
  analysis: Analysis,
  engine: Engine,
  shell: Shell,
  actions: PageActions,
) {
  const { board, patches, state } = analysis;
  const { table } = board.state;
  const { seats } = table;
  const bar = engineBar(engine, seats);
  const tree = treePanel(state.tree, state.node, patches, actions.tree);
  return html`<main
      class=${`${boardClass(board, shell, table.mode)} analysis`}
      data-stage=${table.stage}
      data-number=${table.number}
    >
      <h1 class="visually-hidden" id="turn-heading" tabindex="-1" data-testid="turn">
        ${t('tab-analysis')}: ${turnTitle(table, seats)}
      </h1>
      ${boardFelt(board, shell, {
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
        <p class="small copied" role="status" data-testid="said">${state.outcome}</p>
        ${errorLine(state.fault, 'analysis-fault')} ${summary(table, seats, patches)}
      </div>
    </main>
    ${boardAround(board, shell)}`;
}

function cards(analysis: Analysis, engine: Engine) {
  const { tree, node } = analysis.state;
  const turns = tree.cardsAfter(node).map((card) => tree.turnWith(node, card));
  return cardsPanel(cardOutcomes(turns), engine, analysis.patches, {
    own: tree.turnAfter(node)?.card.number ?? null,
    turn: (card) => analysis.turn(card),
  });
}

/** The menu in the head of the page. */
export function analysisMenu({ setUp, open, copy, save }: PageActions) {
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

function item(id: string, sign: Parameters<typeof icon>[0], label: string, run: () => void) {
  return button(id, withIcon(sign, label), run, { title: label });
}

/**
 * Ask for a text to open.
 * @param example  the position on show
 */
export function openForm(
  read: (text: string) => void,
  readFile: (file: File) => void,
  close: () => void,
  example: string,
) {
  const submit = submitted((field) => read(field('text')));
  const choose = ({ target }: Event) => {
    const [file] = (target as HTMLInputElement).files ?? [];
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

/** Ask for a comment. */
export function commentForm(comment: string, keep: (text: string) => void, close: () => void) {
  const submit = submitted((field) => keep(field('comment')));
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
