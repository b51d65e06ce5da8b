import { NextResponse } from 'next/server';

export function proxy(request) {
  const url = request.nextUrl.clone();
  url.pathname = `/_site_bare/en${url.pathname}`;
  return NextResponse.rewrite(url);
}

export const config = { matcher: '/((?!_next/static|api/|favicon.ico$|icon.svg$).*)' };
