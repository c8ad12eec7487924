/**
 * The player aid: the whole game on one sheet. It says the same as docs/rules.md, which a test
 * compares number by number.
 *
 * @typedef {'choosing' | 'again' | 'advancing' | 'income' | 'special' | 'tile' | 'scoring'}
 *   Picture   what may be drawn beside a part
 * @typedef {{title: string, picture?: Picture, lines: string[]}} Part
 */

/** @type {Part[]} */
export const AID = [
  {
    title: 'The goal',
    lines: [
      'Sew the fullest quilt of 9 by 9 spaces, and keep the most buttons.',
      'Buttons are money during the game and points at the end.',
    ],
  },
  {
    title: 'Components',
    lines: [
      'Two quilt boards of 9 by 9 spaces, a time board with spaces 0 to 53, two time tokens, ' +
        'a neutral token, buttons.',
      '33 patches, 5 special patches of 1 space, 1 special tile worth 7 points.',
    ],
  },
  {
    title: 'Set-up',
    lines: [
      'Each player takes an empty quilt and 5 buttons. Both time tokens start on space 0.',
      'Lay the 33 patches in a circle, in random order. The neutral token stands just past the ' +
        'patch of 2 spaces: the next three clockwise are on offer.',
      'Whoever last used a needle begins, with the time token on top. Or draw lots.',
    ],
  },
  {
    title: 'Whose turn',
    picture: 'again',
    lines: [
      'Whoever is further back on the time board, often several times in a row.',
      'On one space, the token on top moves: the one that came last.',
      'On space 53 you have no more turns; the other player goes on alone.',
    ],
  },
  {
    title: 'Your turn: buy a patch …',
    picture: 'choosing',
    lines: [
      'Take one of the next 3 patches. The neutral token moves into the gap, so those you skip ' +
        'come last.',
      'Pay its buttons. Turn it and flip it as you like, and sew it on free spaces: it need not ' +
        'touch another patch, and it stays there.',
      'Move your time token by its time, at most to space 53.',
    ],
  },
  {
    title: '… or advance',
    picture: 'advancing',
    lines: [
      'Move to the space just in front of the other token, at most to space 53. ' +
        'You get 1 button for each space.',
    ],
  },
  {
    title: 'Income',
    picture: 'income',
    lines: [
      'Reach or pass a button on the time board, and you get 1 button for each one printed on ' +
        'your quilt, with the new patch.',
      'Paydays: 5, 11, 17, 23, 29, 35, 41, 47 and 53.',
    ],
  },
  {
    title: 'Special patches',
    picture: 'special',
    lines: [
      'Whoever is first to reach or pass one must sew it on at once: 1 space, for nothing.',
      'They lie on 26, 32, 38, 44 and 50; on the original board on 20, 26, 32, 44 and 50.',
    ],
  },
  {
    title: 'Special tile',
    picture: 'tile',
    lines: ['The first full square of 7 by 7 spaces takes it, for good: 7 points.'],
  },
  {
    title: 'The end',
    picture: 'scoring',
    lines: [
      'Both tokens are on space 53. Score: your buttons, plus 7 for the special tile, minus 2 ' +
        'for each empty space. On equal scores, whoever reached 53 first wins.',
      'Example: 16 buttons, the special tile and 6 empty spaces make 16 + 7 − 12 = 11. ' +
        '21 buttons and 4 empty spaces make 21 − 8 = 13, and win.',
    ],
  },
  {
    title: 'Alone: the solo deck',
    lines: [
      'The Automa plays the other side, from a deck of 12 cards: normal (1 to 12) or tactical ' +
        '(13 to 24). Shuffle it and set 2 cards aside unseen. It has no quilt and no buttons; ' +
        'you begin. Choose a level from 1 to 5 and put its marker on the time board.',
      'On its turn, turn over the top card. Its budget says which of the next 3 patches it can ' +
        'take; of several, the card’s rules pick one, from top to bottom. It pays nothing, ' +
        'keeps the patch and moves by its time. If it can take none, it advances and gets no ' +
        'buttons for that.',
      'On a payday it gets as many buttons as the card says. It takes a special patch out of the ' +
        'game. At its marker it gets the special tile, if you don’t have it.',
      'When the deck is empty, shuffle all 12 cards. Its score: 7 for the special tile, and what ' +
        'its level counts.',
    ],
  },
];
