import { NextResponse } from 'next/server';

// Passes everything on: Next looks for this file in the folders above too, and would run the site's.
export function proxy() {
  return NextResponse.next();
}
