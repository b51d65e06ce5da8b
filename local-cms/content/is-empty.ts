/** What a rich text shows without any words. */
const SHOWN_WITHOUT_WORDS = /<(img|video|audio|iframe|svg|hr|input)\b/i;

/** Whether a field of the type says nothing, with its value as in the file or as it is loaded. */
export function isEmptyValue(type: string, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'string') return false;
  if (type !== 'rich text') return value.trim() === '';
  const words = value.replaceAll(/<[^>]*>|&nbsp;|&#160;/g, ' ');
  return words.trim() === '' && !SHOWN_WITHOUT_WORDS.test(value);
}
