/** Letters that people without the right keyboard write with two letters. */
const EXPANDED: Readonly<Record<string, string>> = {
  å: 'aa',
  æ: 'ae',
  ä: 'ae',
  ø: 'oe',
  ö: 'oe',
  œ: 'oe',
  ü: 'ue',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};
/** The same letters as people write them who leave out the accents. */
const PLAIN: Readonly<Record<string, string>> = { ...EXPANDED, å: 'a', ä: 'a', ø: 'o', ö: 'o', ü: 'u' };

const SPECIAL = /[åæäøöœüßþðđłı]/g;

// Accents, Hebrew points, Arabic diacritics. In other scripts, such as Devanagari, marks are letters and stay.
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g;

/** Arabic letters that are written in several ways. The hamza that stands alone and the tatweel are left out. */
const ARABIC: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ء: '', ـ: '' };
const ARABIC_VARIANTS = /[ٱىیکةءـ]/g;
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** The article with the particles that are written together with it. At least two letters follow. */
const ARABIC_ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=..)/;

/** Most words need no folding, which would take ten times as long. */
const SIMPLE = /^[a-z0-9]+$/i;

/** Longer words are cut, because nobody types them. */
const MAX_LENGTH = 40;

/**
 * Returns the forms under which a word is found, the main one first: in lower case, without accents, and with letters
 * such as `ø` both as `oe` and as `o`. If a text is the beginning of a word, its forms are beginnings of the forms of the word.
 */
export function toTerms(word: string): string[] {
  if (SIMPLE.test(word)) return [word.toLowerCase().slice(0, MAX_LENGTH)];
  const lower = word.normalize('NFC').toLowerCase().normalize('NFC');
  const main = foldScripts(lower.replace(SPECIAL, (letter) => EXPANDED[letter] ?? letter));
  const stem = main.replace(ARABIC_ARTICLE, '');
  const plain =
    stem === main ? foldScripts(lower.replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)) : main;
  return [...new Set([stem, plain])].filter(Boolean).map((term) => term.slice(0, MAX_LENGTH));
}

function foldScripts(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(ARABIC_VARIANTS, (letter) => ARABIC[letter] ?? letter)
    .replace(ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .toLowerCase();
}
