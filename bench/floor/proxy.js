import { NextResponse } from 'next/server';

// This proxy changes no request. Without this file, Next would run Marquee's proxy from a parent folder.
export function proxy() {
  return NextResponse.next();
}
