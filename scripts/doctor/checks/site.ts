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

const Readiness = z.object({ reason: z.string() });

export const siteReachesCms: Check = {
  name: 'the site reaches the CMS',
  needs: [siteResponds],
  async *run({ site }) {
    const { status, body } = await fetchFromSite(`${site}/api/readyz`);
    if (status === 200) return;
    const reason = Readiness.safeParse(parseJson(body)).data?.reason ?? `status ${status}`;
    yield {
      problem: `The running site reports: ${reason}.`,
      advice:
        'Check SITECORE_EDGE_URL and SITECORE_EDGE_CONTEXT_ID (or GRAPH_QL_ENDPOINT and SITECORE_API_KEY) where the ' +
        'site runs, and whether that machine can reach the CMS.',
    };
  },
};
