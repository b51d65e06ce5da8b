import { z } from 'zod';
import { parseJson } from '@/platform/json/parse-json';
import type { Check, Diagnostic } from '../check.ts';
import { type EditorPage, findChromeProblem, findLanguage, openInEditor } from '../editor-page.ts';
import { fetchSitesWithLanguages } from '../fetch-sites-with-languages.ts';
import { isLoopback, mayFrame, toFrameAncestors } from '../frame-policy.ts';
import type { SiteResponse } from '../site-client.ts';
import { siteInCms } from './cms.ts';
import { editingSecret } from './editing-access.ts';

const Rejection = z.object({ html: z.string() });

export const opensPage: Check = {
  name: 'the editor opens a page',
  needs: [editingSecret, siteInCms],
  async *run(doctor) {
    const editorPage = await openInEditor(doctor);
    if (!editorPage) return; // The check `languages` reports a missing home page.
    const { opened, page } = editorPage;
    if (!page) {
      const reason = Rejection.safeParse(parseJson(opened.body)).data?.html.replace(/<[^>]*>/g, '');
      yield {
        problem: `/api/editing/render returns ${opened.status} instead of a redirect${reason ? `: ${reason}` : ''}.`,
        advice: 'Check whether something in front of the site changes the parameters or responds instead.',
      };
      return;
    }
    yield* listCookieProblems(opened, new URL(doctor.site));
    if (page.headers.get('cache-control')?.includes('private')) return;
    yield {
      problem: `The editor gets the visitors' page (status ${page.status}): the site did not see its own cookies.`,
      advice: 'Pass cookies through to the site, and never serve a cached page to a request with them.',
    };
  },
};

const COOKIES = ['__prerender_bypass', '__next_preview_data', 'editing_session'];

/** In a frame on another website, browsers send only cookies that have Secure and SameSite=None. */
function* listCookieProblems({ headers }: SiteResponse, site: URL): Generator<Diagnostic> {
  if (site.protocol !== 'https:' && !isLoopback(site)) {
    yield {
      problem: `${site.origin} is plain HTTP: browsers drop the editing cookies, which are Secure.`,
      advice: 'Serve the site over https, or edit it at http://localhost on this machine.',
    };
  }
  const usable = headers
    .getSetCookie()
    .filter((cookie) => /;\s*Secure\b/i.test(cookie) && /;\s*SameSite=None\b/i.test(cookie));
  const unusable = COOKIES.filter((name) => !usable.some((cookie) => cookie.startsWith(`${name}=`)));
  if (unusable.length === 0) return;
  yield {
    problem: `These cookies are missing, or lack SameSite=None or Secure: ${unusable.join(', ')}.`,
    advice: 'Pass Set-Cookie through unchanged for /api/editing/.',
  };
}

export const pageFrame: Check = {
  name: 'the editor may frame the page',
  needs: [opensPage],
  async *run(doctor) {
    const headers = (await openInEditor(doctor))?.page?.headers;
    if (!headers) return;
    const csp = headers.get('content-security-policy');
    const policy = { csp, frameOptions: headers.get('x-frame-options') };
    const hasAncestors = toFrameAncestors(csp).length > 0;
    const blocked = doctor.editors.filter((editor) => !mayFrame(policy, editor, doctor.site));
    if (blocked.length > 0) {
      const header = hasAncestors ? 'Content-Security-Policy: frame-ancestors' : 'X-Frame-Options';
      yield {
        problem: `Browsers block the page in a frame of ${blocked.join(', ')}: its ${header} does not allow it.`,
        advice:
          "Find where the header is added (CDN, nginx, next.config.js) and keep the site's own, which allows " +
          'JSS_ALLOWED_ORIGINS and XM Cloud.',
      };
    } else if (!hasAncestors) {
      yield {
        problem: 'The page does not say who may frame it (Content-Security-Policy: frame-ancestors).',
        advice: 'Pass the header through.',
      };
    }
  },
};

export const everyLanguage: Check = {
  name: 'every language of every site opens in the editor',
  needs: [opensPage],
  async *run(doctor) {
    for (const { name: siteName, languages } of await fetchSitesWithLanguages(doctor)) {
      for (const language of languages) {
        doctor.setProgress(`${siteName} in ${language}`);
        const editorPage = await openInEditor(doctor, { siteName, language });
        const problem = editorPage ? findPageProblem(editorPage, language) : 'has no home page';
        if (!problem) continue;
        yield {
          problem: `${siteName} in ${language} ${problem}.`,
          advice: "Check that its home page is published in that language, then read the site's log.",
        };
      }
    }
  },
};

function findPageProblem({ opened, page }: EditorPage, language: string): string | null {
  if (page?.status !== 200) return `returns ${page?.status ?? opened.status} in the editor`;
  const shown = findLanguage(page.body);
  if (shown?.toLowerCase() !== language.toLowerCase()) return `comes as ${shown ?? 'no language'}`;
  const problem = findChromeProblem(page.body);
  return problem && `cannot be edited: ${problem}`;
}
