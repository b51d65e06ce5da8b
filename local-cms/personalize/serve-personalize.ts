import { z } from 'zod';

import type { ActivityLog } from '../events/activity-log.ts';
import { type Answer, toJsonAnswer } from '../http/answer.ts';
import type { CmsRequest } from '../http/cms-request.ts';
import { readJson } from '../http/read-json.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { chooseVariant } from './choose-variant.ts';
import { findRules } from './find-rules.ts';
import type { Guests } from './guests.ts';

export type PersonalizeParts = { getSnapshot(): Snapshot; guests: Guests; activity: ActivityLog };

const text = z.string().max(500);

const questionSchema = z.looseObject({
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

type Question = z.output<typeof questionSchema>;

/** Only what was asked for; the site drops anything else. */
function decide(
  { getSnapshot, guests }: PersonalizeParts,
  siteName: string,
  question: Question,
): string | null {
  const { friendlyId, browserId, guestRef, language, variants, params } = question;
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

/** Sitecore's decision about one page or component, by the rules of the site's personalize.yml. */
export async function servePersonalize(request: CmsRequest, parts: PersonalizeParts): Promise<Answer> {
  const question = questionSchema.safeParse(await readJson(request.raw));
  if (!question.success)
    return toJsonAnswer(400, { message: 'A question names friendlyId, browserId and guestRef.' });
  const site = request.query.get('siteId') ?? '';
  const variantId = decide(parts, site, question.data);
  const { friendlyId, browserId } = question.data;
  const correlationId = (request.headers.get('x-sc-correlation-id') ?? '').slice(0, 100);
  parts.activity.add({
    kind: 'decision',
    site: site.slice(0, 100),
    friendlyId,
    browserId,
    variantId,
    correlationId,
  });
  return toJsonAnswer(200, { variantId });
}
