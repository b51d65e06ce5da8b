import { z } from 'zod';
import type { Check } from '../doctor.ts';
import { openInEditor } from '../editor-page.ts';
import { fault } from '../finding.ts';
import { parseJson } from '../parse-json.ts';
import { editingSecret } from './editing-secret.ts';
import { siteName } from './site-name.ts';

const COOKIES = ['__prerender_bypass', '__next_preview_data', 'editing_session'];

const Refusal = z.object({ html: z.string() });

/** The request that the editor's frame makes, and its redirect to the page. */
export const opensPage: Check = {
  name: 'the editor opens a page',
  needs: [editingSecret, siteName],
  find: async (doctor) => {
    const { name, defaultLanguage } = doctor.config.site;
    const home = { siteName: name, language: defaultLanguage, mode: 'edit' } as const;
    const editorPage = await openInEditor(doctor, home);
    if (!editorPage) return []; // Told by the check of the languages.
    const { opened, page } = editorPage;
    if (!page) {
      return [
        fault(
          `/api/editing/render answers ${opened.status} in place of the way to the page${toReason(opened.body)}.`,
          'See whether what stands in front of the site changes the parameters, or answers in its place.',
        ),
      ];
    }
    const missing = COOKIES.filter(
      (cookie) => !opened.headers.getSetCookie().some((set) => set.startsWith(`${cookie}=`)),
    );
    if (missing.length > 0) {
      return [
        fault(
          `The answer that opens a page has not the cookies ${missing.join(', ')}.`,
          'Let what stands in front of the site pass Set-Cookie on for /api/editing/.',
        ),
      ];
    }
    if (page.headers.get('cache-control')?.includes('private')) return [];
    return [
      fault(
        `The page came as visitors get it (status ${page.status}): the site did not see its own cookies.`,
        'Let what stands in front of the site pass cookies on, and never serve a cached page to a request with them.',
      ),
    ];
  },
};

function toReason(body: string): string {
  const text = parseJson(body, Refusal)?.html.replace(/<[^>]*>/g, '');
  return text ? `: ${text}` : '';
}
