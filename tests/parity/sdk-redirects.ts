import { GraphQLRequestClient } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import { RedirectsMiddleware } from '@sitecore-jss/sitecore-jss-nextjs/middleware';
import { SiteResolver } from '@sitecore-jss/sitecore-jss-nextjs/site';
import { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import type { Redirect } from '@/cms/queries/fetch-redirects';
import { compileRedirects } from '@/features/redirects/compile-redirects';
import { parsePublicPath } from '@/features/sites/parse-public-path';
import type { Site } from '@/features/sites/site-list/site-list';
import { redirect } from '@/middleware/redirect';

export const site: Site = { name: 'main', hostName: '*', defaultLanguage: 'en', languages: ['en', 'da'] };
const ORIGIN = 'https://site.test';

const SdkRules = z.array(
  z.object({
    pattern: z.string(),
    target: z.string(),
    redirectType: z.enum(['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER']),
    isQueryStringPreserved: z.boolean(),
    locale: z.string(),
  }),
);

/** Runs the SDK's middleware with given rules, without fetching any. */
class SdkRedirects extends RedirectsMiddleware {
  rules: z.output<typeof SdkRules> = [];
  protected override async getRedirects() {
    return this.rules;
  }
}

const sdk = new SdkRedirects({
  locales: [...site.languages],
  siteResolver: new SiteResolver([
    { name: site.name, hostName: site.hostName, language: site.defaultLanguage },
  ]),
  clientFactory: GraphQLRequestClient.createClientFactory({ endpoint: 'https://cms.invalid/' }),
});

/** Returns the outcome of the SDK's middleware for a URL: `301 /da/new?a=1`, `shows /da/new`, or `null`. */
export async function visitBySdk(rules: readonly Redirect[], url: string): Promise<string | null> {
  sdk.rules = SdkRules.parse(rules);
  const nextConfig = { i18n: { locales: [...site.languages], defaultLocale: site.defaultLanguage } };
  const request = new NextRequest(ORIGIN + url, { nextConfig });
  return toOutcome(await sdk.getHandler()(request, NextResponse.next()));
}

/**
 * Returns the outcome of the site's redirect step in the form of `visitBySdk`, or `loop` if the step reports
 * a loop.
 */
export async function visitByStep(rules: readonly Redirect[], url: string): Promise<string | null> {
  const request = new NextRequest(ORIGIN + url);
  const page = parsePublicPath(site, request.nextUrl.pathname)?.page ?? null;
  const compiled = await compileRedirects(rules, site);
  const reported: string[] = [];
  const step = redirect(async () => ({ ...compiled, report: ({ kind }) => reported.push(kind) }));
  const next = await step({ request, site, page, hasRedundantLocale: false, headers: {} });
  if (next instanceof NextResponse) return toOutcome(next);
  if (reported.includes('loop')) return 'loop';
  if (next.page === page || !next.page) return null;
  const { language, path } = next.page;
  return `shows ${toPlainPath(`/${[language, ...path].join('/')}`)}`;
}

function toOutcome({ status, headers }: Response): string | null {
  const location = headers.get('location');
  if (location !== null) return `${status} ${toComparable(location)}`;
  const shown = headers.get('x-middleware-rewrite');
  return shown === null ? null : `shows ${toPlainPath(decodeURIComponent(new URL(shown, ORIGIN).pathname))}`;
}

/** Normalizes a location, so that the order of parameters and the encoding of spaces make no difference. */
function toComparable(location: string): string {
  const url = new URL(location, ORIGIN);
  url.searchParams.sort();
  const host = url.origin === ORIGIN ? '' : url.origin;
  return `${host}${toPlainPath(url.pathname)}${url.search}`;
}

/** Removes the default language's prefix, a trailing slash, and a query that the SDK put into the path. */
function toPlainPath(pathname: string): string {
  const [path = ''] = pathname.split('?');
  return path.replace(/^\/en(?=\/|$)/, '').replace(/(.)\/$/, '$1') || '/';
}
