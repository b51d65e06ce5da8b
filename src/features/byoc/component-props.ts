import { isRecord } from '@/platform/json/json-types';
import { parseJson } from '@/platform/json/parse-json';

/** Returns `{}` for an empty text and the JSON `null`, and `null` for any other text that is not a JSON object. */
export function parseComponentProps(text: string | undefined): Record<string, unknown> | null {
  if (!text?.trim()) return {};
  const props = parseJson(text);
  return isRecord(props) ? props : props === null ? {} : null;
}
