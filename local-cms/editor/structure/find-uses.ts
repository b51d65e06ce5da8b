import type { FieldSet } from '../../content/schemas/field-value.ts';
import type { Rendering } from '../../content/schemas/renderings.ts';
import { findShownLanguage, type ItemNode, type ItemVersion, type Site } from '../../model/site-model.ts';
import { toPageTitle } from './labels.ts';

export type PageUse = { itemId: string; title: string; path: string };

/** Answers on which pages shared items and partial designs are shown, in one language. */
export type Uses = { ofShared(name: string): PageUse[]; ofDesign(name: string): PageUse[] };

function* listReferences({ values }: FieldSet): Generator<string> {
  for (const field of values.values()) {
    if (field.type !== 'item' && field.type !== 'items') continue;
    for (const reference of [field.value ?? []].flat()) {
      if (reference.kind === 'shared') yield reference.name;
      if (reference.kind === 'inline') yield* listReferences(reference.fields);
    }
  }
}

function* listOfRendering({ content, placeholders, experiences }: Rendering): Generator<string> {
  if (content.kind === 'shared') yield content.name;
  if (content.kind === 'own') yield* listReferences(content.fields);
  for (const list of placeholders?.values() ?? []) for (const inner of list) yield* listOfRendering(inner);
  for (const experience of experiences.values()) if (experience) yield* listOfRendering(experience);
}

function* listOfVersion({ fields, placeholders }: ItemVersion): Generator<string> {
  yield* listReferences(fields);
  for (const list of placeholders?.values() ?? []) for (const item of list) yield* listOfRendering(item);
}

function listDesigns({ settings }: Site, { layout }: ItemVersion): string[] {
  if (layout?.kind !== 'composed') return [];
  const { name } = layout.page.design;
  const design = Object.hasOwn(settings.pageDesigns, name) ? settings.pageDesigns[name] : null;
  return Object.values(design ?? {}).flatMap((names) => names ?? []);
}

export function findUses(site: Site, language: string): Uses {
  const findVersion = (node: ItemNode) => node.versions.get(findShownLanguage(site, node, language) ?? '');
  const shared = new Map<string, PageUse[]>();
  const designs = new Map<string, PageUse[]>();

  /** Adds what shared items refer to. Items can refer to each other in a circle. */
  const withReferences = (names: Iterable<string>, found = new Set<string>()): Set<string> => {
    for (const name of names) {
      if (found.has(name)) continue;
      found.add(name);
      const item = site.shared.get(name);
      const version = item && findVersion(item);
      if (version) withReferences(listOfVersion(version), found);
    }
    return found;
  };
  const add = (uses: Map<string, PageUse[]>, name: string, use: PageUse) =>
    uses.set(name, [...(uses.get(name) ?? []), use]);

  for (const node of site.pages.values()) {
    const version = findVersion(node);
    if (!version) continue;
    const use = { itemId: node.id, title: toPageTitle(node, language), path: node.route ?? '/' };
    const placed = listDesigns(site, version);
    const versions = placed
      .map((name) => site.designs.get(name))
      .map((design) => design && findVersion(design));
    const all = [version, ...versions].flatMap((one) => (one ? [...listOfVersion(one)] : []));
    for (const name of withReferences(all)) add(shared, name, use);
    for (const name of new Set(placed)) add(designs, name, use);
  }
  return { ofShared: (name) => shared.get(name) ?? [], ofDesign: (name) => designs.get(name) ?? [] };
}
