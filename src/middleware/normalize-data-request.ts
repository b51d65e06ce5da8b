import { isDataRequest } from '@/platform/http/request-kind';
import { decodeText } from '@/platform/text/decode-text';
import type { MiddlewareStep } from './middleware-context';

/** Removes the path that Next's router adds to the query (`/a/b?path=a&path=b`). A redirect would show it. */
export const normalizeDataRequest: MiddlewareStep = async (context) => {
  const { nextUrl, headers } = context.request;
  if (!isDataRequest(headers) || !nextUrl.searchParams.has('path')) return context;
  const segments = nextUrl.pathname.split('/').filter(Boolean).map(decodeText);
  if (nextUrl.searchParams.getAll('path').join('/') === segments.join('/'))
    nextUrl.searchParams.delete('path');
  return context;
};
