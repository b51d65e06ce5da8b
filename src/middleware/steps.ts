import { type NextRequest, NextResponse } from 'next/server';
import type { Site } from '@/cms/fetch-sites';
import { createLoadFindSite } from '@/services/sites/find-site';
import type { StepTime } from '@/telemetry/step-times';
import { asDocument } from './as-document';
import { createFindChosenSite } from './choose-site';
import { crawlerFiles } from './crawler-files';
import { negotiateLanguage } from './negotiate-language';
import { oneAddress } from './one-address';
import { type PersonalizeClients, personalize } from './personalize/personalize';
import { type LoadRedirects, redirect } from './redirects/redirect';
import { resolveSite } from './resolve-site';
import { showPage } from './show-page';
import { type Editor, showToEditor } from './show-to-editor';
import type { MiddlewareSteps, Visit } from './types';

type Clients = {
  loadSites: () => Promise<readonly Site[]>;
  /** The configured site, for hosts that no site claims. */
  mainSiteName: string;
  /** Whether a visitor may see another site than that of the host. */
  maySiteBeChosen: boolean;
  loadRedirects: LoadRedirects;
  personalization: PersonalizeClients | null;
  editor: Editor;
};

/** What happens before a page is rendered; the list is the order. */
export const createSteps = ({
  loadSites,
  mainSiteName,
  maySiteBeChosen,
  loadRedirects,
  personalization,
  editor,
}: Clients): MiddlewareSteps => ({
  asDocument, // first: all that follows must see the address that the visitor sees
  crawlerFiles, // before the site: these are addresses of a host, not pages of a site
  resolveSite: resolveSite({
    loadFindSite: createLoadFindSite(loadSites, mainSiteName),
    findChosenSite: maySiteBeChosen ? createFindChosenSite(loadSites) : null,
  }), // all that follows needs the site and the language
  showToEditor: showToEditor(editor), // before all that is for visitors alone
  redirect: redirect(loadRedirects), // before all that knows only addresses of pages: a rule may be for any other
  negotiateLanguage, // after the rules, which may be for the front page
  oneAddress, // after the rules: whoever needs both is sent once
  personalize: personalize(personalization), // last: only who is really shown a page is personalized
  showPage,
});

type Watcher = (times: readonly StepTime[], response: NextResponse) => void;

/** Runs the steps until one answers; `watch` is told how long each took. */
export async function runSteps(
  steps: MiddlewareSteps,
  request: NextRequest,
  watch?: Watcher,
): Promise<NextResponse> {
  const times: StepTime[] = [];
  let visit: Visit = { request, site: null, page: null, hasNeedlessPrefix: false, headers: {} };
  for (const [step, run] of Object.entries(steps)) {
    const startedAt = performance.now();
    const next = await run(visit);
    const answered = next instanceof NextResponse;
    times.push({ step, ms: performance.now() - startedAt, answered });
    if (answered) {
      watch?.(times, next);
      return next;
    }
    visit = next;
  }
  return NextResponse.next();
}
