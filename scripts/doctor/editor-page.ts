import { z } from 'zod';
import { requestChecked } from '@/cms/request-checked';
import { type Answer, askSite } from './ask-site.ts';
import type { Doctor } from './doctor.ts';

export type EditorPlace = { siteName: string; language: string; mode: 'edit' | 'preview'; version?: string };

/** What the editor's request was answered, and the page that it leads to, if it does. */
export type EditorPage = { opened: Answer; page: Answer | null };

const HOME_QUERY = `query HomeQuery($siteName: String!, $language: String!) {
  layout(site: $siteName, routePath: "/", language: $language) { item { id(format: "B") version } }
}`;

const Home = z.object({
  layout: z.object({ item: z.object({ id: z.string(), version: z.number() }).nullable() }),
});

/** The home page's item; `null` when it is not in the language. */
export async function findHome({ cms }: Doctor, place: { siteName: string; language: string }) {
  const { siteName, language } = place;
  const { layout } = await requestChecked(cms, HOME_QUERY, Home, { siteName, language });
  return layout.item;
}

/** Opens a site's home page as the page editor does; `null` when there is none in the language. */
export async function openInEditor(doctor: Doctor, place: EditorPlace): Promise<EditorPage | null> {
  const home = await findHome(doctor, place);
  if (!home) return null;
  const url = new URL('/api/editing/render', doctor.site);
  url.search = new URLSearchParams({
    secret: doctor.config.editing.secret ?? '',
    sc_site: place.siteName,
    sc_itemid: home.id,
    sc_lang: place.language,
    route: '/',
    mode: place.mode,
    ...(place.version ? { sc_version: place.version } : {}),
  }).toString();
  const opened = await askSite(url);
  const location = opened.headers.get('location');
  if (opened.status !== 307 || !location) return { opened, page: null };
  const page = await askSite(new URL(location, doctor.site), { headers: { cookie: toCookies(opened) } });
  return { opened, page };
}

/** What a browser would send back. */
function toCookies({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
