import { type NextRequest, NextResponse } from 'next/server';
import type { SiteList } from '@/features/sites/site-list/site-list';
import type { StepTime } from '@/platform/telemetry/step-times';
import { canonicalRedirect } from './canonical-redirect';
import { createFindChosenSite } from './choose-site';
import { crawlerFiles } from './crawler-files';
import type { MiddlewareContext, MiddlewareSteps } from './middleware-context';
import { negotiateLanguage } from './negotiate-language';
import { normalizeDataRequest } from './normalize-data-request';
import { type PersonalizeClients, personalize } from './personalize';
import { type LoadRedirects, redirect } from './redirect';
import { resolveSite } from './resolve-site';
import { showPage } from './show-page';
import { type Editor, showToEditor } from './show-to-editor';

type Clients = {
  loadSites: () => Promise<SiteList>;
  /** Whether `?sc_site=` or its cookie may select a different site than the host name does. */
  maySiteBeChosen: boolean;
  loadRedirects: LoadRedirects;
  personalization: PersonalizeClients | null;
  editor: Editor;
};

/** The steps before a page is rendered; the list is the order. */
export const createSteps = ({
  loadSites,
  maySiteBeChosen,
  loadRedirects,
  personalization,
  editor,
}: Clients): MiddlewareSteps => ({
  normalizeDataRequest, // first: the other steps must see the URL of the document
  crawlerFiles, // before resolveSite: these URLs belong to a host and are not pages
  resolveSite: resolveSite({
    loadSites,
    findChosenSite: maySiteBeChosen ? createFindChosenSite(loadSites) : null,
  }), // the steps below need the site and the language
  showToEditor: showToEditor(editor), // before the steps for visitors
  redirect: redirect(loadRedirects), // before the steps for pages: a rule may match any path
  negotiateLanguage, // after redirect: a rule may match the front page
  canonicalRedirect, // after redirect, so that a URL with a rule is redirected only once
  personalize: personalize(personalization), // after all redirects: only for visitors who are shown a page
  showPage, // rewrites to the internal path, which src/pages/[[...path]].tsx reads
});

export type ReportTimes = (times: readonly StepTime[], response: NextResponse) => void;

/** Runs the steps until one returns a response. */
export async function runSteps(
  steps: MiddlewareSteps,
  request: NextRequest,
  reportTimes?: ReportTimes,
): Promise<NextResponse> {
  const times: StepTime[] = [];
  let context: MiddlewareContext = {
    request,
    site: null,
    page: null,
    hasRedundantLocale: false,
    headers: {},
  };
  for (const [step, run] of Object.entries(steps)) {
    const startedAt = performance.now();
    const next = await run(context);
    const answered = next instanceof NextResponse;
    times.push({ step, ms: performance.now() - startedAt, answered });
    if (answered) {
      reportTimes?.(times, next);
      return next;
    }
    context = next;
  }
  return NextResponse.next();
}
