import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** The namespace of the version 5 UUIDs (RFC 9562 §5.5). A new namespace would change all UUIDs. */
const NAME_SPACE = Buffer.from('6f1b3c8e5d2a4b7f9c0e1d2f3a4b5c6d', 'hex');

/** Each load of the content needs the same UUIDs. A thousand of them take about 200 KB. */
const known = new LRUCache<string, string>({ max: 50_000 });

/** Creates a version 5 UUID from words. Equal words, in upper or lower case, always give the same UUID. */
export function createStableId(...words: readonly string[]): string {
  const text = words.join('\n').toLowerCase();
  const id = known.get(text) ?? hashName(text);
  known.set(text, id);
  return id;
}

function hashName(name: string): string {
  const hash = createHash('sha1').update(NAME_SPACE).update(name).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const idPattern = /^\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/i;

/** Reads an id with or without braces and dashes; null if the text is not an id. */
export function findId(text: string): string | null {
  const parts = idPattern.exec(text.trim());
  return parts ? parts.slice(1).join('-').toLowerCase() : null;
}

/** Formats an id for the argument `format` of Experience Edge's field `id`; null for an unknown format. */
export function formatId(id: string, format: string): string | null {
  const upper = id.toUpperCase();
  switch (format.toUpperCase()) {
    case 'N':
      return upper.replaceAll('-', '');
    case 'D':
      return id;
    case 'B':
      return `{${upper}}`;
    case 'P':
      return `(${upper})`;
    default:
      return null;
  }
}

export const toBracedId = (id: string): string => `{${id.toUpperCase()}}`;
