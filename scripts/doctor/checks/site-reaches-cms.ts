import { z } from 'zod';
import { askSite } from '../ask-site.ts';
import type { Check } from '../doctor.ts';
import { fault } from '../finding.ts';
import { parseJson } from '../parse-json.ts';
import { siteAnswers } from './site-answers.ts';

const Readiness = z.object({ reason: z.string() });

export const siteReachesCms: Check = {
  name: 'the site reaches the CMS',
  needs: [siteAnswers],
  find: async ({ site }) => {
    const { status, body } = await askSite(`${site}/api/readyz`);
    if (status === 200) return [];
    return [
      fault(
        `The running site says: ${parseJson(body, Readiness)?.reason ?? `status ${status}`}.`,
        'Check SITECORE_EDGE_URL and SITECORE_EDGE_CONTEXT_ID (or GRAPH_QL_ENDPOINT and SITECORE_API_KEY) where the ' +
          'site runs, and whether that machine may reach the CMS.',
      ),
    ];
  },
};
