import { z } from 'zod';
import type { CmsClient } from '../client/cms-client';
import { requestChecked } from '../client/request-checked';

const ROBOTS_QUERY = `query RobotsQuery($siteName: String!) {
  site { siteInfo(site: $siteName) { robots } }
}`;

// Refuses `siteInfo: null`, which comes from a failing CMS, so that the last text stays in use.
const ResponseData = z.object({
  site: z.object({ siteInfo: z.object({ robots: z.string().nullish() }) }),
});

/** Fetches the text of a site's robots.txt. Returns `null` if the CMS has none. */
export async function fetchRobots(cms: CmsClient, siteName: string): Promise<string | null> {
  const { site } = await requestChecked(cms, ROBOTS_QUERY, ResponseData, { siteName });
  return site.siteInfo.robots || null;
}
