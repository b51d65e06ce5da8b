import type { FieldSet } from '../content/schemas/field-value.ts';
import type { Rendering } from '../content/schemas/renderings.ts';
import type { ItemNode, ItemVersion, Site } from './site-model.ts';

/** A shared item, or a page that a list shows. */
type Reference = { kind: 'shared'; name: string } | { kind: 'page'; route: string };

function* listOfFields({ values }: FieldSet): Generator<Reference> {
  for (const field of values.values()) {
    if (field.type !== 'item' && field.type !== 'items') continue;
    for (const reference of [field.value ?? []].flat()) {
      if (reference.kind === 'inline') yield* listOfFields(reference.fields);
      else yield reference;
    }
  }
}

function* listOfRendering({ content, placeholders, experiences }: Rendering): Generator<Reference> {
  if (content.kind === 'shared') yield content;
  if (content.kind === 'own') yield* listOfFields(content.fields);
  for (const list of placeholders?.values() ?? []) for (const inner of list) yield* listOfRendering(inner);
  for (const experience of experiences.values()) if (experience) yield* listOfRendering(experience);
}

function* listAll({ fields, placeholders }: ItemVersion): Generator<Reference> {
  yield* listOfFields(fields);
  for (const list of placeholders?.values() ?? []) for (const item of list) yield* listOfRendering(item);
}

/** Lists the names of the shared items that a version of an item shows. */
export function* listReferences(version: ItemVersion): Generator<string> {
  for (const reference of listAll(version)) if (reference.kind === 'shared') yield reference.name;
}

/** Lists the routes of the pages that a version of an item shows in its lists. */
export function* listShownPages(version: ItemVersion): Generator<string> {
  for (const reference of listAll(version)) if (reference.kind === 'page') yield reference.route;
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
