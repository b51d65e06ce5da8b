import { useEffect, useRef } from 'react';
import { deleteCookies } from '@/features/analytics/browser/delete-cookies';
import { updateAnalytics, updateTagManager } from '@/features/analytics/browser/google';
import { useConsent } from '@/features/consent/browser/consent-store';
import type { Rendering } from '@/rendering/component/types';
import { type PageData, useComponentData, usePageData } from '@/rendering/context/page-data';
import { isConsentData } from './consent-data';

/** Loads Google's services and counts page views as far as the visitor consents. Does nothing in edit and preview. */
export function useAnalytics(rendering: Rendering): void {
  const page = usePageData();
  const { pageEditing, pageState = 'normal' } = page.layout.sitecore.context;
  const isVisit = !pageEditing && pageState === 'normal';
  const { analyticsId, tagManagerId, pageView } = useComponentData(rendering, isConsentData) ?? {};
  const consent = useConsent();
  const { analytics, marketing } = consent ?? {};
  const countedPage = useRef<PageData>(null);

  useEffect(() => {
    if (!consent || !isVisit) return;
    if (analyticsId) updateAnalytics(analyticsId, consent);
    if (tagManagerId) updateTagManager(tagManagerId, consent);
  }, [analyticsId, tagManagerId, consent, isVisit]);

  useEffect(() => {
    // Navigation creates a new page object, also when it leads to the same page again.
    if (!pageView || !isVisit || !analytics || countedPage.current === page) return;
    countedPage.current = page;
    import('@/features/analytics/browser/cloud-sdk/send-page-view')
      .then(({ sendPageView }) => sendPageView(pageView))
      // A page view that is not counted must not disturb the visitor.
      .catch(() => undefined);
  }, [page, pageView, isVisit, analytics]);

  const contextId = pageView?.contextId;
  useEffect(() => {
    if (contextId === undefined || marketing !== false) return;
    // Statistics and marketing both need the browser's id; only marketing needs the guest's.
    deleteCookies([analytics ? `sc_${contextId}_personalize` : `sc_${contextId}`]);
  }, [contextId, analytics, marketing]);
}
