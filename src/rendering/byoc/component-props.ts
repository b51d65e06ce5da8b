import { isRecord } from '@/lib/json-kinds';

/** What the parameter ComponentProps says; `null`: it is no JSON object. Nothing written is an object without names. */
export function parseComponentProps(text: string | undefined): Record<string, unknown> | null {
  if (!text?.trim()) return {};
  const props = parseJson(text);
  return isRecord(props) ? props : props === null ? {} : null;
}

/** `undefined` is nothing that JSON can say. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
