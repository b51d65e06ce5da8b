import { type NextRequest, NextResponse } from 'next/server';

/** Shows an internal path. The query goes no further: a page is cached by its path alone. */
export function rewriteTo(internalPath: string, request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = internalPath;
  url.search = '';
  return NextResponse.rewrite(url);
}
