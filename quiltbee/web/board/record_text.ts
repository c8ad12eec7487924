/** The layout of a game record: its tags in their order, and words in lines (docs/notation.md). */

const COLUMNS = 80;
/** The tags that every record has, in this order, and what stands where nothing is known. */
const REQUIRED = ['Event', 'Site', 'Date', 'Player1', 'Player2', 'Ring', 'Result'];
const UNKNOWN = { Event: '?', Site: '?', Date: '????.??.??', Player1: '?', Player2: '?' };
/** Those about the start come next. */
const START = ['Board', 'SetUp', 'Position', 'Opponent', 'Deck', 'Level', 'Cards', 'Score'];

/**
 * @param tags  with `Result`, and `Ring` unless it starts from a position
 * @param words  moves, comments and the result
 */
export function recordText(tags: Record<string, string>, words: string[]) {
  const all = { ...UNKNOWN, ...(tags.Opponent === 'Automa' && { Player2: 'Automa' }), ...tags };
  const first = [...REQUIRED, ...START].filter((name) => name in all);
  const others = Object.keys(all).filter((name) => !first.includes(name));
  const lines = [...first, ...others].map(
    (name) => `[${name} "${(all as Record<string, string>)[name].replace(/[\\"]/g, '\\$&')}"]`,
  );
  return [...lines, '', ...wrapped(words), ''].join('\n');
}

/** Lines of words. */
function wrapped(words: string[]) {
  const lines: string[] = [];
  for (const word of words) {
    const line = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && [...line].length <= COLUMNS) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}
