import { isRecord } from '../content/yaml/same-data.ts';

function* walkVariantIds(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    for (const part of value) yield* walkVariantIds(part);
  }
  if (!isRecord(value)) return;
  if (isRecord(value.experiences)) yield* Object.keys(value.experiences);
  // Skips fields, because an editor can create a field with the name `experiences`.
  const { fields: _fields, ...rest } = value;
  for (const part of Object.values(rest)) yield* walkVariantIds(part);
}

export const collectVariantIds = (layout: unknown): string[] => [...new Set(walkVariantIds(layout))];
