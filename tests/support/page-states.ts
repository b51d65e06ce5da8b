import type { Page, Response } from '@playwright/test';
import { z } from 'zod';
import { EDITING_SECRET, type RunningSite } from './servers.ts';

/** In which a page can be seen: by anybody, by an editor who looks, by an editor who works. */
export const PAGE_STATES = ['visitor', 'preview', 'edit'] as const;

export type PageState = (typeof PAGE_STATES)[number];

const ItemAnswer = z.object({ data: z.object({ layout: z.object({ item: z.object({ id: z.string() }) }) }) });

const ITEM = `query Item($path: String!, $language: String!) {
  layout(site: "solvind", routePath: $path, language: $language) { item { id(format: "B") } }
}`;

/** On a busy machine the three seconds of a session may be over before its page is asked for; editors try again, too. */
const MAX_TRIES = 3;

/** Opens a page of the sample site, `/da/about` for example, and waits until nothing is loaded any more. */
export async function openInState(
  page: Page,
  site: RunningSite,
  path: string,
  state: PageState,
): Promise<Response> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const response = await page.goto(await toAddress(site, path, state), { waitUntil: 'networkidle' });
    if (response && isInState(response.headers()['cache-control'], state)) return response;
  }
  throw new Error(`There was no answer for ${path} in ${state}.`);
}

/** The HTML of a page as the server sends it, which is what a visitor without JavaScript gets. */
export async function fetchHtmlInState(site: RunningSite, path: string, state: PageState): Promise<string> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const response = await fetchInState(site, path, state);
    if (isInState(response.headers.get('cache-control'), state)) return response.text();
  }
  throw new Error(`There was no answer for ${path} in ${state}.`);
}

const isInState = (cacheControl: string | null | undefined, state: PageState): boolean =>
  state === 'visitor' || Boolean(cacheControl?.includes('private'));

async function fetchInState(site: RunningSite, path: string, state: PageState): Promise<globalThis.Response> {
  const address = await toAddress(site, path, state);
  if (state === 'visitor') return fetch(address);
  const opened = await fetch(address, { redirect: 'manual' });
  const location = opened.headers.get('location');
  if (opened.status !== 307 || !location) throw new Error(`Editing is refused: ${await opened.text()}`);
  return fetch(new URL(location, site.url), { headers: { cookie: toCookies(opened) } });
}

/** What a browser would send back of the cookies that it was given. */
export function toCookies({ headers }: globalThis.Response): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function toAddress(site: RunningSite, path: string, state: PageState): Promise<string> {
  return state === 'visitor' ? site.url + path : toRenderAddress(site, path, { mode: state });
}

/** The address by which the page editor opens a page. */
export async function toRenderAddress(
  site: RunningSite,
  path: string,
  parameters: Record<string, string>,
): Promise<string> {
  const [, prefix, rest] = /^(?:\/(da)(?=\/|$))?(.*)$/.exec(path) ?? [];
  const language = prefix ?? 'en';
  const query = new URLSearchParams({
    secret: EDITING_SECRET,
    sc_site: 'solvind',
    sc_itemid: await fetchItemId(site.cmsUrl, rest || '/', language),
    sc_lang: language,
    route: path,
    ...parameters,
  });
  return `${site.url}/api/editing/render?${query}`;
}

async function fetchItemId(cmsUrl: string, path: string, language: string): Promise<string> {
  const response = await fetch(`${cmsUrl}/v1/content/api/graphql/v1?sitecoreContextId=test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: ITEM, variables: { path, language } }),
  });
  return ItemAnswer.parse(await response.json()).data.layout.item.id;
}
