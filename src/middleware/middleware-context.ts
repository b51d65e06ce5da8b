import type { NextRequest, NextResponse } from 'next/server';
import type { PageKey } from '@/features/sites/internal-path';
import type { Site } from '@/features/sites/site-list/site-list';
import type { ResponseCookie } from '@/platform/http/response-cookie';

/** A request and what the steps have found out about it. */
export type MiddlewareContext = {
  request: NextRequest;
  /** `null` before resolveSite. */
  site: Site | null;
  /** `null` before resolveSite, and for a path that no page can have. */
  page: PageKey | null;
  /** The path begins with the default language, which the canonical path does not contain. */
  hasRedundantLocale: boolean;
  /** Headers and cookies for the response that shows the page. */
  headers: Readonly<Record<string, string>>;
  cookies?: readonly ResponseCookie[];
};

/** Returns a new context, or a response, which ends the chain. */
export type MiddlewareStep = (context: MiddlewareContext) => Promise<MiddlewareContext | NextResponse>;

/** Steps by name, in the order in which they run. */
export type MiddlewareSteps = Readonly<Record<string, MiddlewareStep>>;

export const withHeaders = (
  context: MiddlewareContext,
  headers: MiddlewareContext['headers'],
): MiddlewareContext => ({ ...context, headers: { ...context.headers, ...headers } });

/** Keeps Next's router from reusing the data of a page, because the visitor may get other data next time. */
export const NO_ROUTER_CACHE = { 'x-middleware-cache': 'no-cache' };

/** Tells browsers and CDNs not to keep a response that is only for one visitor or valid for a moment. */
export const PRIVATE_NO_STORE = { 'Cache-Control': 'private, no-store' };

/** For a page that only one visitor may get. */
export const NOT_CACHED = { ...NO_ROUTER_CACHE, ...PRIVATE_NO_STORE };
