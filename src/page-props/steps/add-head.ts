import { toSearchHref } from '@/features/search/search-request';
import { type PageSource, toContentLanguage, toPageUrl } from '@/features/seo/head/page-source';
import { toHead, toPageTitle } from '@/features/seo/head/to-head';
import { toSiteUrl } from '@/features/sites/to-site-url';
import {
  type ComponentServer,
  type Entity,
  findComponentServer,
} from '@/rendering/component/component-server';
import { getComponentData } from '@/rendering/component/get-component-data';
import type { Rendering } from '@/rendering/component/types';
import { walkRenderings } from '@/rendering/layout/walk-renderings';
import type { PageDependencies, PagePropsStep, ServerPage } from '../types';

/** The phrase that this step reads. */
export const SITE_TITLE = 'site-title';

/** The page's URLs contain the configured host of the site, never the `Host` header of the request. */
export const addHead: PagePropsStep = (page, dependencies) => {
  const { key, site, layout, dictionary, pageLanguages } = page;
  const { route } = layout.sitecore;
  if (!route) return page;

  const siteTitle = dictionary[SITE_TITLE]?.trim() || undefined;
  const siteUrl = toSiteUrl(site, dependencies);
  const siteName = siteTitle ?? site.name;
  const { theme } = page.head;
  const { language } = key;
  const searchUrl = siteUrl + toSearchHref({ language, defaultLanguage: site.defaultLanguage });
  const place = { key, site, siteUrl, siteName, theme, route, pageLanguages, searchUrl };
  const components = listComponents(page, dependencies);
  const feedPaths = components.flatMap(({ server, data }) => server.findFeedPath?.(data) ?? []);
  const source: PageSource = { ...place, feedPaths, entities: [] };
  const entities = listComponentEntities(components, source);
  return { ...page, head: { ...page.head, ...toHead({ ...source, entities }, siteTitle) } };
};

/** A component of the page with its server part and what its `load` has returned. */
type PageComponent = { rendering: Rendering; server: ComponentServer; data: unknown };

function listComponents(
  { layout, componentData }: ServerPage,
  { componentServers }: PageDependencies,
): PageComponent[] {
  return [...walkRenderings(layout.sitecore.route?.placeholders)].flatMap((rendering) => {
    const server = findComponentServer(rendering, componentServers);
    return server ? [{ rendering, server, data: getComponentData(componentData, rendering) }] : [];
  });
}

function listComponentEntities(components: readonly PageComponent[], source: PageSource): Entity[] {
  const language = toContentLanguage(source);
  const pageUrl = toPageUrl(source, language);
  const pageTitle = toPageTitle(source.route);
  const toUrl = (href: string) => {
    const url = URL.parse(href, source.siteUrl);
    return url && /^https?:$/.test(url.protocol) ? url.href : null;
  };
  return components.flatMap(
    ({ rendering, server, data }) =>
      server.structuredData?.(rendering, { pageUrl, pageTitle, language, data, toUrl }) ?? [],
  );
}
