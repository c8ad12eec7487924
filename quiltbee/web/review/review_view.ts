/** The page of a review: boards, verdict, graph and steps on one screen. */
import { moveLabel, nameOf, whoIs } from '../core/sentences.ts';
import { t, tenths } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { button, icon, linkButton, withIcon } from '../views/icons.ts';
import { toAnalysis } from '../views/to_analysis.ts';
import { boards, offered } from './boards_view.ts';
import { decisionAt, marked, mostCostly } from './document.ts';
import { graph } from './graph_view.ts';
import { onShow, type Line } from './on_show.ts';
import { panels, sums } from './panels_view.ts';
import {
  betterLabel,
  deed,
  endSentence,
  hasBetter,
  reasons,
  sideSentence,
  startSentence,
  title,
  verdict,
  worth,
} from './sentences.ts';
import type { Review } from './review.ts';
import type { Shell } from '../views/page.ts';

/** @param again  asks the server again */
export function reviewView(review: Review, shell: Shell, again: () => void) {
  const shown = onShow(review);
  const solo = shown.frame.automa ? 'solo' : 'duel';
  return html`<main class=${`review ${solo}`} data-at=${review.state.at}>
      <div class="review-screen">
        ${boards(review, shown, shell)} ${offered(review, shown, shell)} ${summary(review)}
        ${acts(review)} ${sums(review)} ${graph(review, again)} ${steps(review)}
      </div>
      ${panels(review, shell)}
    </main>
    <div class="visually-hidden" role="status" aria-live="polite" data-testid="live-review">
      ${review.state.announced}
    </div>`;
}

export function reviewHead({ game, state }: Review, shell: Shell) {
  return html`<div class="review-head">
    <h1>${t('review-heading')}</h1>
    ${linkButton('back-to-game', game.back, withIcon('back', t('review-to-game')), 'quiet')}
    ${state.document ? toAnalysis(shell, state.document.link, state.at) : nothing}
  </div>`;
}

function summary(review: Review) {
  const { line, at } = review.state;
  if (line) return lineView(review, line);
  const { decision } = review;
  if (at === 0 || review.isOverview) return overview(review);
  const heading = html`<h2>
      ${t('review-move-was', { where: title(review), move: deed(review, false) })}
    </h2>
    ${decision ? html`<span class="worth">${worth(review, decision)}</span>` : nothing}`;
  return judged(
    heading,
    html`<p class=${`lost-line ${decision?.mark ?? ''}`} data-testid="lost-line">
        <b>${decision ? verdict(decision) : t('review-unjudged')}</b>
      </p>
      ${
        decision && hasBetter(decision)
          ? html`<p class="why" data-testid="reasons">
              ${betterLabel(decision, review.patches)}.
              ${reasons(decision, review.patches).join(' ')}
            </p>`
          : nothing
      }`,
  );
}

function judged(heading: unknown, words: unknown) {
  return html`<section
    class="judged"
    data-testid="told"
    tabindex="0"
    aria-label=${t('review-told')}
  >
    <div class="judged-head">${heading}</div>
    ${words}
  </section>`;
}

function overview(review: Review) {
  const { at } = review.state;
  const { view, moves } = review;
  const of = sideSentence(review, view);
  return judged(
    html`<h2>${t(at === moves ? 'review-end' : 'review-start')}</h2>`,
    html`<p class="lost-line">${at === moves ? endSentence(review) : startSentence(review)}</p>
      ${of ? html`<p class="why">${of}</p>` : nothing}`,
  );
}

function lineView(review: Review, line: Line) {
  const last = line.frames.length - 1;
  return judged(
    html`<h2>${t('review-line-at', { number: String(line.at), of: String(last) })}</h2>`,
    html`<ol class="line-moves" data-testid="line-moves">
      ${line.frames.slice(1).map(({ move, player }, index) => {
        const isNow = line.at === index + 1;
        const words = {
          name: nameOf(review.game.seats, player ?? 1),
          move: moveLabel(move ?? 'pass', review.patches),
        };
        return html`<li>
          <button
            type="button"
            class=${isNow ? 'now' : ''}
            aria-current=${isNow ? 'step' : 'false'}
            @click=${() => review.show({ line: { ...line, at: index + 1 } })}
          >
            ${t('review-line-move', words)}
          </button>
        </li>`;
      })}
    </ol>`,
  );
}

function acts(review: Review) {
  const { line, better } = review.state;
  const { decision } = review;
  const has = decision !== null && hasBetter(decision);
  const peek = (on: boolean) => (event: PointerEvent) =>
    event.pointerType === 'mouse' && review.peek(on);
  return html`<div class="acts">
    <button
      type="button"
      data-testid="show-better"
      aria-pressed=${better ? 'true' : 'false'}
      aria-disabled=${has && !line ? 'false' : 'true'}
      @click=${() => has && !line && review.compare(!better)}
      @pointerenter=${peek(true)}
      @pointerleave=${peek(false)}
    >
      ${icon('eye')}<span>${t('review-better')}</span>
    </button>
    ${button(
      'play-line',
      withIcon(line ? 'back' : 'forward', t(line ? 'review-leave-line' : 'review-line')),
      () => (has || line) && review.tryLine(),
      { off: !(has || line) },
    )}
    ${button('learn', withIcon('bulb', t('review-learn')), () => review.learn(), {
      off: !review.canLearn,
    })}
  </div>`;
}

function steps(review: Review) {
  const { costly, document, at } = review.state;
  const ranked = mostCostly(document, review.game.own);
  const has = marked(document, null).length > 0;
  const ways: [string, Parameters<typeof icon>[0], string, boolean, () => void][] = [
    ['review-mark-back', 'first', 'mark-back', has, () => review.toMark(-1)],
    ['review-back', 'back', 'step-back', review.canStep(-1), () => review.step(-1)],
    ['review-forward', 'forward', 'step-forward', review.canStep(1), () => review.step(1)],
    ['review-mark-forward', 'last', 'mark-forward', has, () => review.toMark(1)],
  ];
  return html`<nav class="steps-bar" aria-label=${t('review-heading')}>
    <div
      class="costly"
      role="group"
      aria-label=${t('review-three', whoIs(review.game.seats, review.view))}
    >
      ${[0, 1, 2].map((index) => {
        const decision = decisionAt(document, costly[index] ?? 0);
        if (!decision)
          return html`<button type="button" class="costly-one" aria-disabled="true">–</button>`;
        const points = tenths(decision.points_lost ?? 0);
        return html`<button
          type="button"
          class=${decision.number === at ? 'costly-one now' : 'costly-one'}
          data-testid=${`costly-${index + 1}`}
          aria-current=${decision.number === at ? 'true' : 'false'}
          title=${t('review-costly', {
            rank: String(ranked.indexOf(decision.number) + 1),
            number: String(decision.number),
            points,
          })}
          @click=${() => review.look(decision.number)}
        >
          <small>${t('review-move-number', { number: String(decision.number) })}</small>
          −${points}
        </button>`;
      })}
    </div>
    ${ways.map(([key, sign, id, can, run]) =>
      button(id, icon(sign), () => can && run(), {
        classes: id,
        off: !can,
        label: t(key),
        title: t(key),
      }),
    )}
    <p class="keys-hint">${t('review-keys')}</p>
  </nav>`;
}
