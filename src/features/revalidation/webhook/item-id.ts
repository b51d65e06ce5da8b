const ITEM_ID = /^\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/i;

/** Writes an item id without braces and dashes, in lower case. Returns `null` for any other text. */
export function toItemId(text: string): string | null {
  const parts = ITEM_ID.exec(text.trim());
  return parts ? parts.slice(1).join('').toLowerCase() : null;
}

const BRACED_ID = /\{[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}\}/gi;

/** Returns the ids that a text contains, such as `{…}|{…}`. Ids in a text have braces, unless it is one id alone. */
export function listItemIds(text: string): string[] {
  const alone = toItemId(text);
  const ids = alone ? [alone] : (text.match(BRACED_ID) ?? []).flatMap((id) => toItemId(id) ?? []);
  return [...new Set(ids)];
}
