const NO_VOID_TAG = /<(?!!|(area|br|hr|img|input|source|track|wbr)\b)/gi;

/**
 * Markup of a field that is shown as markup. The server leaves a text without end tags as it is, since a layout does
 * not tell rich text from a line of text (docs/decisions/014); of `1 < 2` or `Anna <anna@example.org>` only tags that
 * need no end are tags.
 */
export function toMarkup(text: string): string {
  return text.includes('</') ? text : text.replace(NO_VOID_TAG, '&lt;');
}
