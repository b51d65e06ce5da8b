import { type NextRequest, NextResponse } from 'next/server';
import type { Site } from '@/cms/fetch-sites';
import { createLoadFindSite } from '@/services/sites/find-site';
import { createFindChosenSite } from './choose-site';
import { crawlerFiles } from './crawler-files';
import { negotiateLanguage } from './negotiate-language';
import { oneAddress } from './one-address';
import { type PersonalizeClients, personalize } from './personalize/personalize';
import { type LoadRedirects, redirect } from './redirects/redirect';
import { resolveSite } from './resolve-site';
import { showPage } from './show-page';
import { type Editor, showToEditor } from './show-to-editor';
import type { MiddlewareStep, Visit } from './types';

type Clients = {
  loadSites: () => Promise<readonly Site[]>;
  /** Whether a visitor may see another site than that of the host. */
  maySiteBeChosen: boolean;
  loadRedirects: LoadRedirects;
  personalization: PersonalizeClients | null;
  editor: Editor;
};

/** What happens before a page is rendered; the list is the order. */
export const createSteps = ({
  loadSites,
  maySiteBeChosen,
  loadRedirects,
  personalization,
  editor,
}: Clients): readonly MiddlewareStep[] => [
  crawlerFiles, // before the site: these are addresses of a host, not pages of a site
  resolveSite({
    loadFindSite: createLoadFindSite(loadSites),
    findChosenSite: maySiteBeChosen ? createFindChosenSite(loadSites) : null,
  }), // all that follows needs the site and the language
  showToEditor(editor), // before all that is for visitors alone
  redirect(loadRedirects), // before all that knows only addresses of pages: a rule may be for any other
  negotiateLanguage, // after the rules, which may be for the front page
  oneAddress, // after the rules: whoever needs both is sent once
  personalize(personalization), // last: only who is really shown a page is personalized
  showPage,
];

/** Runs the steps until one answers. */
export async function runSteps(
  steps: readonly MiddlewareStep[],
  request: NextRequest,
): Promise<NextResponse> {
  let visit: Visit = { request, site: null, page: null, hasNeedlessPrefix: false, headers: {} };
  for (const step of steps) {
    const next = await step(visit);
    if (next instanceof NextResponse) return next;
    visit = next;
  }
  return NextResponse.next();
}
