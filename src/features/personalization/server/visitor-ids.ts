import { z } from 'zod';
import { type Cdp, fetchFromCdp } from './cdp-client';

/** The visitor's ids in Sitecore: the browser, and the guest that it belongs to. */
export type VisitorIds = { browserId: string; guestId: string };

/** What the requests for one page have in common. */
export type CdpCall = {
  ids: Partial<VisitorIds>;
  /** The same for all requests for one page. */
  correlationId: string;
  signal: AbortSignal;
};

/** The version of the Cloud SDK that sends the same requests (SDK facts §2). */
const LIBRARY_VERSION = '0.5.8';

// UUIDs. They also come from cookies, and become part of a URL.
const ID = /^[\w-]{1,100}$/;
const Id = z.string().regex(ID);
const BrowserResponse = z.object({ ref: Id, customer_ref: Id });
const GuestResponse = z.object({ customer: z.object({ ref: Id }) });

/** `undefined` for a cookie that does not contain an id of Sitecore. */
export const toVisitorId = (text: string | undefined): string | undefined =>
  text !== undefined && ID.test(text) ? text : undefined;

export const toCdpHeaders = ({ correlationId }: CdpCall): Record<string, string> => ({
  'X-Library-Version': LIBRARY_VERSION,
  'x-sc-correlation-id': correlationId,
});

/** Returns the ids that the browser sent, or new ones. A guest id without a browser id is ignored. */
export async function fetchVisitorIds(cdp: Cdp, call: CdpCall): Promise<VisitorIds> {
  const { browserId, guestId } = call.ids;
  if (browserId === undefined) return createIds(cdp, call);
  return { browserId, guestId: guestId ?? (await fetchGuestId(cdp, call, browserId)) };
}

async function createIds(cdp: Cdp, call: CdpCall): Promise<VisitorIds> {
  const cdpRequest = {
    name: 'browser id',
    path: '/v1/events/v1.2/browser/create.json',
    query: { client_key: '' },
    headers: toCdpHeaders(call),
    signal: call.signal,
  };
  const { ref, customer_ref } = await fetchFromCdp(cdp, cdpRequest, BrowserResponse);
  return { browserId: ref, guestId: customer_ref };
}

async function fetchGuestId(cdp: Cdp, call: CdpCall, browserId: string): Promise<string> {
  const cdpRequest = {
    name: 'guest id',
    path: `/v1/events/v1.2/browser/${encodeURIComponent(browserId)}/show.json`,
    query: { client_key: '', api_token: '' },
    headers: toCdpHeaders(call),
    signal: call.signal,
  };
  return (await fetchFromCdp(cdp, cdpRequest, GuestResponse)).customer.ref;
}
