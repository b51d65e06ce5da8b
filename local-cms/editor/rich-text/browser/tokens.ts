/** A tag, a comment or a word of HTML, with the white space before it. */
export type Token = {
  space: string;
  text: string;
  /** Is equal for tokens that mean the same, however they are written. */
  key: string;
};

const PART = /[ \t\r\n\f]+|<!--[\s\S]*?-->|<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>|[^ \t\r\n\f<]+|</gi;
const TAG = /^<(\/?)([a-z][^\s/>]*)([\s\S]*?)\/?>$/i;
const ATTRIBUTE = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** White space beside these tags is not shown. */
const BLOCKS = [
  'address|article|aside|blockquote|caption|col|colgroup|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr',
  'li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul',
].join('|');
const BLOCK = new RegExp(`^</?(${BLOCKS})(?![\\w-])`, 'i');

/** The editing library writes other names for the same. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's', ins: 'u' };

export const isBlockTag = (text: string): boolean => BLOCK.test(text);

export const toTagName = (text: string): string => /^<\/?[a-z][^\s/>]*/i.exec(text)?.[0].toLowerCase() ?? '';

function decode(text: string): string {
  if (!text.includes('&')) return text;
  const element = document.createElement('textarea');
  element.innerHTML = text;
  return element.value;
}

function toKey(text: string): string {
  const [, end = '', name = '', rest = ''] = TAG.exec(text) ?? [];
  if (!name) return decode(text);
  const attributes = [...rest.matchAll(ATTRIBUTE)].map(
    ([, attribute = '', double, single, bare]) =>
      ` ${attribute.toLowerCase()}="${decode(double ?? single ?? bare ?? '')}"`,
  );
  const tag = name.toLowerCase();
  return `<${end}${SAME[tag] ?? tag}${attributes.join('')}>`;
}

/** Splits HTML into tokens. `rest` is the white space at its end. */
export function toTokens(html: string): { tokens: Token[]; rest: string } {
  const tokens: Token[] = [];
  let space = '';
  let isPre = false;
  for (const [text] of html.matchAll(PART)) {
    if (/^[ \t\r\n\f]/.test(text)) {
      space = text;
      continue;
    }
    const before = tokens.at(-1);
    const isShown = space !== '' && before && !isBlockTag(before.text) && !isBlockTag(text);
    const shown = isPre ? space : isShown ? ' ' : '';
    tokens.push({ space, text, key: shown + toKey(text) });
    if (/^<pre[\s>]/i.test(text)) isPre = true;
    else if (/^<\/pre/i.test(text)) isPre = false;
    space = '';
  }
  return { tokens, rest: space };
}

export const toHtml = (tokens: readonly Token[]): string =>
  tokens.map(({ space, text }) => space + text).join('');
