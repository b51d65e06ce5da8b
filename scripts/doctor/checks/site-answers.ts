import { askSite } from '../ask-site.ts';
import type { Check } from '../doctor.ts';
import { fault } from '../finding.ts';

const START = 'Start it (npm start, or npm run serve), or name the right address with --site.';

export const siteAnswers: Check = {
  name: 'the site answers',
  find: async ({ site }) => {
    const { status } = await askSite(`${site}/api/healthz`);
    if (status === 200) return [];
    return [fault(`${site}/api/healthz answers ${status}, so that is no site of this kind.`, START)];
  },
};
