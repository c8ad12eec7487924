/** The ways to play: which one is chosen; what it asks is brought after the first paint. */
import { sentenceOf } from '../core/problems.ts';
import type { Opponent } from './new_game_view.ts';
import type { Play } from './ways_page.ts';
import type { NewGame } from '../core/generated/messages.ts';
import type { Page } from '../shell/page.ts';

export class Ways {
  /** Null until one is chosen. */
  chosen: Opponent | null = null;
  /** Null until it has come. */
  play: Play | null = null;
  /** One's own name, once the server has said it. */
  private name: string | null = null;
  private coming: Promise<Play> | null = null;

  /**
   * @param load  what the ways ask
   * @param last  the game that was begun last
   */
  constructor(
    readonly page: Page,
    private load: () => Promise<{ Play: typeof Play }>,
    private last: () => NewGame | null,
  ) {}

  /** Bring what the ways ask; without an answer the next time asks again. */
  bring(): Promise<Play> {
    this.coming ??= this.load().then(
      ({ Play: Playing }) => {
        this.play = new Playing(this.page);
        this.play.game.fillIn(this.name);
        this.page.changed();
        return this.play;
      },
      (problem) => {
        this.coming = null;
        throw problem;
      },
    );
    return this.coming;
  }

  fillIn(name: string | null) {
    this.name = name;
    this.play?.game.fillIn(name);
  }

  async choose(way: Opponent) {
    this.chosen = way;
    this.page.changed();
    try {
      (await this.bring()).choose(way);
    } catch (problem) {
      this.page.errors.hero = sentenceOf(problem);
      this.page.changed();
    }
  }

  /** What the first page's button begins: what was begun last, else a game at the level chosen. */
  get wanted(): NewGame {
    const level = this.page.shell.settings.strength;
    return this.last() ?? { opponent: 'computer', level, first: 'you', board: 'revised' };
  }

  start() {
    return this.page.leave('hero', async () => (await this.bring()).game.open(this.wanted));
  }
}
