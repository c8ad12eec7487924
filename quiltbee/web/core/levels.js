/** The levels of the computer: the name of each, and whom it suits. */

/** Level 1 first. */
export const COMPUTER_LEVELS = [
  { level: 1, name: 'Beginner', words: 'a child beats it' },
  { level: 2, name: 'Learner', words: 'for a first game' },
  { level: 3, name: 'Casual', words: 'for those who know the rules' },
  { level: 4, name: 'Regular', words: 'for those who have played a few times' },
  { level: 5, name: 'Practised', words: 'for those who play often' },
  { level: 6, name: 'Skilled', words: 'for good players' },
  { level: 7, name: 'Strong', words: 'for very good players' },
  { level: 8, name: 'Expert', words: 'for the best of your club' },
  { level: 9, name: 'Master', words: 'nearly all that the computer has' },
  { level: 10, name: 'Full strength', words: 'all that it has; it thinks for about a second' },
];

/** `Level 3, Casual: for those who know the rules.` @param {number} level */
export function levelWords(level) {
  const { name, words } = COMPUTER_LEVELS[level - 1];
  return `Level ${level}, ${name}: ${words}.`;
}
