import type { NextRequest } from 'next/server';
import type { Site } from '@/cms/fetch-sites';
import { UNKEPT, UNSHARED } from './cache-rules';
import type { Visit } from './types';

/** A site that the visitor has chosen, and what the answer must carry because of it. */
type ChosenSite = { site: Site; headers: Visit['headers'] };

export type FindChosenSite = (request: NextRequest) => Promise<ChosenSite | null>;

/** The SDK's own name (SDK facts §5), which Sitecore's editors use. */
const SITE_PARAMETER = 'sc_site';

/** What one visitor has chosen is not for others: no cache may keep the answer. */
const CHOSEN = { ...UNSHARED, ...UNKEPT };

/**
 * Finds the site that `?sc_site=` or the cookie of that name asks for, where the operator allows it. Only sites that
 * the CMS has: the SDK takes any text, and it ends up in a path.
 */
export const createFindChosenSite =
  (loadSites: () => Promise<readonly Site[]>): FindChosenSite =>
  async ({ nextUrl, cookies }) => {
    const asked = nextUrl.searchParams.get(SITE_PARAMETER);
    const name = (asked ?? cookies.get(SITE_PARAMETER)?.value)?.toLowerCase();
    if (!name) return null;
    const site = (await loadSites()).find((known) => known.name.toLowerCase() === name);
    if (!site) return null;
    const secure = nextUrl.protocol === 'https:' ? '; Secure' : '';
    const cookie = `${SITE_PARAMETER}=${encodeURIComponent(site.name)}; Path=/; HttpOnly; SameSite=Lax${secure}`;
    return { site, headers: asked === null ? CHOSEN : { ...CHOSEN, 'Set-Cookie': cookie } };
  };
