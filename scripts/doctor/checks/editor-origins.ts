import { askConfig } from '../ask-config.ts';
import type { Check, Doctor } from '../doctor.ts';
import { type Finding, fault } from '../finding.ts';
import { editingSecret } from './editing-secret.ts';

export const editorOrigins: Check = {
  name: 'editors may ask from their addresses',
  needs: [editingSecret],
  find: async (doctor) => {
    const findings = await Promise.all(doctor.editors.map((origin) => findProblem(doctor, origin)));
    return findings.filter((finding) => finding !== null);
  },
};

async function findProblem(doctor: Doctor, origin: string): Promise<Finding | null> {
  const headers = { origin };
  const { status, headers: given } = await askConfig(doctor, { headers });
  if (status === 401) {
    return fault(
      `The site refuses the origin ${origin}.`,
      'Add it to JSS_ALLOWED_ORIGINS where the site runs (scheme, host and port), and start the site again.',
    );
  }
  if (given.get('access-control-allow-origin') !== origin) {
    return fault(
      `The answer to ${origin} does not allow it (Access-Control-Allow-Origin), so browsers keep it back.`,
      'Let what stands in front of the site pass the headers on, and cache nothing below /api/editing/.',
    );
  }
  const asked = { ...headers, 'access-control-request-method': 'GET' };
  const preflight = await askConfig(doctor, { method: 'OPTIONS', headers: asked });
  if (preflight.status === 204) return null;
  return fault(
    `The question before the question of ${origin} (OPTIONS) is answered ${preflight.status}, and should be 204.`,
    'Let what stands in front of the site pass OPTIONS on for /api/editing/.',
  );
}
