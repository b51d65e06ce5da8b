import { fetchSites } from '@/cms/fetch-sites';
import type { Check } from '../doctor.ts';
import { fault } from '../finding.ts';
import { cmsAnswers } from './cms-answers.ts';

export const siteName: Check = {
  name: 'the CMS knows the site',
  needs: [cmsAnswers],
  find: async ({ cms, config }) => {
    const names = (await fetchSites(cms)).map(({ name }) => name);
    if (names.includes(config.site.name)) return [];
    return [
      fault(
        `SITECORE_SITE_NAME is "${config.site.name}", but the CMS has: ${names.join(', ')}.`,
        'Set SITECORE_SITE_NAME to one of these, to the letter, here and where the site runs.',
      ),
    ];
  },
};
