/** Challenges: their terms, the terms that a bot accepts, and the challenge itself. */
import { call } from '../core/api.ts';
import { SPEEDS, clockOf } from '../core/clock.ts';
import { t } from '../core/words.ts';
import { Form, onOff, selection } from '../views/form.ts';
import { button } from '../views/icons.ts';
import type { OnlineBot } from '../core/generated/messages.ts';
import type { Page } from '../shell/page.ts';

/** Bots' names for the speeds. */
const PACES = {
  none: 'untimed',
  short: 'real-time',
  long: 'real-time',
  days: 'correspondence',
} as const;

/** The terms of a challenge. */
const TERMS = {
  speed: selection(
    'ask-clock',
    'clock',
    SPEEDS.map(({ key }) => key),
    (key) => t(`speed-${key}`),
  ),
  /** Only with people; bots always start as usual. */
  fair: selection('ask-fair', 'lobby-start-with-people', ['usual', 'cut', 'both'], (way) =>
    t(`starts-way-${way}`),
  ),
  rated: onOff('ask-rated', 'tick-rated'),
};

export class Asking {
  readonly terms: Form<typeof TERMS>;

  /** @param ownName  the user's name at the table */
  constructor(
    readonly page: Page,
    private ownName: () => string | null = () => null,
  ) {
    this.terms = new Form(TERMS, page.changed);
  }

  get request() {
    const { speed, rated } = this.terms.values;
    const clock = clockOf(speed);
    return { name: this.ownName(), clock, rated: rated && clock !== null };
  }

  /** Test whether a bot accepts these terms. */
  isFor({ rating, pace }: OnlineBot) {
    const isRating = rating === 'any' || (rating === 'rated') === this.request.rated;
    return isRating && (pace === 'any' || pace === PACES[this.terms.values.speed]);
  }

  /** @param bot  its id */
  challenge(bot: string) {
    return call('POST /api/challenges', { bot, ...this.request, takebacks: !this.request.rated });
  }
}

/** Format a bot's restrictions: `only rated, only correspondence`; empty if it has none. */
export function onlyWords({ rating, pace }: OnlineBot) {
  const only = [rating, pace].filter((each) => each !== 'any');
  return only.map((each) => t(`bot-only-${each}`)).join(', ');
}

/** A button that challenges a bot, without effect on terms that the bot declines. */
export function challengeButton(bot: OnlineBot, asking: Asking, send: () => void) {
  return action(
    asking.page,
    'challenge',
    t('lobby-challenge'),
    t('lobby-challenge-whom', { name: bot.name }),
    send,
    asking.isFor(bot),
  );
}

/** @param label  includes the opponent's name */
export function action(
  page: Pick<Page, 'busy'>,
  name: string,
  text: string,
  label: string,
  act: () => void,
  isOn: boolean = true,
) {
  return button(name, text, () => isOn && act(), { off: !(page.busy === null && isOn), label });
}
