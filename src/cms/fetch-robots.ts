import { z } from 'zod';
import type { CmsClient, CmsRequestOptions } from './cms-client';
import { requestChecked } from './request-checked';

const ROBOTS_QUERY = `query RobotsQuery($siteName: String!) {
  site { siteInfo(site: $siteName) { robots } }
}`;

const Answer = z.object({
  site: z.object({ siteInfo: z.object({ robots: z.string().nullish() }).nullable() }),
});

/** Fetches the text of robots.txt; `null` when the site has none. */
export async function fetchRobots(
  cms: CmsClient,
  siteName: string,
  options?: CmsRequestOptions,
): Promise<string | null> {
  const { site } = await requestChecked(cms, ROBOTS_QUERY, Answer, { siteName }, options);
  return site.siteInfo?.robots || null;
}
