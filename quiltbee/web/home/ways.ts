/** The ways to play and the chosen one; their forms load after the first paint. */
import { sentenceOf } from '../core/problems.ts';
import type { Opponent } from './new_game_view.ts';
import type { Play } from './ways_page.ts';
import type { NewGame } from '../core/generated/messages.ts';
import type { Page } from '../shell/page.ts';

export class Ways {
  chosen: Opponent | null = null;
  /** Null until it is loaded. */
  play: Play | null = null;
  /** The person's own name as known to the server. */
  private name: string | null = null;
  private coming: Promise<Play> | null = null;

  /**
   * @param load  the forms
   * @param last  returns the last game
   */
  constructor(
    readonly page: Page,
    private load: () => Promise<{ Play: typeof Play }>,
    private last: () => NewGame | null,
  ) {}

  /** Load the forms; after a failure the next call tries again. */
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

  /** The request of the main button: the last game, else one at the chosen level. */
  get wanted(): NewGame {
    const level = this.page.shell.settings.strength;
    return this.last() ?? { opponent: 'computer', level, first: 'you', board: 'revised' };
  }

  start() {
    return this.page.leave('hero', async () => (await this.bring()).game.open(this.wanted));
  }
}
