/** A language of a test's own: texts of the sample hotel in words that nobody else has, as long as the originals. */

// cspell:ignore bcdfghjklmnprstv aeiou babab cabab
const consonants = 'bcdfghjklmnprstv';
const vowels = 'aeiou';

/** Words so short stay: they name nothing. */
const longestKept = 2;

/** What begins a table's caption in Markdown. */
const syntax = /^table$/i;

/** The word of a number, as long as asked: 'babab', 'cabab'. */
function wordOf(count: number, length: number): string {
  let rest = count;
  return Array.from({ length }, (_, at) => {
    const letters = at % 2 ? vowels : consonants;
    const letter = letters[rest % letters.length];
    rest = Math.floor(rest / letters.length);
    return letter;
  }).join('');
}

const withCapitalsOf = (like: string, word: string) =>
  like === like.toUpperCase()
    ? word.toUpperCase()
    : /^[A-Z]/.test(like)
      ? word.charAt(0).toUpperCase() + word.slice(1)
      : word;

/** What is no word: targets of links, tokens, anchors, addresses. */
const kept = String.raw`\]\([^)]*\)|\{[^}]*\}|https?:\S+|\S+@\S+`;

/** A translator, in which equal words stay equal and others stay apart. */
export function createTranslation() {
  const words = new Map<string, string>();
  const counts = new Map<number, number>();

  function madeUp(length: number): string {
    const count = counts.get(length) ?? 0;
    counts.set(length, count + 1);
    return wordOf(count, length);
  }

  function translated(word: string): string {
    if (word.length <= longestKept || syntax.test(word)) return word;
    const key = word.toLowerCase();
    const found = words.get(key) ?? madeUp(word.length);
    words.set(key, found);
    return withCapitalsOf(word, found);
  }

  return (text: string): string =>
    text.replace(
      new RegExp(`(${kept})|(\\p{L}[\\p{L}’]*)`, 'gu'),
      (_, keep, word) => keep ?? translated(word),
    );
}
