import { findVersion, type ItemNode, type ItemVersion } from '../../model/site-model.ts';
import { withMetadata } from './field-metadata.ts';
import type { LayoutContext } from './layout-context.ts';

function toText(version: ItemVersion | null, name: string): string {
  const field = version?.fields.values.get(name);
  return field && typeof field.value === 'string' ? field.value : '';
}

export function formatFirstText(
  context: LayoutContext,
  node: ItemNode,
  names: readonly [string, ...string[]],
  fallback: string,
): { value: string } {
  const version = findVersion(context.site, node, context.language);
  const name = names.find((candidate) => toText(version, candidate)) ?? names[0];
  const field = version?.fields.values.get(name);
  const value = { value: toText(version, name) || fallback };
  if (!version || !field) return value;
  return withMetadata(context, field, { id: node.id, file: version.fields.file, field: name }, value);
}
