import { isRecord } from '@/lib/json-kinds';
import { isScriptLink } from './link-kind';

/** `text` is what a visitor reads; `kind` is the ending of its name, `null` when it has none. */
export type FileValue = { src: string; text: string; kind: string | null };

/** `null` when the field holds no file, or one that nobody may open. */
export function toFile(field: unknown): FileValue | null {
  const value = isRecord(field) ? field.value : undefined;
  if (!isRecord(value)) return null;
  const src = toPlain(value.src);
  if (!src || isScriptLink(src)) return null;
  const name = toFileName(src);
  const text = toPlain(value.title) || toPlain(value.displayName) || name;
  const kind = /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase();
  return { src, text, kind: kind && kind !== 'ASHX' ? kind : null };
}

/** The name in the address, or the address where it has none. The ending `ashx` says nothing of the file. */
function toFileName(src: string): string {
  const [path = ''] = src.split(/[?#]/, 1);
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name) || src;
  } catch (error) {
    if (error instanceof URIError) return name;
    throw error;
  }
}

function toPlain(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
