import { fetchPage } from '@/cms/queries/fetch-page';
import type { Doctor } from './check.ts';
import { fetchFromSite, type SiteResponse } from './site-client.ts';

/** `opened` is the response of /api/editing/render. `page` is the page to which /api/editing/render redirects. */
export type EditorPage = { opened: SiteResponse; page: SiteResponse | null };

/** Opens the home page as the page editor does. Returns `null` if it does not exist in the language. */
export async function openInEditor(
  doctor: Doctor,
  { siteName, language } = {
    siteName: doctor.config.site.name,
    language: doctor.config.site.defaultLanguage,
  },
): Promise<EditorPage | null> {
  const home = await fetchPage(doctor.cms, { siteName, path: '/', language });
  const itemId = home?.layout.sitecore.route?.itemId;
  if (!itemId) return null;
  const query = new URLSearchParams({
    secret: doctor.config.editing.secret ?? '',
    sc_site: siteName,
    sc_itemid: itemId,
    sc_lang: language,
    route: '/',
    mode: 'edit',
  });
  const opened = await fetchFromSite(`${doctor.site}/api/editing/render?${query}`);
  const location = opened.headers.get('location');
  if (opened.status !== 307 || !location) return { opened, page: null };
  const cookies = opened.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const headers = { cookie: cookies.join('; ') };
  return { opened, page: await fetchFromSite(new URL(location, doctor.site), { headers }) };
}

const CHROME = /<code\b(?=[^>]*\bchrometype="(\w+)")(?=[^>]*\bkind="(open|close)")[^>]*>/g;

export function findChromeProblem(html: string): string | null {
  const open: string[] = [];
  let count = 0;
  for (const [, type = '', kind] of html.matchAll(CHROME)) {
    count += 1;
    if (kind === 'open') open.push(type);
    else if (open.pop() !== type) return `a ${type} chrome is closed that is not open`;
  }
  if (count === 0) return 'it has no chromes';
  return open.length > 0 ? `${open.length} chrome(s) are never closed` : null;
}

export function findLanguage(html: string): string | null {
  return /<html\b[^>]*\blang="([^"]*)"/.exec(html)?.[1] ?? null;
}
