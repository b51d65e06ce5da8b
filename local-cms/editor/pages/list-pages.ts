import { toHref } from '../../graphql/layout/links.ts';
import {
  findOwner,
  findShownLanguage,
  type ItemNode,
  type ItemVersion,
  type Site,
} from '../../model/site-model.ts';
import { type FindTextTime, listOutdated } from './text-times.ts';

/** `changed` is a draft of a page that is published, `fallback` a page that shows another language. */
type PageStage = 'published' | 'changed' | 'draft' | 'scheduled' | 'fallback' | 'missing';

function listVersions(node: ItemNode, shown: string | undefined) {
  return node.history
    .filter(({ language }) => language === shown)
    .map(({ version, stage }) => ({ number: version, stage }))
    .sort((a, b) => b.number - a.number);
}

export const findPublishAt = (version: ItemVersion | undefined): string | null =>
  version?.layout?.kind === 'composed' ? version.layout.page.publishAt : null;

function findStage(node: ItemNode, language: string, shown: string | undefined): PageStage {
  if (shown === undefined) return 'missing';
  if (shown !== language) return 'fallback';
  const stages = node.history.filter((file) => file.language === language).map(({ stage }) => stage);
  if (!stages.includes('draft')) return 'published';
  if (findPublishAt(node.versions.get(language)) !== null) return 'scheduled';
  return stages.includes('published') ? 'changed' : 'draft';
}

export function findTitle(node: ItemNode, version: ItemVersion | undefined): string {
  for (const name of ['NavigationTitle', 'Title']) {
    const field = version?.fields.values.get(name);
    if (field && typeof field.value === 'string' && field.value.trim()) return field.value.trim();
  }
  return node.name;
}

const isPage = ({ history }: ItemNode): boolean => history.length > 0;

/** A folder without a page is not in the tree: its pages are below the page above it. */
const findParent = ({ parent }: ItemNode): ItemNode | null => parent && findOwner(parent);

/** Lists the pages as a person reads the tree: each one before the pages below it. */
const walk = (node: ItemNode): ItemNode[] => [
  ...(isPage(node) ? [node] : []),
  ...node.children.filter(({ route }) => route !== null).flatMap(walk),
];

/** Lists all pages, also those that are missing in the language. */
export function listPages(site: Site, language: string, findTextTime: FindTextTime) {
  return walk(site.home).map((node) => {
    const shown = findShownLanguage(site, node, language);
    const version =
      node.versions.get(shown ?? site.settings.defaultLanguage) ?? [...node.versions.values()][0];
    const route = node.route ?? '/';
    return {
      itemId: node.id,
      name: node.name,
      title: findTitle(node, version),
      route,
      path: toHref(site, language, route),
      parent: findParent(node)?.id ?? null,
      order: node.order,
      inNavigation: node.inNavigation,
      isPublic: node.isPublic,
      template: node.template.name,
      stage: findStage(node, language, shown),
      publishAt: findPublishAt(node.versions.get(language)),
      versions: listVersions(node, shown),
      missing: site.settings.languages.filter((name) => !node.versions.has(name)),
      outdated: listOutdated(site, node, findTextTime),
    };
  });
}

/** Lists the templates of the site's pages, the most used first. A new page has one of them. */
export function listPageTemplates(site: Site): string[] {
  const names = [...site.pages.values()].filter(isPage).map(({ template }) => template.name);
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].sort(([, a], [, b]) => b.length - a.length).map(([name]) => name);
}
