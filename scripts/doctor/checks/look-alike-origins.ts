import { SITECORE_ORIGINS } from '@/editing/allowed-origins';
import { askConfig } from '../ask-config.ts';
import type { Check } from '../doctor.ts';
import { fault } from '../finding.ts';
import { editingSecret } from './editing-secret.ts';

const LOOK_ALIKES = SITECORE_ORIGINS.flatMap((origin) => [
  origin.replace('https:', 'http:'),
  origin.replace('https://', 'https://x'),
  origin.replace('.', '-'),
  `${origin}.example.com`,
  `${origin}:444`,
]);

export const lookAlikeOrigins: Check = {
  name: 'origins that only look like an editor are refused',
  needs: [editingSecret],
  find: async (doctor) => {
    const letIn: string[] = [];
    for (const origin of LOOK_ALIKES) {
      const { status } = await askConfig(doctor, { headers: { origin } });
      if (status !== 401) letIn.push(origin);
    }
    if (letIn.length === 0) return [];
    return [
      fault(
        `The site takes these for editors: ${letIn.join(', ')}.`,
        'Write the entries of JSS_ALLOWED_ORIGINS out; a * that stands for a whole host lets strangers in.',
      ),
    ];
  },
};
