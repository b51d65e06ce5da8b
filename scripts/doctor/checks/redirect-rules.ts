import { fetchRedirects } from '@/cms/fetch-redirects';
import { lintRedirects } from '@/middleware/redirects/lint-redirects';
import type { Check } from '../doctor.ts';
import { fetchSitesWithLanguages } from '../fetch-languages.ts';
import { type Finding, fault, hint } from '../finding.ts';
import { cmsAnswers } from './cms-answers.ts';

/** Rules of these kinds never work; of others the site makes the best. */
const BROKEN = ['malformed', 'loop'];

export const redirectRules: Check = {
  name: 'the rules of redirection work',
  needs: [cmsAnswers],
  find: async (doctor) => {
    const findings: Finding[] = [];
    for (const site of await fetchSitesWithLanguages(doctor)) {
      doctor.tell(`redirects of ${site.name}`);
      const rules = await fetchRedirects(doctor.cms, site.name);
      for (const { kind, pattern, reason } of await lintRedirects(rules, site)) {
        const toFinding = BROKEN.includes(kind) ? fault : hint;
        findings.push(
          toFinding(`${site.name}: ${pattern} (${kind}): ${reason}.`, 'Correct the rule in the CMS.'),
        );
      }
    }
    return findings;
  },
};
