import { fetchRedirects } from '@/cms/queries/fetch-redirects';
import { fetchSites } from '@/cms/queries/fetch-sites';
import { lintRedirects } from '@/features/redirects/lint-redirects';
import type { Check } from '../check.ts';
import { fetchSitesWithLanguages } from '../fetch-sites-with-languages.ts';

export const siteInCms: Check = {
  name: 'the CMS responds and has the site',
  async *run({ cms, config }) {
    const names = (await fetchSites(cms)).map(({ name }) => name);
    if (names.includes(config.site.name)) return;
    yield {
      problem: `SITECORE_SITE_NAME is "${config.site.name}", but the CMS has: ${names.join(', ')}.`,
      advice: 'Set SITECORE_SITE_NAME to exactly one of these, here and where the site runs.',
    };
  },
};

/** A rule with one of these problems never works. All other problems are only hints. */
const BROKEN = ['malformed', 'loop'];

export const redirectRules: Check = {
  name: 'redirect rules work',
  needs: [siteInCms],
  async *run(doctor) {
    for (const site of await fetchSitesWithLanguages(doctor)) {
      doctor.setProgress(`redirects of ${site.name}`);
      const rules = await fetchRedirects(doctor.cms, site.name);
      for (const { kind, pattern, reason } of await lintRedirects(rules, site)) {
        yield {
          problem: `${site.name}: ${pattern} (${kind}): ${reason}.`,
          advice: 'Correct the rule in the CMS.',
          isHint: !BROKEN.includes(kind),
        };
      }
    }
  },
};
