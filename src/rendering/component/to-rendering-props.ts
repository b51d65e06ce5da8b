import type { AnyRenderingProps, Rendering, RenderingFields } from './types';

export function toRenderingProps(rendering: Rendering): AnyRenderingProps {
  return { fields: toFields(rendering.fields), params: rendering.params ?? {}, rendering };
}

/** Returns only the fields that are objects. If the fields are a list, the indexes become the names. */
export function toFields(fields: unknown): RenderingFields {
  const entries: [string, unknown][] = Object.entries(fields ?? {});
  return Object.fromEntries(entries.filter(isObjectEntry));
}

/** Returns whether a rendering has a content item or fields. A contents resolver may send fields of any other item. */
export function hasContent({ dataSource, fields }: Rendering): boolean {
  return Boolean(dataSource) || Object.keys(toFields(fields)).length > 0;
}

function isObjectEntry(entry: [string, unknown]): entry is [string, object] {
  return typeof entry[1] === 'object' && entry[1] !== null;
}
