import type { Place } from '../content/content-error.ts';
import { isEmptyValue } from '../content/is-empty.ts';
import { listReferences, withReferences } from './list-references.ts';
import type { ItemNode, ItemVersion, Site } from './site-model.ts';

/** A required field that is empty. Of one in an entry of a list, only the message says which one it is. */
export type MissingField = Place & { message: string; field: string | null };

const listVersions = (node: ItemNode): ItemVersion[] => [...node.versions.values()];

const toMissing = (entries: readonly string[], name: string) => ({
  message: `${[...entries, name].join(', ')}: required, but empty`,
  field: entries.length > 0 ? null : name,
});

/** Lists the empty required fields of an item and of what is written in its file. */
export function* findMissing(
  node: ItemNode,
  isIncluded: (version: ItemVersion) => boolean = () => true,
  entries: readonly string[] = [],
): Generator<MissingField> {
  for (const { fields } of listVersions(node).filter(isIncluded)) {
    for (const { name, isRequired } of node.template.fields) {
      const field = fields.values.get(name);
      if (!isRequired || !field || !isEmptyValue(field.type, field.value)) continue;
      yield { file: fields.file, line: field.line, ...toMissing(entries, name) };
    }
  }
  const isFolder = node.versions.size === 0;
  for (const child of node.children) {
    const isEntry = !isFolder && child.versions.size > 0;
    if (child.route === null) yield* findMissing(child, isIncluded, isEntry ? [...entries, child.name] : []);
  }
}

/** Lists the empty required fields of all pages and partial designs, and of the shared items that they show. */
export function* findAllMissing(site: Pick<Site, 'pages' | 'designs' | 'shared'>): Generator<MissingField> {
  const owners = [...site.pages.values(), ...site.designs.values()];
  const names = owners.flatMap(listVersions).flatMap((version) => [...listReferences(version)]);
  const shown = withReferences(site, names, listVersions);
  const shared = [...shown].flatMap((name) => site.shared.get(name) ?? []);
  for (const node of [...owners, ...shared]) yield* findMissing(node);
}
