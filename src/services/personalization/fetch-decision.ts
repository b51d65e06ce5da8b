import { z } from 'zod';
import { askCdp, type Cdp } from './ask-cdp';
import type { Execution } from './to-executions';
import { type CdpCall, toCdpHeaders, type VisitorIds } from './visitor-ids';

/** What rules may ask about a page view beside who the visitor is. */
export type ExperienceParams = {
  referrer: string;
  utm: Readonly<Record<string, string>>;
  geo?: Readonly<Record<string, string>>;
};

export type PageView = CdpCall & {
  siteName: string;
  language: string;
  userAgent: string;
  params: ExperienceParams;
};

const Decision = z.object({ variantId: z.string().nullish() });

/** Lets Sitecore decide one thing for one visitor; `null`: the default, or a variant that was not asked for. */
export async function fetchDecision(
  cdp: Cdp,
  view: PageView,
  { friendlyId, variantIds }: Execution,
  { browserId, guestId }: VisitorIds,
): Promise<string | null> {
  const question = {
    name: 'decision',
    path: '/v1/personalize',
    query: { siteId: view.siteName },
    headers: { ...toCdpHeaders(view), 'User-Agent': view.userAgent },
    // SDK facts §2; channel and currency are the SDK's own defaults.
    body: {
      channel: 'WEB',
      clientKey: '',
      currencyCode: 'USD',
      friendlyId,
      guestRef: guestId,
      language: view.language,
      params: view.params,
      pointOfSale: '',
      variants: variantIds,
      browserId,
    },
    signal: view.signal,
  };
  const { variantId } = await askCdp(cdp, question, Decision);
  return variantId != null && variantIds.includes(variantId) ? variantId : null;
}
