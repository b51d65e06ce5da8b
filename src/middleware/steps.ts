import { type NextRequest, NextResponse } from 'next/server';
import { getArrival } from '@/cms/client/request-scope';
import type { SiteList } from '@/features/sites/site-list/site-list';
import { getRequestContext } from '@/platform/telemetry/request-context';
import type { StepTime } from '@/platform/telemetry/step-times';
import { inSpan } from '@/platform/telemetry/tracing';
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
  /** Whether `?sc_site=` or the `sc_site` cookie can select another site than the host name selects. */
  maySiteBeChosen: boolean;
  loadRedirects: LoadRedirects;
  personalization: PersonalizeClients | null;
  editor: Editor;
};

/** Creates the steps that run before a page is rendered. They run in the order of this list. */
export const createSteps = ({
  loadSites,
  maySiteBeChosen,
  loadRedirects,
  personalization,
  editor,
}: Clients): MiddlewareSteps => ({
  normalizeDataRequest, // first, so that all other steps see the URL without the router's additions
  crawlerFiles, // before resolveSite, because these files are not pages
  resolveSite: resolveSite({
    loadSites,
    findChosenSite: maySiteBeChosen ? createFindChosenSite(loadSites) : null,
  }), // before all steps below, because they need the site and the page
  showToEditor: showToEditor(editor), // before all steps below, because they are for visitors
  redirect: redirect(loadRedirects), // before the steps for pages, because a rule can match any path
  negotiateLanguage, // after redirect, because a rule can match the front page
  canonicalRedirect, // after redirect, so that a URL with a rule is redirected only once
  personalize: personalize(personalization), // after all redirects, because only a page that is shown is personalized
  showPage, // rewrites to the internal path, which src/pages/[[...path]].tsx reads
});

export type ReportTimes = (times: readonly StepTime[], response: NextResponse) => void;

export async function runSteps(
  steps: MiddlewareSteps,
  request: NextRequest,
  reportTimes?: ReportTimes,
): Promise<NextResponse> {
  getArrival(); // the page that follows has only the rest of the time for its queries
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
    const next = await inSpan(`proxy ${step}`, {}, () => run(context));
    const answered = next instanceof NextResponse;
    times.push({ step, ms: performance.now() - startedAt, answered });
    if (answered) {
      reportTimes?.(times, next);
      return next;
    }
    context = next;
    noteRequest(context);
  }
  return NextResponse.next();
}

/** Notes down for the log what is known of the request. */
function noteRequest({ site, page }: MiddlewareContext): void {
  const known = getRequestContext();
  if (!known || !site) return;
  known.site = site.name;
  known.language = page?.language;
}
