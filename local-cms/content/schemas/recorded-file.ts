import { z } from 'zod';

import { createContentError } from '../content-error.ts';
import { findId } from '../stable-id.ts';
import type { FieldValue } from './field-value.ts';
import type { ItemFile } from './page-file.ts';

/** `json` is a layout response that was recorded from Experience Edge. The local CMS serves it unchanged. */
export type RecordedFile = ItemFile & { json: unknown };

const recordingSchema = z.looseObject({
  sitecore: z.union([
    z.looseObject({ route: z.looseObject({}) }),
    z.looseObject({ context: z.looseObject({}) }),
  ]),
});

// Ignores a missing or invalid name, id or field, because the local CMS serves the recorded page anyway.
const routeSchema = z.looseObject({
  sitecore: z.looseObject({
    route: z.looseObject({
      name: z.string().optional().catch(undefined),
      itemId: z.string().optional().catch(undefined),
      fields: z.record(z.string(), z.unknown()).catch({}),
    }),
  }),
});
const textField = z.looseObject({ value: z.string() });

function toTextFields(fields: Record<string, unknown>): Map<string, FieldValue> {
  return new Map(
    Object.entries(fields).flatMap(([name, field]): [string, FieldValue][] => {
      const text = textField.safeParse(field);
      return text.success ? [[name, { type: 'text', value: text.data.value, line: 1 }]] : [];
    }),
  );
}

function toJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    // V8's message ends with “(line 2 column 3)” or, for incomplete text, without a line.
    const line = Number(/\(line (\d+)/.exec(cause.message)?.[1] ?? text.trimEnd().split('\n').length);
    throw createContentError(file, line, `not readable as JSON: ${cause.message}`, { cause });
  }
}

export function toRecordedFile(file: string, text: string): RecordedFile {
  const json = toJson(file, text);
  if (!recordingSchema.safeParse(json).success) {
    throw createContentError(file, 1, 'a recorded page needs sitecore.route or sitecore.context');
  }
  const checked = routeSchema.safeParse(json);
  const route = checked.success ? checked.data.sitecore.route : { fields: {} };
  return {
    file,
    json,
    id: findId(route.itemId ?? ''),
    name: route.name ?? null,
    template: null,
    fields: { file, values: toTextFields(route.fields) },
    placeholders: null,
  };
}
