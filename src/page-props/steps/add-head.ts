import type { PageSource } from '@/features/seo/head/page-source';
import { toContentLanguage, toPageUrl } from '@/features/seo/head/page-source';
import { toHead, toPageTitle } from '@/features/seo/head/to-head';
import { toSiteUrl } from '@/features/sites/to-site-url';
import { type Entity, findComponentServer } from '@/rendering/component/component-server';
import { getText } from '@/rendering/fields/field-values';
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
  const place = { key, site, siteUrl, siteName, theme, route, pageLanguages };
  const source: PageSource = { ...place, entities: [], feedPaths: listFeedPaths(page) };
  const entities = listComponentEntities(page, source, dependencies);
  return { ...page, head: { ...page.head, ...toHead({ ...source, entities }, siteTitle) } };
};

function listComponentEntities(
  { layout, componentData }: ServerPage,
  source: PageSource,
  { componentServers }: PageDependencies,
): Entity[] {
  const language = toContentLanguage(source);
  const pageUrl = toPageUrl(source, language);
  const pageTitle = toPageTitle(source.route);
  const toUrl = (href: string) => {
    const url = URL.parse(href, source.siteUrl);
    return url && /^https?:$/.test(url.protocol) ? url.href : null;
  };
  return [...walkRenderings(layout.sitecore.route?.placeholders)].flatMap((rendering) => {
    const data = rendering.uid === undefined ? undefined : componentData[rendering.uid];
    const server = findComponentServer(rendering, componentServers);
    return server?.structuredData?.(rendering, { pageUrl, pageTitle, language, data, toUrl }) ?? [];
  });
}

/** A list of articles has loaded the path of its feed. */
function listFeedPaths({ layout, componentData }: ServerPage): string[] {
  return [...walkRenderings(layout.sitecore.route?.placeholders)].flatMap(({ componentName, uid = '' }) => {
    const path = componentName === 'ArticleList' && getText(componentData[uid], 'feed');
    return path ? [path] : [];
  });
}
