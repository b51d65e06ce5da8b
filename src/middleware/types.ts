import type { NextRequest, NextResponse } from 'next/server';
import type { Site } from '@/cms/fetch-sites';
import type { PageKey } from '@/lib/internal-path';

export type ResponseCookie = NonNullable<ReturnType<NextResponse['cookies']['get']>>;

/** A request on its way through the steps: what is known of it so far. */
export type Visit = {
  request: NextRequest;
  /** `null` until it is resolved. */
  site: Site | null;
  /** `null` until the site is resolved, and for an address that no page can be at. */
  page: PageKey | null;
  /** The address names the default language, which the site's own addresses do not. */
  hasNeedlessPrefix: boolean;
  /** What the steps want the answer to carry when the page is shown. */
  headers: Readonly<Record<string, string>>;
};

/** Steps by name; the order is that in which they run. */
export type MiddlewareSteps = Readonly<Record<string, MiddlewareStep>>;

/** Takes what is known and returns what is known now, or answers the request, which ends the chain. */
export type MiddlewareStep = (visit: Visit) => Promise<Visit | NextResponse>;
