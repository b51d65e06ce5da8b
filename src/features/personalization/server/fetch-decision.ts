import { z } from 'zod';
import { type Cdp, fetchFromCdp } from './cdp-client';
import type { Execution } from './to-executions';
import { type CdpCall, toCdpHeaders, type VisitorIds } from './visitor-ids';

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

/** Returns `null` for the default, and for a variant that is not one of `variantIds`. */
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
    // This body is the one that the SDK sends (SDK facts §2). Channel and currency are the SDK's defaults.
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
