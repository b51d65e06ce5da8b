import { type NextRequest, NextResponse } from 'next/server';
import type { Site } from '@/cms/fetch-sites';
import { toInternalPath } from '@/lib/internal-path';
import { createLoadFindSite } from '@/services/sites/find-site';
import { crawlerFiles } from './crawler-files';
import { resolveSite } from './resolve-site';
import { rewriteTo } from './rewrite-to';
import { type Editor, showToEditor } from './show-to-editor';
import type { MiddlewareStep, Visit } from './types';

type Clients = { loadSites: () => Promise<readonly Site[]>; editor: Editor };

/** What happens before a page is rendered; the list is the order. */
export const createSteps = ({ loadSites, editor }: Clients): readonly MiddlewareStep[] => [
  crawlerFiles, // before the site: these are addresses of a host, not pages of a site
  resolveSite(createLoadFindSite(loadSites)), // all that follows needs the site and the language
  showToEditor(editor), // before all that is for visitors alone
];

/** Runs the steps until one answers; a request that none answers goes to the page that they found. */
export async function runSteps(
  steps: readonly MiddlewareStep[],
  request: NextRequest,
): Promise<NextResponse> {
  let visit: Visit = { request, page: null };
  for (const step of steps) {
    const next = await step(visit);
    if (next instanceof NextResponse) return next;
    visit = next;
  }
  return visit.page ? rewriteTo(toInternalPath(visit.page), request) : NextResponse.next();
}
