/**
 * The movements of a table. The other side's actions are shown: the patch flies from the market to
 * the quilt, the token walks its spaces, crossed marks light up, buttons float up. Both sides have
 * special moments: a patch sinks in, a payday's buttons fly from the patches, a full 7x7 glows, and
 * at the end the quilts sew themselves. Everything shown is also on the page, so skipping loses
 * nothing. Animations have their kind as id.
 */
import { SIZE, fullest7x7 } from '../core/geometry.ts';
import { BOARD } from '../core/seats.ts';
import { patchIn, paydayOf } from '../core/sentences.ts';
import { html, render } from 'lit-html';
import { buttonDisc } from '../views/patch_art.ts';
import { lineAt, lineHeight, spaceAt } from '../views/time_board.ts';
import type { Move, Player, Table } from '../core/types.ts';
import type { Settings } from '../views/settings.ts';

type Scene = {
  happening: Move;
  /** 0 for the player's own action, with only its special moments. */
  milliseconds: number;
  /** A quilt whose 7x7 has just become full. */
  full: { player: Player; cells: string } | null;
  isEnd: boolean;
  gains: string[];
  marks: number[];
  picture: { box: DOMRect; image: Element } | null;
};

/** Durations of the special moments, in ms; the buttons of a payday start one after another. */
const SINKING = 240;
const PAYING = 650;
const GLOWING = 1600;
const SEWING = 700;
/** The width of a flying button before scaling, in px. */
const DISC = 20;
/** The distance from the first space of a 7x7 square to its last. */
const ACROSS = 6 * SIZE + 6;

export class Alive {
  /** Played after the next drawing. */
  scene: Scene | null = null;
  running: Animation[] = [];

  /** @param look  of the time board */
  constructor(
    public root: HTMLElement,
    public look: () => Settings['look'],
  ) {}

  /**
   * Note where a move's patch lies, before the new state is drawn.
   * @param happening  undefined unless the state is exactly one move ahead
   * @param before  null for a replay
   * @param milliseconds  0 for the player's own move
   */
  prepare(happening: Move | undefined, before: Table | null, after: Table, milliseconds: number) {
    this.scene = null;
    if (!happening) return;
    const isOwn = after.seats[happening.player - 1].yours && after.game !== BOARD;
    if (milliseconds === 0 && !isOwn) return;
    const letter = patchIn(happening.move);
    const offer = letter ? this.root.querySelector(`[data-patch="${letter}"] .framed`) : null;
    const picture = offer && { box: offer.getBoundingClientRect(), image: offer.cloneNode(true) };
    const { gains, marks } = paydayOf(happening, after.time_board);
    const { player } = happening;
    const [was, now] = [before, after].map((table) => table?.players[player - 1]);
    this.scene = {
      ...{ happening, milliseconds, gains, marks },
      full: was && now?.special_tile && !was.special_tile ? { player, cells: now.cells } : null,
      isEnd: before !== null && before.stage !== 'over' && after.stage === 'over',
      picture: picture as Scene['picture'],
    };
  }

  /** Play the scene after the drawing. */
  play() {
    const { scene } = this;
    this.scene = null;
    if (!scene) return;
    this.skip();
    if (scene.milliseconds === 0) this.sink(scene);
    else {
      this.fly(scene);
      this.walk(scene);
      this.light(scene);
      this.float(scene);
    }
    this.pay(scene);
    if (scene.full) this.glow(scene.full);
    if (scene.isEnd) this.sew();
  }

  /** Finish all movements at once. */
  skip() {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }

  run(element: Element, id: string, frames: Keyframe[], duration: number, delay: number = 0) {
    const timing = { duration, delay, easing: 'ease-in-out', fill: 'backwards' as const };
    const animation = element.animate(frames, { id, ...timing });
    this.running.push(animation);
    return animation;
  }

  /** Fly the patch from the market to its place. */
  fly({ happening: { move, player }, picture, milliseconds }: Scene) {
    const target = this.targetOf(patchIn(move), player);
    if (!picture || !target) return;
    const [from, to] = [picture.box, target.getBoundingClientRect()];
    const image = this.overlay('flying', [picture.image]);
    const at = (box: DOMRect, scale: number) => ({
      transform: `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px)
        translate(-50%, -50%) scale(${scale})`,
    });
    const size = Math.max(to.width, to.height) / 170;
    const way = [at(from, from.width / 170), at(to, size)];
    this.run(image, 'fly', way, milliseconds * 0.9).onfinish = () => image.remove();
    if (target.matches('g')) {
      const hidden = [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }];
      this.run(target, 'appear', hidden, milliseconds);
    }
  }

  /** Return the target of a patch: its place on a visible quilt, or the player's bar. */
  targetOf(letter: string | null, player: Player) {
    const sewn = [...this.root.querySelectorAll(`[data-sewn="${letter}"]`)];
    const shown = sewn.filter((each) => each.getBoundingClientRect().width > 0);
    const [largest] = shown.sort(
      (a, b) => b.getBoundingClientRect().width - a.getBoundingClientRect().width,
    );
    return largest ?? this.root.querySelector(`[data-testid="player-${player}"]`);
  }

  /** Move the token space by space. */
  walk({ happening: { change, player }, milliseconds }: Scene) {
    if (!change || change.to <= change.from) return;
    const spaces = Array.from(
      { length: change.to - change.from + 1 },
      (_, step) => change.from + step,
    );
    const onBoard = (space: number) => spaceAt(this.look(), space);
    const onLine = (space: number) => ({ x: lineAt(space), y: lineHeight(player) });
    for (const [board, at] of [
      ['spiral', onBoard],
      ['time-line', onLine],
    ] as const) {
      const token = this.root.querySelector(`.${board} .token-${player}`);
      const frames = spaces.map(at).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
      if (token) this.run(token, 'walk', frames, milliseconds * 0.9);
    }
  }

  light({ marks, milliseconds }: Scene) {
    for (const mark of marks) {
      for (const element of this.root.querySelectorAll(`[data-mark="${mark}"]`)) {
        const blink = [{ opacity: 1 }, { opacity: 0.1 }, { opacity: 1 }];
        this.run(element, 'light', blink, milliseconds);
      }
    }
  }

  /** Float the gains above the player's buttons. */
  float({ happening: { player }, gains, milliseconds }: Scene) {
    const number = this.root.querySelector(`[data-testid="buttons-${player}"]`);
    const box = number?.getBoundingClientRect();
    if (!box || gains.length === 0) return;
    const text = this.overlay('floating', [gains.join(' · ')]);
    const [x, y] = [box.x - 4, box.y - 4];
    const frames = [
      { transform: `translate(${x}px, ${y + 10}px)`, opacity: 0 },
      { transform: `translate(${x}px, ${y}px)`, opacity: 1, offset: 0.25 },
      { transform: `translate(${x}px, ${y - 12}px)`, opacity: 1 },
    ];
    this.run(text, 'float', frames, milliseconds).onfinish = () => text.remove();
  }

  /** Sink the player's own patch into the quilt. */
  sink({ happening: { move, player } }: Scene) {
    const target = this.targetOf(patchIn(move), player);
    if (!target?.matches('g')) return;
    const lifted = {
      transform: 'translateY(-1.4px)',
      filter: 'drop-shadow(0 1.4px 1px var(--shade))',
    };
    this.run(target, 'sink', [lifted, { transform: 'none', filter: 'none' }], SINKING);
  }

  /** Fly the buttons of a payday from the patches to the player's count. */
  pay({ happening: { player, change }, milliseconds }: Scene) {
    const count = this.root.querySelector(`[data-testid="buttons-${player}"]`);
    if (!count || !change?.income) return;
    const to = count.getBoundingClientRect();
    const discs = this.root.querySelectorAll(
      `[data-testid="quilt-${player}"] [data-sewn] use[href="#button"]`,
    );
    [...discs].forEach((disc, index) => {
      const from = disc.getBoundingClientRect();
      if (from.width === 0) return;
      const flown = this.overlay('payday', []);
      render(html`<svg viewBox="-10 -10 20 20">${buttonDisc(0, 0, 10)}</svg>`, flown);
      const at = ({ x, y, width, height }: DOMRect) =>
        `translate(${x + width / 2}px, ${y + height / 2}px) translate(-50%, -50%)`;
      const frames = [
        { transform: `${at(from)} scale(${from.width / DISC})` },
        { transform: `${at(to)} scale(${to.height / DISC})`, opacity: 1, offset: 0.9 },
        { transform: `${at(to)} scale(${to.height / DISC})`, opacity: 0 },
      ];
      const time = milliseconds ? milliseconds * 0.9 : PAYING;
      const delay = milliseconds ? 0 : index * 40;
      this.run(flown, 'pay', frames, time, delay).onfinish = () => flown.remove();
    });
  }

  glow({ player, cells }: NonNullable<Scene['full']>) {
    const spaces = this.root.querySelectorAll(`#grid-${player} .cell`);
    const { first: at } = fullest7x7(cells);
    const [first, last] = [at, at + ACROSS].map((each) => spaces[each]?.getBoundingClientRect());
    if (!first?.width || !last) return;
    const glowing = this.overlay('glowing', []);
    Object.assign(glowing.style, {
      ...{ left: `${first.left}px`, top: `${first.top}px` },
      ...{ width: `${last.right - first.left}px`, height: `${last.bottom - first.top}px` },
    });
    const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }];
    this.run(glowing, 'glow', frames, GLOWING).onfinish = () => glowing.remove();
  }

  /** Sew all stitches of both quilts, patch by patch. */
  sew() {
    const unsewn = { opacity: 0, strokeDashoffset: 22 };
    this.root.querySelectorAll('.spread [data-sewn] .stitches').forEach((each, index) => {
      this.run(each, 'sew', [unsewn, { opacity: 1, strokeDashoffset: 0 }], SEWING, index * 40);
    });
  }

  overlay(name: string, content: (Node | string)[]) {
    const element = document.createElement('div');
    element.className = `overlay ${name}`;
    element.setAttribute('aria-hidden', 'true');
    element.append(...content);
    document.body.append(element);
    return element;
  }
}
