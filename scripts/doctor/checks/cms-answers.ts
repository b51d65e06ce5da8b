import { fetchSites } from '@/cms/fetch-sites';
import type { Check } from '../doctor.ts';

/** What does not answer is reported by the runner, with the words of the client. */
export const cmsAnswers: Check = {
  name: 'the CMS answers',
  find: async ({ cms }) => {
    await fetchSites(cms);
    return [];
  },
};
