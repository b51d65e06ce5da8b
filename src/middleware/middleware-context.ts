import type { NextRequest, NextResponse } from 'next/server';
import type { PageKey } from '@/features/sites/internal-path';
import type { Site } from '@/features/sites/site-list/site-list';
import type { ResponseCookie } from '@/platform/http/response-cookie';

export type MiddlewareContext = {
  request: NextRequest;
  /** `null` until resolveSite has run. */
  site: Site | null;
  /** `null` until resolveSite has run, and for a path that has no page. */
  page: PageKey | null;
  /** Whether the path begins with the default language, which the canonical path does not contain. */
  hasRedundantLocale: boolean;
  /** Headers for the page or the redirect with which a later step responds. */
  headers: Readonly<Record<string, string>>;
  cookies?: readonly ResponseCookie[];
};

/** Returns the context for the next step, or a response, which ends the chain of steps. */
export type MiddlewareStep = (context: MiddlewareContext) => Promise<MiddlewareContext | NextResponse>;

export type MiddlewareSteps = Readonly<Record<string, MiddlewareStep>>;

export const withHeaders = (
  context: MiddlewareContext,
  headers: MiddlewareContext['headers'],
): MiddlewareContext => ({ ...context, headers: { ...context.headers, ...headers } });

/** Keeps Next's router from reusing the data of a page, because the visitor may get a different variant next time. */
export const NO_ROUTER_CACHE = { 'x-middleware-cache': 'no-cache' };

/**
 * Keeps browsers too from reusing the data. Next's `stale-while-revalidate` would let them answer the router's next
 * request with what they have stored.
 */
export const REVALIDATED = { ...NO_ROUTER_CACHE, 'Cache-Control': 'no-cache' };

/**
 * Without it, browsers keep a permanent redirect for as long as they like, so also one that an editor made by mistake.
 * Headers of earlier steps can forbid more.
 */
export const KEPT_SHORTLY = { 'Cache-Control': 'public, max-age=60' };

/** Forbids browsers and CDNs to store a response, because it is only for one visitor or only valid for a moment. */
export const PRIVATE_NO_STORE = { 'Cache-Control': 'private, no-store' };

export const NOT_CACHED = { ...NO_ROUTER_CACHE, ...PRIVATE_NO_STORE };
