import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Listening, listen } from './listen.ts';

type Decided = {
  browserId: string;
  guestRef: string;
  referrer: string;
  siteName: string;
  friendlyId: string;
};

export type Cdp = Listening & {
  decided: Decided[];
  /** Returns the variants that the service chooses for a browser. */
  toVariants: (browserId: string) => { page: string | null; component: string };
};

/** Chooses variants by the number in the browser id, so that a test notices variants of another visitor. */
function toVariants(browserId: string) {
  const number = Number(browserId.split('-')[1]);
  return {
    page: number % 2 === 0 ? 'members' : null,
    component: number % 3 === 0 ? 'faq_company' : 'faq_default',
  };
}

/**
 * Starts a personalization service that delays each response by a random time of up to `maxDelayMs`, so that
 * responses arrive in any order. It passes all other requests on to the CMS.
 */
export async function startCdp(cmsUrl: string, maxDelayMs: number): Promise<Cdp> {
  const decided: Decided[] = [];
  let browsers = 0;

  async function answer(request: IncomingMessage, body: string): Promise<unknown> {
    const url = new URL(request.url ?? '/', 'http://cdp.test');
    if (url.pathname.endsWith('/create.json')) {
      browsers += 1;
      return { ref: `browser-${browsers}`, customer_ref: `guest-${browsers}` };
    }
    const { browserId, guestRef, friendlyId, params } = JSON.parse(body);
    const siteName = url.searchParams.get('siteId') ?? '';
    decided.push({ browserId, guestRef, friendlyId, siteName, referrer: params.referrer });
    const { page, component } = toVariants(browserId);
    return { variantId: friendlyId.startsWith('component_') ? component : page };
  }

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const isCdp = request.url?.startsWith('/v1/personalize') || request.url?.startsWith('/v1/events/');
    if (isCdp) {
      const data = await answer(request, body);
      if (maxDelayMs > 0) await sleep(Math.random() * maxDelayMs);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(data));
      return;
    }
    const headers = { 'content-type': request.headers['content-type'] ?? 'application/json' };
    const sent = { method: request.method, headers, body: request.method === 'POST' ? body : undefined };
    const given = await fetch(cmsUrl + request.url, sent);
    response.writeHead(given.status, { 'content-type': 'application/json' }).end(await given.text());
  });
  return { ...(await listen(server)), decided, toVariants };
}
