import type { NextRequest } from 'next/server';
import type { Site, SiteList } from '@/features/sites/site-list/site-list';
import { type MiddlewareContext, NOT_CACHED } from './middleware-context';

type ChosenSite = { site: Site; headers: MiddlewareContext['headers'] };

export type FindChosenSite = (request: NextRequest) => Promise<ChosenSite | null>;

/** The name of the query parameter and of the cookie that select a site, as in the SDK (SDK facts §5). */
const SITE_PARAMETER = 'sc_site';

/** Accepts only names of existing sites, because the name becomes part of a path. */
export const createFindChosenSite =
  (loadSites: () => Promise<SiteList>): FindChosenSite =>
  async ({ nextUrl, cookies }) => {
    const requested = nextUrl.searchParams.get(SITE_PARAMETER);
    const name = (requested ?? cookies.get(SITE_PARAMETER)?.value)?.toLowerCase();
    if (!name) return null;
    const { sites } = await loadSites();
    const site = sites.find((known) => known.name.toLowerCase() === name);
    if (!site) return null;
    const secure = nextUrl.protocol === 'https:' ? '; Secure' : '';
    const cookie = `${SITE_PARAMETER}=${encodeURIComponent(site.name)}; Path=/; HttpOnly; SameSite=Lax${secure}`;
    return { site, headers: requested === null ? NOT_CACHED : { ...NOT_CACHED, 'Set-Cookie': cookie } };
  };
