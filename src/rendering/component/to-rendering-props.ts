import type { AnyRenderingProps, Rendering, RenderingFields } from './types';

/** Returns the props of the component that shows a rendering. Nothing else connects the two. */
export function toRenderingProps(rendering: Rendering): AnyRenderingProps {
  return { fields: toFields(rendering.fields), params: rendering.params ?? {}, rendering };
}

/** Returns the fields that are objects or lists. Fields come by name, or as a list from some resolvers of the CMS. */
export function toFields(fields: unknown): RenderingFields {
  const entries: [string, unknown][] = Object.entries(fields ?? {});
  return Object.fromEntries(entries.filter(isObjectEntry));
}

function isObjectEntry(entry: [string, unknown]): entry is [string, object] {
  return typeof entry[1] === 'object' && entry[1] !== null;
}
