/** The levels of the computer: the name of each, and whom it suits. */

/** Level 1 first. */
export const COMPUTER_LEVELS = [
  { level: 1, name: 'Beginner', suits: 'a child beats it' },
  { level: 2, name: 'Learner', suits: 'for a first game' },
  { level: 3, name: 'Casual', suits: 'for those who know the rules' },
  { level: 4, name: 'Regular', suits: 'for those who have played a few times' },
  { level: 5, name: 'Practised', suits: 'for those who play often' },
  { level: 6, name: 'Skilled', suits: 'for good players' },
  { level: 7, name: 'Strong', suits: 'for very good players' },
  { level: 8, name: 'Expert', suits: 'for the best of your club' },
  { level: 9, name: 'Master', suits: 'nearly all that the computer has' },
  { level: 10, name: 'Full strength', suits: 'all that it has; it thinks for about a second' },
];

/** `Level 3, Casual: for those who know the rules.` @param {number} level */
export function levelSentence(level) {
  const { name, suits } = COMPUTER_LEVELS[level - 1];
  return `Level ${level}, ${name}: ${suits}.`;
}
