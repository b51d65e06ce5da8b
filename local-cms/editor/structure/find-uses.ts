import { listReferences, withReferences } from '../../model/list-references.ts';
import { findShownLanguage, type ItemNode, type ItemVersion, type Site } from '../../model/site-model.ts';
import { toPageTitle } from './labels.ts';

export type PageUse = { itemId: string; title: string; path: string };

/** Answers on which pages shared items and partial designs are shown, in one language. */
export type Uses = { ofShared(name: string): PageUse[]; ofDesign(name: string): PageUse[] };

function listDesigns({ settings }: Site, { layout }: ItemVersion): string[] {
  if (layout?.kind !== 'composed') return [];
  const { name } = layout.page.design;
  const design = Object.hasOwn(settings.pageDesigns, name) ? settings.pageDesigns[name] : null;
  return Object.values(design ?? {}).flatMap((names) => names ?? []);
}

export function findUses(site: Site, language: string): Uses {
  const findVersion = (node: ItemNode) => node.versions.get(findShownLanguage(site, node, language) ?? '');
  const listShown = (node: ItemNode) => {
    const version = findVersion(node);
    return version ? [version] : [];
  };
  const shared = new Map<string, PageUse[]>();
  const designs = new Map<string, PageUse[]>();

  const add = (uses: Map<string, PageUse[]>, name: string, use: PageUse) =>
    uses.set(name, [...(uses.get(name) ?? []), use]);

  for (const node of site.pages.values()) {
    const version = findVersion(node);
    if (!version) continue;
    const use = { itemId: node.id, title: toPageTitle(node, language), path: node.route ?? '/' };
    const placed = listDesigns(site, version);
    const ofDesigns = placed.flatMap((name) => {
      const design = site.designs.get(name);
      return design ? listShown(design) : [];
    });
    const all = [version, ...ofDesigns].flatMap((shown) => [...listReferences(shown)]);
    for (const name of withReferences(site, all, listShown)) add(shared, name, use);
    for (const name of new Set(placed)) add(designs, name, use);
  }
  return { ofShared: (name) => shared.get(name) ?? [], ofDesign: (name) => designs.get(name) ?? [] };
}
