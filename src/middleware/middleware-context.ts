import type { NextRequest, NextResponse } from 'next/server';
import type { PageKey } from '@/features/sites/internal-path';
import type { Site } from '@/features/sites/site-list/site-list';

/** A request and what the steps have found out about it. */
export type MiddlewareContext = {
  request: NextRequest;
  /** `null` until it is resolved. */
  site: Site | null;
  /** `null` until the site is resolved, and for a path that no page can have. */
  page: PageKey | null;
  /** The path names the default language; the canonical path does not. */
  hasRedundantLocale: boolean;
  /** Headers for the response that shows the page. */
  headers: Readonly<Record<string, string>>;
};

/** Returns a new context, or a response, which ends the chain. */
export type MiddlewareStep = (context: MiddlewareContext) => Promise<MiddlewareContext | NextResponse>;

/** Steps by name, in the order in which they run. */
export type MiddlewareSteps = Readonly<Record<string, MiddlewareStep>>;

export const withHeaders = (
  context: MiddlewareContext,
  headers: MiddlewareContext['headers'],
): MiddlewareContext => ({ ...context, headers: { ...context.headers, ...headers } });

/** Keeps Next's router from reusing the data of a page on the next navigation: the visitor may then get another page. */
export const NO_ROUTER_CACHE = { 'x-middleware-cache': 'no-cache' };

/** For browsers and CDNs: the response is for one visitor, or for one moment. */
export const PRIVATE_NO_STORE = { 'Cache-Control': 'private, no-store' };
