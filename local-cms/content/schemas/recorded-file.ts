import { z } from 'zod';

import { createContentError } from '../content-error.ts';
import { readJsonSource } from '../json-source.ts';
import { findId } from '../stable-id.ts';
import type { FieldValue } from './field-value.ts';
import type { ItemFile } from './page-file.ts';
import type { ItemRecording } from './recorded-site.ts';

/**
 * `json` is a layout response that was recorded from Experience Edge, and `fieldsJson` the fields of its page by name.
 * The local CMS serves both unchanged.
 */
export type RecordedFile = ItemFile & {
  json: unknown;
  fieldsJson: Readonly<Record<string, unknown>>;
  info: RecordedInfo | null;
};

/** What Experience Edge returned for the page of a recorded site besides its layout. */
export type RecordedInfo = Pick<ItemRecording, 'languages' | 'variantIds'>;

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
const textField = z.object({ value: z.string().catch('') }).catch({ value: '' });

/** The type of a recorded field is unknown, so each is a text. The text of an image or a link is empty. */
function toTextFields(fields: Record<string, unknown>): Map<string, FieldValue> {
  return new Map(
    Object.entries(fields).map(([name, field]) => [
      name,
      { type: 'text', value: textField.parse(field).value, line: 1 },
    ]),
  );
}

function toFile(file: string, json: unknown, info: RecordedInfo | null): RecordedFile {
  if (!recordingSchema.safeParse(json).success) {
    throw createContentError(file, 1, 'a recorded page needs sitecore.route or sitecore.context');
  }
  const checked = routeSchema.safeParse(json);
  const route = checked.success ? checked.data.sitecore.route : { fields: {} };
  return {
    file,
    json,
    fieldsJson: route.fields,
    info,
    id: findId(route.itemId ?? ''),
    name: route.name ?? null,
    template: null,
    fields: { file, values: toTextFields(route.fields) },
    placeholders: null,
  };
}

export const toRecordedFile = (file: string, text: string): RecordedFile =>
  toFile(file, readJsonSource(file, text).data, null);

export type RecordedPage = RecordedFile & { number: number };

export type RecordedErrorPages = { notFound: RecordedPage | null; serverError: RecordedPage | null };

/** Converts a page of a recorded site. Takes its id from Experience Edge's item and not from its layout. */
export const toRecordedPage = (
  file: string,
  { id, version, rendered, ...info }: ItemRecording,
): RecordedPage => ({
  ...toFile(file, rendered, info),
  id: findId(id),
  number: version,
});
