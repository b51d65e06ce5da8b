import { isRecord } from '@/lib/json-kinds';
import { isAnalyticsId, isTagManagerId } from '@/services/google-tag/google-ids';

/** The site's ids at Google; one that is absent is not used. */
export type GoogleServices = { analyticsId?: string; tagManagerId?: string };

export function isGoogleServices(value: unknown): value is GoogleServices {
  if (!isRecord(value)) return false;
  const { analyticsId, tagManagerId } = value;
  return (
    (analyticsId === undefined || isAnalyticsId(analyticsId)) &&
    (tagManagerId === undefined || isTagManagerId(tagManagerId))
  );
}
