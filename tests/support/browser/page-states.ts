import type { Page, Response } from '@playwright/test';
import { z } from 'zod';
import { EDITING_SECRET, type RunningSite } from '../servers/start-servers.ts';
import { settle } from './visit.ts';

/** A page has three states: for visitors, for editors who preview it, and for editors who edit it. */
export const PAGE_STATES = ['visitor', 'preview', 'edit'] as const;

type EditedSite = Pick<RunningSite, 'url' | 'cmsUrl'>;

export type PageState = (typeof PAGE_STATES)[number];

const ItemResponse = z.object({
  data: z.object({ layout: z.object({ item: z.object({ id: z.string() }) }) }),
});

const ITEM = `query Item($path: String!, $language: String!) {
  layout(site: "solvind", routePath: $path, language: $language) { item { id(format: "B") } }
}`;

/** On a busy machine a session of three seconds can end before its page is requested, so tests try again. */
const MAX_TRIES = 3;

/**
 * Opens a page of the sample site and waits until it is complete. Without JavaScript, waits for the load
 * event only.
 */
export async function openInState(
  page: Page,
  site: EditedSite,
  path: string,
  state: PageState,
  { javaScriptEnabled = true } = {},
): Promise<Response> {
  const response = await goToInState(page, await toUrl(site, path, state), state);
  if (javaScriptEnabled) await settle(page);
  return response;
}

/** Goes to a URL that shows a page in a state. */
export async function goToInState(page: Page, url: string, state: PageState): Promise<Response> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const response = await page.goto(url);
    if (response && isInState(response.headers()['cache-control'], state)) return response;
  }
  throw new Error(`There was no response for ${url} in the state ${state}.`);
}

/** Returns the HTML that the server sends for a page, which is what visitors without JavaScript see. */
export async function fetchHtmlInState(site: EditedSite, path: string, state: PageState): Promise<string> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const response = await fetchInState(site, path, state);
    if (isInState(response.headers.get('cache-control'), state)) return response.text();
  }
  throw new Error(`There was no response for ${path} in the state ${state}.`);
}

const isInState = (cacheControl: string | null | undefined, state: PageState): boolean =>
  state === 'visitor' || Boolean(cacheControl?.includes('private'));

async function fetchInState(site: EditedSite, path: string, state: PageState): Promise<globalThis.Response> {
  const url = await toUrl(site, path, state);
  if (state === 'visitor') return fetch(url);
  const opened = await fetch(url, { redirect: 'manual' });
  const location = opened.headers.get('location');
  if (opened.status !== 307 || !location) throw new Error(`Editing was refused: ${await opened.text()}`);
  return fetch(new URL(location, site.url), { headers: { cookie: toCookies(opened) } });
}

/** Returns the cookies of a response in the form in which a browser would send them back. */
export function toCookies({ headers }: globalThis.Response): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function toUrl(site: EditedSite, path: string, state: PageState): Promise<string> {
  return state === 'visitor' ? site.url + path : toRenderUrl(site, path, { mode: state });
}

/** Returns the URL with which the page editor opens a page. */
export async function toRenderUrl(
  site: EditedSite,
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
  return ItemResponse.parse(await response.json()).data.layout.item.id;
}
