import type { CmsClient } from '@/cms/client/cms-client';

/** Creates a CMS client that returns the given responses in order and repeats the last one. */
export function createFakeCms(...answers: unknown[]): CmsClient {
  let requests = 0;
  return { request: async () => answers[Math.min(requests++, answers.length - 1)] };
}

/** Creates the response to a query for one site. */
export const inSite = (siteInfo: unknown) => ({ site: { siteInfo } });
