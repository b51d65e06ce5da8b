/** A word and where it is in its text, in UTF-16 units. */
export type Word = { text: string; start: number; end: number };

// Chinese and Japanese have no spaces between words.
const WORDS =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+)|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+/gu;

/** Yields the words of a text in their order. A text without spaces yields each pair of neighboring characters. */
export function* listWords(text: string): Generator<Word> {
  for (const match of text.matchAll(WORDS)) {
    const start = match.index;
    if (match[1] === undefined) yield { text: match[0], start, end: start + match[0].length };
    else yield* listPairs(match[1], start);
  }
}

function* listPairs(run: string, at: number): Generator<Word> {
  const characters = [...run];
  let start = at;
  for (let i = 0; i < Math.max(1, characters.length - 1); i++) {
    const text = characters.slice(i, i + 2).join('');
    yield { text, start, end: start + text.length };
    start += characters[i]?.length ?? 1;
  }
}
