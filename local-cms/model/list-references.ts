import type { FieldSet } from '../content/schemas/field-value.ts';
import type { Rendering } from '../content/schemas/renderings.ts';
import type { ItemNode, ItemVersion, Site } from './site-model.ts';

function* listOfFields({ values }: FieldSet): Generator<string> {
  for (const field of values.values()) {
    if (field.type !== 'item' && field.type !== 'items') continue;
    for (const reference of [field.value ?? []].flat()) {
      if (reference.kind === 'shared') yield reference.name;
      if (reference.kind === 'inline') yield* listOfFields(reference.fields);
    }
  }
}

function* listOfRendering({ content, placeholders, experiences }: Rendering): Generator<string> {
  if (content.kind === 'shared') yield content.name;
  if (content.kind === 'own') yield* listOfFields(content.fields);
  for (const list of placeholders?.values() ?? []) for (const inner of list) yield* listOfRendering(inner);
  for (const experience of experiences.values()) if (experience) yield* listOfRendering(experience);
}

/** Lists the names of the shared items that a version of an item shows. */
export function* listReferences({ fields, placeholders }: ItemVersion): Generator<string> {
  yield* listOfFields(fields);
  for (const list of placeholders?.values() ?? []) for (const item of list) yield* listOfRendering(item);
}

/** Adds what shared items refer to. Items can refer to each other in a circle. */
export function withReferences(
  { shared }: Pick<Site, 'shared'>,
  names: Iterable<string>,
  findVersions: (node: ItemNode) => readonly ItemVersion[],
  found = new Set<string>(),
): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    const item = shared.get(name);
    for (const version of item ? findVersions(item) : [])
      withReferences({ shared }, listReferences(version), findVersions, found);
  }
  return found;
}
