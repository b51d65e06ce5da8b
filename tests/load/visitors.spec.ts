import { expect } from '@playwright/test';
import { z } from 'zod';
import { type Answer, getAsIs } from '../support/clients/get-as-is.ts';
import { test } from '../support/playwright/site-test.ts';
import { startCdp } from '../support/servers/cdp.ts';
import { byContextId, PATIENT, startSite } from '../support/servers/start-servers.ts';

const VISITORS = 100;
/** `npm run check:deep` sets PROPERTY_RUNS to `all`. */
const REQUESTS = process.env.PROPERTY_RUNS === 'all' ? 50 : 15;

const agreed = `consent=1.${Math.floor(Date.now() / 1000)}.marketing=1`;

type Visitor = {
  /**
   * Each visitor has a different referrer, which also identifies the personalization requests of the visitor.
   */
  referrer: string;
  hasAgreed: boolean;
  path: string;
  host: string;
  cookies: Map<string, string>;
  /** All `Set-Cookie` headers that the visitor received. */
  set: string[];
  requestIds: string[];
};

const createVisitor = (number: number): Visitor => ({
  referrer: `https://from.test/visitor-${number}`,
  hasAgreed: number % 5 !== 0,
  path: number % 2 === 0 ? '/membership' : '/da/membership',
  host: `host-${number % 7}.test`,
  cookies: new Map(),
  set: [],
  requestIds: [],
});

const toList = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : [value].flat();

function record(visitor: Visitor, { headers }: Answer): void {
  for (const cookie of toList(headers['set-cookie'])) {
    const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
    visitor.cookies.set(name, value);
    visitor.set.push(cookie);
  }
  visitor.requestIds.push(toList(headers['x-request-id']).join());
}

const RequestLine = z.object({ msg: z.literal('Request'), requestId: z.string(), page: z.string() });

/** Reads from the access log which page, with its variants, each request was shown. */
function readShownPages(log: string): Map<string, string> {
  const lines = log.split('\n').filter((line) => line.includes('"page":'));
  const requests = lines.map((line) => RequestLine.parse(JSON.parse(line)));
  return new Map(requests.map(({ requestId, page }) => [requestId, page]));
}

async function browse(siteUrl: string, visitor: Visitor): Promise<void> {
  for (let count = 0; count < REQUESTS; count++) {
    const cookies = [...visitor.cookies].map(([name, value]) => `${name}=${value}`);
    const response = await getAsIs(siteUrl, visitor.path, {
      host: visitor.host,
      referer: visitor.referrer,
      'user-agent': 'Mozilla/5.0 Firefox/140',
      cookie: [...(visitor.hasAgreed ? [agreed] : []), ...cookies].join('; '),
    });
    expect(response.status).toBe(200);
    record(visitor, response);
  }
}

test('100 simultaneous visitors get only their own ids, cookies and variants', async ({ cms }) => {
  const cdp = await startCdp(cms.url, 60);
  // The timeouts are long, because a visit whose query times out would get no decision, or 503.
  const site = await startSite({ ...byContextId(cdp.url), ...PATIENT, CMS_DEADLINE_MS: '20000' });
  const visitors = Array.from({ length: VISITORS }, (_, number) => createVisitor(number));
  try {
    // Until the list of sites is loaded, requests for the hosts of other sites can get 503.
    await expect.poll(async () => (await getAsIs(site.url, '/api/readyz')).status).toBe(200);
    await Promise.all(visitors.map((visitor) => browse(site.url, visitor)));

    await expect.poll(() => readShownPages(site.output()).size).toBe(VISITORS * REQUESTS);
    const shownPages = readShownPages(site.output());
    for (const { referrer, hasAgreed, path, cookies, set, requestIds } of visitors) {
      const rewrites = new Set(requestIds.map((id) => shownPages.get(id)));
      const language = path.startsWith('/da') ? 'da' : 'en';
      const page = `/_site_solvind/${language}/membership`;
      const theirs = cdp.decided.filter((decision) => decision.referrer === referrer);
      if (!hasAgreed) {
        expect({ set, theirs, rewrites: [...rewrites] }).toEqual({ set: [], theirs: [], rewrites: [page] });
        continue;
      }
      const browserId = cookies.get('sc_test') ?? '';
      const guestRef = browserId.replace('browser', 'guest');
      expect(set.map((cookie) => cookie.split(';', 1)[0])).toEqual([
        `sc_test=${browserId}`,
        `sc_test_personalize=${guestRef}`,
      ]);
      expect(set.join()).not.toMatch(/domain/i);

      expect(theirs).toHaveLength(2 * REQUESTS);
      for (const decision of theirs) {
        expect(decision).toMatchObject({ browserId, guestRef, siteName: 'solvind' });
        expect(decision.friendlyId).toMatch(new RegExp(`_${language}\\*?$`));
      }
      const { page: pageVariant, component } = cdp.toVariants(browserId);
      const variants = [pageVariant, component].filter((id) => id !== null && !id.endsWith('_default'));
      expect([...rewrites]).toEqual([variants.map((id) => `/_variantId_${id}`).join('') + page]);
    }
    const ids = visitors.flatMap(({ cookies }) => cookies.get('sc_test') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(visitors.filter(({ hasAgreed }) => hasAgreed).length);
  } finally {
    await site.stop();
    await cdp.stop();
  }
});
