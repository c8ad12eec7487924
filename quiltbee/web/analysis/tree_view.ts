/** The tree of variations: the main line in a row, variations below the move that they replace. */
import { moveLabel } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { button, icon, withIcon } from '../views/icons.ts';
import { framedPicture } from '../views/patch_art.ts';
import { stepButtons } from '../views/moves.ts';
import { MARKS, depthOf, isMain, pathTo, type Tree, type TreeNode } from '../core/records/tree.ts';
import type { Patches } from '../core/types.ts';

export type TreeActions = {
  show: (node: TreeNode) => void;
  step: (key: string) => void;
  promote: () => void;
  remove: () => void;
  /** Asks for a comment. */
  comment: () => void;
  mark: (number: number) => void;
};

/** The keys of the step buttons. */
const KEYS = { first: 'Home', back: 'ArrowLeft', forward: 'ArrowRight', last: 'End' };

/** The deepest indentation of a variation. */
const DEEPEST_INDENT = 4;

export function treePanel(tree: Tree, node: TreeNode, patches: Patches, actions: TreeActions) {
  return html`<section class="panel tree" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">${t('moves')}</h2>
      ${steps(node, actions)}
    </div>
    <div
      class="tree-moves"
      data-testid="tree"
      tabindex="0"
      aria-labelledby="moves-heading"
      role="group"
    >
      ${tree.root.comment ? html`<p class="comment">${tree.root.comment}</p>` : nothing}
      ${
        tree.root.children.length > 0
          ? line(tree.root, node, patches, actions)
          : html`<p class="small">${t('analysis-no-move')}</p>`
      }
    </div>
    ${tools(node, actions)}
  </section>`;
}

function steps(node: TreeNode, actions: TreeActions) {
  const isFirst = node.parent === null;
  const isLast = node.children.length === 0;
  return stepButtons(
    (step) => (step === 'first' || step === 'back' ? isFirst : isLast),
    (step) => actions.step(KEYS[step]),
  );
}

/**
 * Show a line after a node, with the variations of each of its moves.
 * @param first  the first move of a variation
 */
function line(
  start: TreeNode,
  shown: TreeNode,
  patches: Patches,
  actions: TreeActions,
  first: TreeNode | null = null,
): unknown {
  const rows: unknown[] = [];
  let row: unknown[] = [];
  const end = () => {
    if (row.length > 0) rows.push(html`<div class="run">${row}</div>`);
    row = [];
  };
  if (first?.before) row.push(html`<span class="comment">${first.before}</span>`);
  if (first) row.push(moveButton(first, shown, patches, actions));
  for (let at = first ?? start; at.children.length > 0; [at] = at.children) {
    const [main, ...others] = at.children;
    row.push(moveButton(main, shown, patches, actions));
    if (others.length === 0) continue;
    end();
    rows.push(
      html`<ul>
        ${others.map(
          (other) =>
            html`<li class=${depthOf(other) > DEEPEST_INDENT ? 'flat' : ''}>
              ${line(other, shown, patches, actions, other)}
            </li>`,
        )}
      </ul>`,
    );
  }
  end();
  return rows;
}

function moveButton(node: TreeNode, shown: TreeNode, patches: Patches, actions: TreeActions) {
  const { move, turn, parent, comment, marks } = node;
  const player = parent?.position.turn ?? 1;
  const number = pathTo(node).length;
  const signs = marks.map((mark) => MARKS[mark] ?? '').join('');
  const card = turn ? `, ${t('analysis-card', { card: String(turn.card.number) })}` : '';
  const words = `${number}. ${moveLabel(move, patches)}${card} ${signs}`.trim();
  return html`<button
      type="button"
      class=${`node p${player}${node === shown ? ' now' : ''}`}
      title=${words}
      data-testid="node"
      data-move=${move}
      aria-current=${node === shown ? 'step' : 'false'}
      @click=${() => actions.show(node)}
    >
      <span class="number" aria-hidden="true">${number}</span>${moveArt(move, patches)}${
        turn ? html`<i class="card" aria-hidden="true">${turn.card.number}</i>` : nothing
      }<span class="visually-hidden">${words}</span
      >${signs ? html`<b class="sign" aria-hidden="true">${signs}</b>` : nothing}
    </button>
    ${comment ? html`<span class="comment" data-testid="comment">${comment}</span>` : nothing}`;
}

/** Draw a move as a small picture of its patch, with its place. */
export function moveArt(move: string, patches: Patches) {
  const token = move.startsWith('A:') ? move.slice(2) : move;
  if (token === 'pass')
    return html`<span class="move-art" aria-hidden="true">${icon('pass')}</span>`;
  const letter = token[0];
  const where = token.slice(-2);
  const isCard = move.startsWith('A:');
  return html`<span class="move-art" aria-hidden="true"
    >${
      letter === '+'
        ? html`<span class="plus">+</span>`
        : framedPicture(
            letter,
            patches[letter],
            Number(isCard ? Object.keys(patches[letter].orientations)[0] : token[1]),
            false,
          )
    }${isCard ? nothing : html`<span class="where">${where}</span>`}</span
  >`;
}

function tools(node: TreeNode, actions: TreeActions) {
  const isStart = node.parent === null;
  return html`<div class="tree-tools">
    ${button('comment-move', withIcon('pen', t('analysis-comment')), actions.comment)}
    <div class="marks" role="group" aria-label=${t('analysis-marks')}>
      ${Object.entries(MARKS).map(([number, sign]) =>
        button(`mark-${number}`, sign, () => actions.mark(Number(number)), {
          ...{
            classes: 'quiet square',
            pressed: node.marks.includes(Number(number)),
            off: isStart,
          },
          ...{ label: t(`analysis-mark-${number}`), title: t(`analysis-mark-${number}`) },
        }),
      )}
    </div>
    ${button('promote', withIcon('raise', t('analysis-promote')), actions.promote, {
      off: isMain(node),
    })}
    ${button('remove', withIcon('bin', t('analysis-remove')), actions.remove, { off: isStart })}
  </div>`;
}
