import { isRecord } from '@/platform/json/json-types';
import { parseJson } from '@/platform/json/parse-json';

/** Parses the parameter ComponentProps. `null`: not a JSON object. An empty parameter is an empty object. */
export function parseComponentProps(text: string | undefined): Record<string, unknown> | null {
  if (!text?.trim()) return {};
  const props = parseJson(text);
  return isRecord(props) ? props : props === null ? {} : null;
}
