import { toHref } from '../layout/links.ts';
import { findVersion, type ItemNode, isReadable, type Site } from '../store/site-model.ts';
import type { Snapshot } from '../store/snapshot.ts';

type VersionChoice = { number: number; stage: 'older' | 'published' | 'draft' };

export type PageChoice = {
  itemId: string;
  name: string;
  /** As the site is asked for it, with the language's prefix. */
  path: string;
  /** The newest first. */
  versions: VersionChoice[];
};

export type SiteChoice = {
  name: string;
  languages: { name: string; pages: PageChoice[] }[];
  components: { name: string; renderingId: string }[];
};

function toVersions(site: Site, node: ItemNode, language: string): VersionChoice[] {
  const shown = findVersion(site, node, language)?.language;
  return node.history
    .filter((file) => file.language === shown)
    .map(({ version, stage }) => ({ number: version, stage }))
    .sort((a, b) => b.number - a.number);
}

const listPages = (site: Site, language: string): PageChoice[] =>
  [...site.pages.values()]
    .filter((node) => node.isPublic && isReadable(site, node, language) && node.history.length > 0)
    .map((node) => ({
      itemId: node.id,
      name: node.name,
      path: toHref(site, language, node.route ?? '/'),
      versions: toVersions(site, node, language),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));

function listComponents(site: Site): SiteChoice['components'] {
  return [...site.byId.values()]
    .flatMap((node) => {
      const field = [...node.versions.values()][0]?.fields.values.get('componentName');
      return field?.type === 'text' ? [{ name: field.value, renderingId: node.id }] : [];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** All that an editor may choose from: drafts and what is published. */
export const listContent = ({ drafts }: Snapshot): SiteChoice[] =>
  [...drafts.values()].map((site) => ({
    name: site.settings.name,
    languages: site.settings.languages.map((name) => ({ name, pages: listPages(site, name) })),
    components: listComponents(site),
  }));
