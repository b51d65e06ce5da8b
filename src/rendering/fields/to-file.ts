import { decodeText } from '@/platform/text/decode-text';
import { isScriptLink } from '../navigation/link-kind';
import { getText } from './field-values';

/** `text` is the text of the link. `kind` is the file extension in capitals, or `null` when it is unknown. */
export type FileValue = { src: string; text: string; kind: string | null };

/** Returns `null` when the field has no file, or when its URL would run a script. */
export function toFile(field: unknown): FileValue | null {
  const src = getText(field, 'value', 'src');
  if (!src || isScriptLink(src)) return null;
  const name = toFileName(src);
  const text = getText(field, 'value', 'title') || getText(field, 'value', 'displayName') || name;
  const kind = /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase();
  // Sitecore uses the extension `ashx` for media of any type, so it does not tell the kind.
  return { src, text, kind: kind && kind !== 'ASHX' ? kind : null };
}

/** Returns the decoded file name, or the whole URL when it contains no file name. */
function toFileName(src: string): string {
  const [path = ''] = src.split(/[?#]/, 1);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (decodeText(name) ?? name) || src;
}
