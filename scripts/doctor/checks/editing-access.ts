import { SITECORE_ORIGINS } from '@/features/editing/server/allowed-origins';
import type { Check, Diagnostic } from '../check.ts';
import { fetchConfig, fetchFromSite, toCapabilities } from '../site-client.ts';
import { siteResponds } from './site.ts';

const SAME_SECRET =
  'Set JSS_EDITING_SECRET to the same value here, where the site runs, and in XM Cloud; then restart the site.';

export const editingSecret: Check = {
  name: 'the site accepts the editing secret',
  needs: [siteResponds],
  async *run(doctor) {
    if (!doctor.config.editing.secret) {
      yield { problem: 'JSS_EDITING_SECRET is not set here.', advice: SAME_SECRET };
      return;
    }
    const response = await fetchConfig(doctor);
    const capabilities = toCapabilities(response);
    if (!capabilities) yield toSecretDiagnostic(response.status);
    else if (capabilities.editMode !== 'metadata') {
      yield {
        problem: `The site's edit mode is "${capabilities.editMode}".`,
        advice: 'Only "metadata" is supported.',
      };
    }
  },
};

function toSecretDiagnostic(status: number): Diagnostic {
  if (status === 401) {
    return { problem: 'The site rejects the JSS_EDITING_SECRET of this environment.', advice: SAME_SECRET };
  }
  if (status === 429) {
    return {
      problem: 'The site rejects every secret for now: it got too many wrong ones.',
      advice: 'Wait a minute and try again.',
    };
  }
  if (status === 500) return { problem: 'The running site has no JSS_EDITING_SECRET.', advice: SAME_SECRET };
  return {
    problem: `/api/editing/config returns ${status}, which the page editor does not expect.`,
    advice: 'Check whether something in front of the site responds instead: a firewall, a login, a CDN rule.',
  };
}

const WRONG = 'not-the-secret';

const LOOK_ALIKES = SITECORE_ORIGINS.flatMap((origin) => [
  origin.replace('https:', 'http:'),
  origin.replace('https://', 'https://x'),
  origin.replace('.', '-'),
  `${origin}.example.com`,
  `${origin}:444`,
]);

export const strangers: Check = {
  name: 'wrong secrets and strange origins are rejected',
  needs: [editingSecret],
  async *run(doctor) {
    const responses = {
      '/api/editing/config': await fetchConfig(doctor, { secret: WRONG }),
      '/api/editing/render': await fetchFromSite(`${doctor.site}/api/editing/render?secret=${WRONG}`),
    };
    for (const [path, { status }] of Object.entries(responses)) {
      if ([401, 429, 500].includes(status)) continue;
      yield {
        problem: `${path} returns ${status} for a wrong secret instead of 401.`,
        advice:
          'Drafts may be open to everybody: look for a cache or a rule in front of the site that responds instead.',
      };
    }
    const accepted: string[] = [];
    for (const origin of LOOK_ALIKES) {
      if ((await fetchConfig(doctor, { headers: { origin } })).status !== 401) accepted.push(origin);
    }
    if (accepted.length === 0) return;
    yield {
      problem: `The site accepts these origins as editors: ${accepted.join(', ')}.`,
      advice: 'Write the origins in JSS_ALLOWED_ORIGINS in full; a * for a whole host lets strangers in.',
    };
  },
};

export const editorOrigins: Check = {
  name: 'the site allows the origins of editors',
  needs: [editingSecret],
  async *run(doctor) {
    for (const origin of doctor.editors) {
      const { status, headers } = await fetchConfig(doctor, { headers: { origin } });
      const asked = { origin, 'access-control-request-method': 'GET' };
      const preflight = await fetchConfig(doctor, { method: 'OPTIONS', headers: asked });
      if (status === 401) {
        yield {
          problem: `The site rejects the origin ${origin}.`,
          advice:
            'Add it to JSS_ALLOWED_ORIGINS where the site runs (scheme, host and port), and restart the site.',
        };
      } else if (headers.get('access-control-allow-origin') !== origin) {
        yield {
          problem: `The response to ${origin} does not allow it (Access-Control-Allow-Origin): browsers block it.`,
          advice: 'Pass the headers through in front of the site, and cache nothing below /api/editing/.',
        };
      } else if (preflight.status !== 204) {
        yield {
          problem: `The preflight request (OPTIONS) of ${origin} gets ${preflight.status} instead of 204.`,
          advice: 'Pass OPTIONS requests through to /api/editing/.',
        };
      }
    }
  },
};
