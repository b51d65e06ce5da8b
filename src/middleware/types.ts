import type { NextRequest, NextResponse } from 'next/server';
import type { PageKey } from '@/lib/internal-path';

/** A request on its way through the steps: what is known of it so far. */
export type Visit = {
  request: NextRequest;
  /** `null` until the site is resolved. */
  page: PageKey | null;
};

/** Takes what is known and returns what is known now, or answers the request, which ends the chain. */
export type MiddlewareStep = (visit: Visit) => Promise<Visit | NextResponse>;
