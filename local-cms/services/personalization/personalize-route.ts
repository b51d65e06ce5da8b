import { Hono } from 'hono';
import { z } from 'zod';
import type { Snapshot } from '../../model/snapshot.ts';
import { readJson } from '../../platform/read-json.ts';
import type { ActivityLog } from './activity-log.ts';
import { chooseVariant } from './choose-variant.ts';
import { findRules } from './find-rules.ts';
import type { Guests } from './guests.ts';

type PersonalizeParts = { getSnapshot(): Snapshot; guests: Guests; activity: ActivityLog };

const text = z.string().max(500);

const PersonalizeRequest = z.looseObject({
  friendlyId: text,
  browserId: text,
  guestRef: text,
  language: text,
  variants: z.array(text).max(200).default([]),
  params: z
    .looseObject({
      utm: z.record(text, text).default({}),
      geo: z.looseObject({ country: text.optional() }).default({}),
    })
    .prefault({}),
});

type PersonalizeRequest = z.output<typeof PersonalizeRequest>;

/** Chooses a variant id, or null if the request does not list the id: the site ignores unlisted ids. */
function decide(
  { getSnapshot, guests }: PersonalizeParts,
  siteName: string,
  request: PersonalizeRequest,
): string | null {
  const { friendlyId, browserId, guestRef, language, variants, params } = request;
  const { isReturning } = guests.see(browserId);
  const site = getSnapshot().sites.get(siteName.toLowerCase());
  const decidable = site && findRules(site, friendlyId, language);
  if (!decidable) return null;
  const { name, rules, toVariantId } = decidable;
  const given = {
    guestRef,
    isReturning,
    utm: params.utm,
    country: params.geo.country ?? '',
    now: new Date(),
  };
  const variantId = toVariantId(chooseVariant(name, rules, given));
  return variantId !== null && variants.includes(variantId) ? variantId : null;
}

export function createPersonalizeRoute(parts: PersonalizeParts): Hono {
  return new Hono().post('/', async ({ req, json }) => {
    const request = PersonalizeRequest.safeParse(await readJson(req));
    if (!request.success) {
      return json({ message: 'The request needs friendlyId, browserId, guestRef and language.' }, 400);
    }
    const site = req.query('siteId') ?? '';
    const variantId = decide(parts, site, request.data);
    const { friendlyId, browserId } = request.data;
    const correlationId = (req.header('x-sc-correlation-id') ?? '').slice(0, 100);
    const decision = { site: site.slice(0, 100), friendlyId, browserId, variantId, correlationId };
    parts.activity.add({ kind: 'decision', ...decision });
    return json({ variantId });
  });
}
