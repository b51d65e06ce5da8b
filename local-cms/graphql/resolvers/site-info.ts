import { type ItemNode, type Site, toLanguageChain } from '../../model/site-model.ts';
import {
  findReadableView,
  findSite,
  getSites,
  hasLayout,
  type ItemView,
  type RequestContext,
} from './item-view.ts';
import { checkPageSize, type Paging, toPage } from './paging.ts';

type Language = { language: string };

type RouteFilter = {
  includedPaths?: readonly (string | null)[] | null;
  excludedPaths?: readonly (string | null)[] | null;
};

function toPhrases(site: Site, language: string): { key: string; value: string }[] {
  const phrases = new Map<string, string>();
  for (const name of toLanguageChain(site.settings, language)) {
    for (const [key, value] of site.phrases.get(name) ?? []) if (!phrases.has(key)) phrases.set(key, value);
  }
  return [...phrases].map(([key, value]) => ({ key, value }));
}

function isInPath(route: string, path: string | null): boolean {
  const above = `/${path ?? ''}`
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .toLowerCase();
  return route.toLowerCase() === (above || '/') || route.toLowerCase().startsWith(`${above}/`);
}

export type RouteView = { routePath: string; route: ItemView };

export function listRoutes(site: Site, language: string, filter: RouteFilter = {}): RouteView[] {
  const { includedPaths, excludedPaths } = filter;
  const isIncluded = (route: string) =>
    (!includedPaths || includedPaths.length === 0 || includedPaths.some((path) => isInPath(route, path))) &&
    !excludedPaths?.some((path) => isInPath(route, path));
  return [...site.pages.values()]
    .flatMap((node) => {
      const route = node.isPublic ? findReadableView(site, node, language) : null;
      const routePath = node.route ?? '/';
      return route && hasLayout(route) && isIncluded(routePath) ? [{ routePath, route }] : [];
    })
    .sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
}

function toErrorHandling(site: Site, { language }: Language) {
  const find = (node: ItemNode | null) => node && findReadableView(site, node, language);
  const { notFound, serverError } = site.errorPages;
  return {
    notFoundPage: find(notFound),
    notFoundPagePath: notFound?.route ?? '',
    serverErrorPage: find(serverError),
    serverErrorPagePath: serverError?.route ?? '',
  };
}

const listSites = (context: RequestContext): Site[] => [...getSites(context).values()];

type SitePaging = { pageNumber?: number | null; pageSize?: number | null };

export const siteInfoResolvers = {
  SiteData: {
    siteInfo: (_: unknown, { site }: { site: string }, context: RequestContext) => findSite(context, site),
    siteInfoCollection: (_: unknown, __: unknown, context: RequestContext) => listSites(context),
    allSiteInfo: (_: unknown, paging: SitePaging, context: RequestContext) => {
      const sites = listSites(context);
      const size = checkPageSize('pageSize', paging.pageSize ?? 500);
      const start = (checkPageSize('pageNumber', paging.pageNumber ?? 1) - 1) * size;
      return { results: sites.slice(start, start + size), total: sites.length };
    },
  },
  SiteInfo: {
    name: ({ settings }: Site) => settings.name,
    hostname: ({ settings }: Site) => settings.hostName,
    language: ({ settings }: Site) => settings.defaultLanguage,
    rootPath: ({ root }: Site) => root.path,
    robots: ({ settings }: Site) => settings.robots,
    sitemap: ({ settings }: Site, _: unknown, { publicUrl }: RequestContext) => [
      `${publicUrl}/v1/files/sitemaps/${encodeURIComponent(settings.name)}/sitemap.xml`,
    ],
    attributes: ({ settings }: Site) =>
      Object.entries(settings.attributes).map(([key, value]) => ({ key, value })),
    errorHandling: toErrorHandling,
    dictionary: (site: Site, { language, ...paging }: Language & Paging) =>
      toPage(toPhrases(site, language), ({ key }) => key, { ...paging, defaultSize: 500 }),
    routes: (site: Site, { language, ...filter }: Language & Paging & RouteFilter) =>
      toPage(listRoutes(site, language, filter), ({ routePath }) => routePath, {
        ...filter,
        defaultSize: 10,
      }),
  },
};
