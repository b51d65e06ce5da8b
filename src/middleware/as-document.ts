import { decodeText } from '@/lib/public-path';
import { isDataRequest } from './request-kind';
import type { MiddlewareStep } from './types';

/**
 * Makes the address of a data request that of its document. Next's router adds the segments of the path to the query
 * (`/a/b?path=a&path=b`): no visitor wrote them, and a redirect would show them in the address bar. They are taken off in place.
 */
export const asDocument: MiddlewareStep = async (visit) => {
  const { nextUrl, headers } = visit.request;
  if (!isDataRequest(headers) || !nextUrl.searchParams.has('path')) return visit;
  const segments = nextUrl.pathname.split('/').filter(Boolean).map(decodeText);
  if (nextUrl.searchParams.getAll('path').join('/') === segments.join('/'))
    nextUrl.searchParams.delete('path');
  return visit;
};
