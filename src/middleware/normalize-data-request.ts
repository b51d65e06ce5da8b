import { decodeText } from '@/features/sites/public-path';
import { isDataRequest } from '@/platform/http/request-kind';
import type { MiddlewareStep } from './middleware-context';

/**
 * Gives a data request the URL of its document. Next's router adds the path segments to the query
 * (`/a/b?path=a&path=b`), and a redirect would show them in the address bar. Changes the URL in place.
 */
export const normalizeDataRequest: MiddlewareStep = async (context) => {
  const { nextUrl, headers } = context.request;
  if (!isDataRequest(headers) || !nextUrl.searchParams.has('path')) return context;
  const segments = nextUrl.pathname.split('/').filter(Boolean).map(decodeText);
  if (nextUrl.searchParams.getAll('path').join('/') === segments.join('/'))
    nextUrl.searchParams.delete('path');
  return context;
};
