import { z } from 'zod';
import { parseJson } from '@/platform/json/parse-json';
import type { Check } from '../check.ts';
import { fetchFromSite } from '../site-client.ts';

export const siteResponds: Check = {
  name: 'the site responds',
  async *run({ site }) {
    const { status } = await fetchFromSite(`${site}/api/healthz`);
    if (status === 200) return;
    yield {
      problem: `${site}/api/healthz returns ${status}, so this is not a Marquee site.`,
      advice: 'Start it (npm start or npm run serve), or pass the right URL with --site.',
    };
  },
};

const Readiness = z.object({ checks: z.object({ cms: z.object({ reason: z.string() }) }) });

export const siteReachesCms: Check = {
  name: 'the site reaches the CMS',
  needs: [siteResponds],
  async *run({ site }) {
    const { status, body } = await fetchFromSite(`${site}/api/readyz`);
    // A site without its CMS is ready as long as it has pages.
    const failure = Readiness.safeParse(parseJson(body)).data?.checks.cms.reason;
    if (status === 200 && failure === undefined) return;
    const reason = failure ?? `status ${status}`;
    yield {
      problem: `The running site reports: ${reason}.`,
      advice:
        'Check SITECORE_EDGE_URL and SITECORE_EDGE_CONTEXT_ID (or GRAPH_QL_ENDPOINT and SITECORE_API_KEY) where the ' +
        'site runs, and whether that machine can reach the CMS.',
    };
  },
};
