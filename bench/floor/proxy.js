import { NextResponse } from 'next/server';

// Changes no request: without this file, Next would run the site's file from a parent folder.
export function proxy() {
  return NextResponse.next();
}
