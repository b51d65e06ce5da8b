import { z } from 'zod';
import { type Cdp, fetchFromCdp } from './cdp-client';

/** The visitor's ids in Sitecore: that of the browser, and that of the guest to whom the browser belongs. */
export type VisitorIds = { browserId: string; guestId: string };

/** The values that all requests to Sitecore for one page view have in common. */
export type CdpCall = {
  ids: Partial<VisitorIds>;
  correlationId: string;
  signal: AbortSignal;
};

/** The version of the Cloud SDK that sends the same requests (SDK facts §2). */
const LIBRARY_VERSION = '0.5.8';

// An id becomes part of a URL, and a visitor can write anything into its cookie.
const ID = /^[\w-]{1,100}$/;
const Id = z.string().regex(ID);
const BrowserResponse = z.object({ ref: Id, customer_ref: Id });
const GuestResponse = z.object({ customer: z.object({ ref: Id }) });

/** Returns the text of a cookie, or `undefined` if the text is absent or cannot be an id of Sitecore. */
export const toVisitorId = (text: string | undefined): string | undefined =>
  text !== undefined && ID.test(text) ? text : undefined;

export const toCdpHeaders = ({ correlationId }: CdpCall): Record<string, string> => ({
  'X-Library-Version': LIBRARY_VERSION,
  'x-sc-correlation-id': correlationId,
});

/** Returns the visitor's ids. Requests missing ids from Sitecore, and ignores a guest id without a browser id. */
export async function fetchVisitorIds(cdp: Cdp, call: CdpCall): Promise<VisitorIds> {
  const { browserId, guestId } = call.ids;
  if (browserId === undefined) return createIds(cdp, call);
  return { browserId, guestId: guestId ?? (await fetchGuestId(cdp, call, browserId)) };
}

async function createIds(cdp: Cdp, call: CdpCall): Promise<VisitorIds> {
  const request = { ...toRequest('browser id', 'create', call), query: { client_key: '' } };
  const { ref, customer_ref } = await fetchFromCdp(cdp, request, BrowserResponse);
  return { browserId: ref, guestId: customer_ref };
}

async function fetchGuestId(cdp: Cdp, call: CdpCall, browserId: string): Promise<string> {
  const path = `${encodeURIComponent(browserId)}/show`;
  const request = { ...toRequest('guest id', path, call), query: { client_key: '', api_token: '' } };
  return (await fetchFromCdp(cdp, request, GuestResponse)).customer.ref;
}

const toRequest = (name: string, path: string, call: CdpCall) => ({
  name,
  path: `/v1/events/v1.2/browser/${path}.json`,
  headers: toCdpHeaders(call),
  signal: call.signal,
});
