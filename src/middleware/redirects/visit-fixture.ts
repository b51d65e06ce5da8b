import { NextRequest, NextResponse } from 'next/server';
import type { Redirect } from '@/cms/fetch-redirects';
import { toInternalPath } from '@/lib/internal-path';
import { toPublicAddress } from '@/services/sites/to-public-address';
import type { Visit } from '../types';
import { compileRedirects } from './compile-redirects';
import { redirect } from './redirect';
import type { RuleProblem } from './rule';

export const site = { name: 'main', hostName: '*', defaultLanguage: 'en', languages: ['en', 'da'] };
export const ORIGIN = 'https://site.test';

export const rule = (pattern: string, target: string, rest: Partial<Redirect> = {}): Redirect => ({
  pattern,
  target,
  redirectType: 'REDIRECT_301',
  isQueryStringPreserved: false,
  locale: '',
  ...rest,
});

export const toVisit = (address: string, headers: Visit['headers'] = {}): Visit => {
  const request = new NextRequest(ORIGIN + address);
  const page = toPublicAddress(site, request.nextUrl.pathname)?.page ?? null;
  return { request, site, page, hasNeedlessPrefix: false, headers };
};

/** The step with these rules, and what is found wrong with them: when they are compiled, and by visits. */
export async function createStep(...rules: Redirect[]) {
  const compiled = await compileRedirects(rules, site);
  const problems = compiled.problems.map(toText);
  const step = redirect(async () => ({ ...compiled, report: (problem) => problems.push(toText(problem)) }));
  return { step, problems };
}

const toText = ({ kind, reason }: RuleProblem): string => `${kind}: ${reason}`;

/** Where a visitor of an address gets: `301 /new`, `shows /_site_…`, or `null`. */
export async function visit(address: string, ...rules: Redirect[]) {
  const { step, problems } = await createStep(...rules);
  const visited = toVisit(address);
  return { answer: toAnswer(await step(visited), visited), problems };
}

export function toAnswer(next: Visit | NextResponse, { page }: Visit): string | null {
  if (next instanceof NextResponse) {
    return `${next.status} ${(next.headers.get('location') ?? '').replace(`${ORIGIN}/`, '/')}`;
  }
  return next.page === page ? null : `shows ${next.page && toInternalPath(next.page)}`;
}
