import { fetchAncestors } from '@/cms/queries/fetch-ancestors';
import type { PageLink } from '@/cms/queries/page-link';
import type { ComponentLoader, ListEntities } from '@/rendering/component/component-server';
import { isPageLinks } from '@/rendering/component/page-links';
import type { PhraseKey } from '@/texts/phrases/en';

export const phrases: readonly PhraseKey[] = ['breadcrumb-label'];

/** Returns links to the pages above the page, from the home page down. */
export const load: ComponentLoader<PageLink[]> = async (_rendering, context) => {
  const { cms, language, layout, isDisconnected, signal } = context;
  const id = layout.sitecore.route?.itemId;
  return id && !isDisconnected ? fetchAncestors(cms, { id, language }, { signal }) : [];
};

/** The pages above the page, and the page itself. */
export const structuredData: ListEntities = (_rendering, { data, pageTitle, pageUrl, toUrl }) => {
  const above = isPageLinks(data) ? data : [];
  if (above.length === 0) return [];
  const trail = [
    ...above.map(({ title, href }) => ({ title, url: toUrl(href) })),
    { title: pageTitle, url: pageUrl },
  ];
  const itemListElement = trail.map(({ title, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: url ?? undefined,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
};
