import { z } from 'zod';
import { type Cdp, fetchFromCdp } from './cdp-client';
import type { Execution } from './to-executions';
import { type CdpCall, toCdpHeaders, type VisitorIds } from './visitor-ids';

/** What personalization rules may use, besides the visitor's ids. */
export type ExperienceParams = {
  referrer: string;
  utm: Readonly<Record<string, string>>;
  geo?: Readonly<Record<string, string>>;
};

export type PersonalizationRequest = CdpCall & {
  siteName: string;
  language: string;
  userAgent: string;
  params: ExperienceParams;
};

const Decision = z.object({ variantId: z.string().nullish() });

/** Fetches the chosen variant; `null` for the default, and for a variant that the page does not have. */
export async function fetchDecision(
  cdp: Cdp,
  request: PersonalizationRequest,
  { friendlyId, variantIds }: Execution,
  { browserId, guestId }: VisitorIds,
): Promise<string | null> {
  const cdpRequest = {
    name: 'decision',
    path: '/v1/personalize',
    query: { siteId: request.siteName },
    headers: { ...toCdpHeaders(request), 'User-Agent': request.userAgent },
    // As the SDK sends it (SDK facts §2); channel and currency are the SDK's defaults.
    body: {
      channel: 'WEB',
      clientKey: '',
      currencyCode: 'USD',
      friendlyId,
      guestRef: guestId,
      language: request.language,
      params: request.params,
      pointOfSale: '',
      variants: variantIds,
      browserId,
    },
    signal: request.signal,
  };
  const { variantId } = await fetchFromCdp(cdp, cdpRequest, Decision);
  return variantId != null && variantIds.includes(variantId) ? variantId : null;
}
