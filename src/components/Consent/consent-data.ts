import { isAnalyticsId, isTagManagerId } from '@/features/analytics/google-ids';
import { isPageView, type PageView } from '@/features/analytics/page-view';
import { isRecord } from '@/platform/json/json-types';

/** The data that the loader sends to the browser. A Google service whose id is missing is not loaded. */
export type ConsentData = { analyticsId?: string; tagManagerId?: string; pageView?: PageView };

export function isConsentData(value: unknown): value is ConsentData {
  if (!isRecord(value)) return false;
  const { analyticsId, tagManagerId, pageView } = value;
  return (
    (analyticsId === undefined || isAnalyticsId(analyticsId)) &&
    (tagManagerId === undefined || isTagManagerId(tagManagerId)) &&
    (pageView === undefined || isPageView(pageView))
  );
}
