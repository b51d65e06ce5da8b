import { rootPlaceholders } from '../../content/schemas/page-file.ts';
import { findVersion, type Site } from '../../model/site-model.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { listPageTemplates } from '../pages/list-pages.ts';
import { findUses } from './find-uses.ts';
import { toTitle } from './labels.ts';

function countPages(site: Site, name: string): number {
  const versions = [...site.pages.values()].map((node) => [...node.versions.values()][0]);
  return versions.filter(
    (version) => version?.layout?.kind === 'composed' && version.layout.page.design.name === name,
  ).length;
}

/** Lists what the pages of a site share, and on which pages each part is; null if there is no such site. */
export function listLibrary({ drafts, templates }: Snapshot, name: string, language: string) {
  const site = drafts.get(name.toLowerCase());
  if (!site) return null;
  const uses = findUses(site, language);
  const { settings } = site;
  const ofPages = new Set(listPageTemplates(site));
  return {
    shared: [...site.shared].map(([key, node]) => {
      const version = findVersion(site, node, language);
      return {
        name: key,
        itemId: node.id,
        file: version?.fields.file ?? '',
        template: node.template.name,
        title: version ? toTitle(version.fields) : '',
        pages: uses.ofShared(key),
      };
    }),
    designs: [...site.designs].map(([key, node]) => ({
      name: key,
      itemId: node.id,
      pages: uses.ofDesign(key),
    })),
    pageDesigns: Object.entries(settings.pageDesigns).map(([key, places]) => ({
      name: key,
      places: Object.entries(places ?? {}).map(([placeholder, designs]) => ({
        placeholder,
        designs: designs ?? [],
      })),
      pageCount: countPages(site, key),
    })),
    /** Where a page design can show a partial design. */
    places: rootPlaceholders,
    /** What a shared item can be. */
    templates: [...templates.values()]
      .filter((template) => template.fields.length > 0 && !ofPages.has(template.name))
      .map((template) => template.name)
      .sort(),
  };
}
