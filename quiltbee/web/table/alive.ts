/**
 * The movements of what the other side does: the patch flies from the market to the quilt, the
 * token walks its spaces, the marks that it crosses light up, buttons float up. They only show what
 * the page already says; whoever skips them misses nothing.
 */
import { patchIn, paydayOf } from '../core/sentences.ts';
import { lineAt, lineHeight, spaceAt } from '../views/time_board.ts';
import type { Decision as Happening } from '../core/rules/types.ts';
import type { Player, TimeBoard } from '../core/types.ts';
import type { Settings } from '../views/settings.ts';

type Scene = {
  happening: Happening;
  milliseconds: number;
  gains: string[];
  marks: number[];
  picture: { box: DOMRect; image: Element } | null;
};

export class Alive {
  /** What is shown with the next drawing. */
  scene: Scene | null = null;
  running: Animation[] = [];

  /** @param look  of the time board */
  constructor(
    public root: HTMLElement,
    public look: () => Settings['look'],
  ) {}

  /**
   * Before a state is drawn: remember where its patch lies.
   * @param happening  what led there; undefined where it is not one move further
   * @param milliseconds  0: nothing moves
   */
  prepare(happening: Happening | undefined, board: TimeBoard, milliseconds: number) {
    this.scene = null;
    if (!happening || milliseconds === 0) return;
    const letter = patchIn(happening.move);
    const offer = letter ? this.root.querySelector(`[data-patch="${letter}"] .framed`) : null;
    const picture = offer && { box: offer.getBoundingClientRect(), image: offer.cloneNode(true) };
    const { gains, marks } = paydayOf(happening, board);
    this.scene = {
      ...{ happening, milliseconds, gains, marks },
      picture: picture as Scene['picture'],
    };
  }

  /** After the drawing: let everything move. */
  play() {
    const { scene } = this;
    this.scene = null;
    if (!scene) return;
    this.skip();
    this.fly(scene);
    this.walk(scene);
    this.light(scene);
    this.float(scene);
  }

  /** End all movements at once. */
  skip() {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }

  run(element: Element, frames: Keyframe[], duration: number) {
    const animation = element.animate(frames, { duration, easing: 'ease-in-out' });
    this.running.push(animation);
    return animation;
  }

  /** The patch, from the market to where it is sewn. */
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
    this.run(image, [at(from, from.width / 170), at(to, size)], milliseconds * 0.9).onfinish = () =>
      image.remove();
    if (target.matches('g')) {
      this.run(target, [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], milliseconds);
    }
  }

  /** Where a patch goes to: its place on a quilt that is shown, or the player's bar. */
  targetOf(letter: string | null, player: Player) {
    const sewn = [...this.root.querySelectorAll(`[data-sewn="${letter}"]`)];
    const shown = sewn.filter((each) => each.getBoundingClientRect().width > 0);
    const [largest] = shown.sort(
      (a, b) => b.getBoundingClientRect().width - a.getBoundingClientRect().width,
    );
    return largest ?? this.root.querySelector(`[data-testid="player-${player}"]`);
  }

  /** The token, space by space. */
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
      if (token) this.run(token, frames, milliseconds * 0.9);
    }
  }

  /** The marks that were crossed. */
  light({ marks, milliseconds }: Scene) {
    for (const mark of marks) {
      for (const element of this.root.querySelectorAll(`[data-mark="${mark}"]`)) {
        this.run(element, [{ opacity: 1 }, { opacity: 0.1 }, { opacity: 1 }], milliseconds);
      }
    }
  }

  /** What the player gains or pays, above the buttons that they have. */
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
    this.run(text, frames, milliseconds).onfinish = () => text.remove();
  }

  /** Something that lies over the page while it moves. */
  overlay(name: string, content: (Node | string)[]) {
    const element = document.createElement('div');
    element.className = `overlay ${name}`;
    element.setAttribute('aria-hidden', 'true');
    element.append(...content);
    document.body.append(element);
    return element;
  }
}
