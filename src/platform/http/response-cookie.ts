import type { NextResponse } from 'next/server';

export type ResponseCookie = NonNullable<ReturnType<NextResponse['cookies']['get']>>;
