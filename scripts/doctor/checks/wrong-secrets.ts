import { askConfig } from '../ask-config.ts';
import { askSite } from '../ask-site.ts';
import type { Check } from '../doctor.ts';
import { fault } from '../finding.ts';
import { siteAnswers } from './site-answers.ts';

const WRONG = 'not-the-secret';

export const wrongSecrets: Check = {
  name: 'nobody gets in without the secret',
  needs: [siteAnswers],
  find: async (doctor) => {
    const answers = {
      '/api/editing/config': await askConfig(doctor, { secret: WRONG }),
      '/api/editing/render': await askSite(`${doctor.site}/api/editing/render?secret=${WRONG}`),
    };
    return Object.entries(answers)
      .filter(([, { status }]) => ![401, 429, 500].includes(status))
      .map(([path, { status }]) =>
        fault(
          `${path} answers a wrong secret with ${status}, and should with 401.`,
          'Drafts may be open to everybody: look for a cache or a rule in front of the site that answers in its place.',
        ),
      );
  },
};
