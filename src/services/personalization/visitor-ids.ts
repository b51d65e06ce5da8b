import { z } from 'zod';
import { askCdp, type Cdp } from './ask-cdp';

/** Who the visitor is to Sitecore: the browser, and the guest that it belongs to. */
export type VisitorIds = { browserId: string; guestId: string };

/** What a request may say of itself; all that is known of the visitor goes from call to call as an argument. */
export type CdpCall = {
  ids: Partial<VisitorIds>;
  /** One for all calls of a page view, so that Sitecore can tell them from the next one's. */
  correlationId: string;
  signal: AbortSignal;
};

/** The version of the Cloud SDK whose calls these are (SDK facts §2). */
const LIBRARY_VERSION = '0.5.8';

// UUIDs; they come from cookies too, and become a part of an address.
const ID = /^[\w-]{1,100}$/;
const Id = z.string().regex(ID);
const BrowserAnswer = z.object({ ref: Id, customer_ref: Id });
const GuestAnswer = z.object({ customer: z.object({ ref: Id }) });

/** `undefined` for all that no answer of Sitecore's can have put into a cookie. */
export const toVisitorId = (text: string | undefined): string | undefined =>
  text !== undefined && ID.test(text) ? text : undefined;

export const toCdpHeaders = ({ correlationId }: CdpCall): Record<string, string> => ({
  'X-Library-Version': LIBRARY_VERSION,
  'x-sc-correlation-id': correlationId,
});

/** The ids of the visitor: those that the browser sent, or new ones. A guest without a browser is nobody's. */
export async function findVisitorIds(cdp: Cdp, call: CdpCall): Promise<VisitorIds> {
  const { browserId, guestId } = call.ids;
  if (browserId === undefined) return createIds(cdp, call);
  return { browserId, guestId: guestId ?? (await fetchGuestId(cdp, call, browserId)) };
}

async function createIds(cdp: Cdp, call: CdpCall): Promise<VisitorIds> {
  const question = {
    name: 'browser id',
    path: '/v1/events/v1.2/browser/create.json',
    query: { client_key: '' },
    headers: toCdpHeaders(call),
    signal: call.signal,
  };
  const { ref, customer_ref } = await askCdp(cdp, question, BrowserAnswer);
  return { browserId: ref, guestId: customer_ref };
}

async function fetchGuestId(cdp: Cdp, call: CdpCall, browserId: string): Promise<string> {
  const question = {
    name: 'guest id',
    path: `/v1/events/v1.2/browser/${encodeURIComponent(browserId)}/show.json`,
    query: { client_key: '', api_token: '' },
    headers: toCdpHeaders(call),
    signal: call.signal,
  };
  return (await askCdp(cdp, question, GuestAnswer)).customer.ref;
}
