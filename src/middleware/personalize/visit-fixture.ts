import { NextRequest, NextResponse } from 'next/server';
import type { PersonalizeInfo } from '@/cms/fetch-personalize-info';
import type { PageView } from '@/services/personalization/fetch-decision';
import type { Personalization } from '@/services/personalization/personalize-visitor';
import { showPage } from '../show-page';
import type { Visit } from '../types';
import { personalize } from './personalize';

export const page = { siteName: 'main', language: 'en', path: ['offer'], variantIds: [] };
export const agreed = `consent=1.${Math.floor(Date.now() / 1000)}.marketing=1`;
export const known = `${agreed}; sc_ctx=b-1; sc_ctx_personalize=g-1`;
const ids = { browserId: 'b-1', guestId: 'g-1' };
export const info: PersonalizeInfo = { pageId: 'AB', variantIds: ['members', 'faq_short'] };
export const members: Personalization = { variantIds: ['members'], ids, failures: [] };

const pathOf = ({ headers }: NextResponse): string =>
  new URL(headers.get('x-middleware-rewrite') ?? 'https://site.test/').pathname;

type Case = {
  info?: () => Promise<PersonalizeInfo | null>;
  found?: Personalization;
  /** Decides at its leisure. */
  decide?: (view: PageView) => Promise<Personalization>;
  deadlineMs?: number;
  method?: string;
};

/** The answer to a visit, with all that the step asked and reported. */
export async function visit(
  headers: Record<string, string>,
  given: Case = {},
  path = '/offer',
  toCarry: Visit['headers'] = {},
) {
  const asked = { infos: 0, views: [] as PageView[], failures: [] as unknown[] };
  const step = personalize({
    contextId: 'ctx',
    deadlineMs: given.deadlineMs ?? 400,
    loadPersonalizeInfo: async () => {
      asked.infos += 1;
      return given.info ? given.info() : info;
    },
    personalizeVisitor: async (_, view) => {
      asked.views.push(view);
      return given.decide ? given.decide(view) : (given.found ?? members);
    },
    onFailure: (error) => asked.failures.push(error),
  });
  const request = new NextRequest(`https://site.test${path}`, {
    method: given.method,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140', ...headers },
  });
  const start: Visit = {
    request,
    site: null,
    page,
    hasNeedlessPrefix: false,
    headers: { vary: 'Accept-Language', ...toCarry },
  };
  const next = await step(start);
  const response = next instanceof NextResponse ? next : await showPage(next);
  if (!(response instanceof NextResponse)) throw new Error('The page is not shown.');
  return { ...asked, response, path: pathOf(response) };
}
