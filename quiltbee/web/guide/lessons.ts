/**
 * The first game as data: two chapters with a position, texts, the newcomer's decisions and Bee's
 * replies. All moves follow the ordinary rules.
 */
/**
 * A place to outline: `quilt`, `buttons`, `offers`, `pass`, `time`, `tile`, `result`, `patch:e` (an
 * offer) or `cell:e6` (a space of the player's quilt).
 */
type Place = string;

/** A decision: a letter (that patch, anywhere), `pass`, `+e6`, or `any`. */
export type Wanted = string;

export type Lesson = {
  /** One idea. This and all other texts are keys of messages. */
  text: string;
  points: Place[];
  /** The label of the button that continues. */
  next?: string;
  /** The decision that continues, in place of a button. */
  wants?: Wanted;
  /** Shown while the patch is in hand. */
  hand?: string;
  /** Shown after any other decision. */
  instead?: string;
  /** Bee's moves when the newcomer continues. */
  replies?: string[];
};

/** `from` is the initial position. */
type Chapter = { from: string; lessons: Lesson[] };

const BEGINNING: Lesson[] = [
  {
    text: 'guide-welcome',
    points: ['quilt'],
  },
  { text: 'guide-purse', points: ['buttons'] },
  {
    text: 'guide-offers',
    points: ['offers'],
  },
  {
    text: 'guide-first-patch',
    hand: 'guide-first-patch-hand',
    instead: 'guide-first-patch-instead',
    points: ['patch:e'],
    wants: 'e',
  },
  {
    text: 'guide-sewn',
    points: ['time'],
  },
  {
    text: 'guide-whose-turn',
    points: ['time'],
    next: 'guide-watch',
    replies: ['Q0a1'],
  },
  {
    text: 'guide-ahead',
    points: ['time'],
  },
  {
    text: 'guide-second-patch',
    hand: 'guide-second-patch-hand',
    instead: 'guide-second-patch-instead',
    points: ['patch:C'],
    wants: 'C',
  },
  {
    text: 'guide-again',
    points: ['time'],
  },
  {
    text: 'guide-pass',
    instead: 'guide-pass-instead',
    points: ['pass'],
    wants: 'pass',
  },
  { text: 'guide-payday', points: ['time'] },
  {
    text: 'guide-income',
    points: ['quilt'],
  },
  {
    text: 'guide-behind',
    points: ['time'],
    next: 'guide-watch',
    replies: ['a0d1'],
  },
  {
    text: 'guide-choice',
    hand: 'guide-choice-hand',
    points: ['patch:H'],
    wants: 'any',
  },
  {
    text: 'guide-onwards',
    points: [],
    next: 'guide-skip-ahead',
  },
];

const END: Lesson[] = [
  {
    text: 'guide-hole',
    points: ['cell:e6'],
  },
  {
    text: 'guide-leather',
    points: ['time'],
  },
  {
    text: 'guide-third-patch',
    hand: 'guide-third-patch-hand',
    instead: 'guide-third-patch-instead',
    points: ['patch:a'],
    wants: 'a',
  },
  {
    text: 'guide-special',
    instead: 'guide-special-instead',
    points: ['cell:e6'],
    wants: '+e6',
  },
  {
    text: 'guide-tile',
    points: ['tile'],
  },
  { text: 'guide-last-turn', points: ['time'], next: 'guide-watch', replies: ['T0f7'] },
  {
    text: 'guide-last-pass',
    instead: 'guide-last-pass-instead',
    points: ['pass'],
    wants: 'pass',
  },
  {
    text: 'guide-scores',
    points: ['result'],
  },
  {
    text: 'guide-level',
    points: [],
    next: 'guide-play',
  },
];

export const CHAPTERS: Chapter[] = [
  {
    from:
      '9/9/9/9/9/9/9/9/9 9/9/9/9/9/9/9/9/9 5.0 5.0 ' + 'ReIQfCSWaZHJKUVLEdOTXMFYDgPbBNcGA 1 - r',
    lessons: BEGINNING,
  },
  {
    from:
      'LLVOOOO1N/LVVVOZZ1N/LVVVeZb1N/LLVeeZb1N/dddeZZb1N/d*de1bbb1/WWWWKKK2/3W1K3/MMMM5 ' +
      'EEffSSSYY/JEEffgSYY/JJXXXgggY/JJ*XCCggY/UJUX1CDDD/UUUPPPPBB/U1U1PP1B1/9/9 ' +
      '6.48 9.49 GaTcIQFAHR 1 - r',
    lessons: END,
  },
];

/** The opponent. */
export const BEE = 'Bee';
