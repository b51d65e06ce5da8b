import { toHref } from '../graphql/layout/links.ts';
import { findVersion, type ItemNode, isReadable, type Site } from '../model/site-model.ts';
import type { Snapshot } from '../model/snapshot.ts';

function toVersions(site: Site, node: ItemNode, language: string) {
  const shown = findVersion(site, node, language)?.language;
  return node.history
    .filter((file) => file.language === shown)
    .map(({ version, stage }) => ({ number: version, stage }))
    .sort((a, b) => b.number - a.number);
}

const listPages = (site: Site, language: string) =>
  [...site.pages.values()]
    .filter((node) => node.isPublic && isReadable(site, node, language) && node.history.length > 0)
    .map((node) => ({
      itemId: node.id,
      name: node.name,
      path: toHref(site, language, node.route ?? '/'),
      versions: toVersions(site, node, language),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));

function listComponents(site: Site) {
  return [...site.byId.values()]
    .flatMap((node) => {
      const field = [...node.versions.values()][0]?.fields.values.get('componentName');
      return field?.type === 'text' ? [{ name: field.value, renderingId: node.id }] : [];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

export const listContent = ({ drafts }: Snapshot) =>
  [...drafts.values()].map((site) => ({
    name: site.settings.name,
    isRecorded: site.recording !== null,
    languages: site.settings.languages.map((name) => ({ name, pages: listPages(site, name) })),
    components: listComponents(site),
  }));
