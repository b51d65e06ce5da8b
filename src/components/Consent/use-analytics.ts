import { useEffect, useRef } from 'react';
import { deleteCookies } from '@/features/analytics/browser/delete-cookies';
import { updateAnalytics, updateTagManager } from '@/features/analytics/browser/google';
import { useConsent } from '@/features/consent/browser/consent-store';
import type { Rendering } from '@/rendering/component/types';
import { type PageData, useComponentData, usePageData } from '@/rendering/context/page-data';
import { isConsentData } from './consent-data';

/** Loads Google's services and counts page views if the visitor consents, but not in edit and preview mode. */
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
    // Each navigation creates a new page object, so every page view is counted exactly once.
    if (!pageView || !isVisit || !analytics || countedPage.current === page) return;
    countedPage.current = page;
    import('@/features/analytics/browser/cloud-sdk/send-page-view')
      .then(({ sendPageView }) => sendPageView(pageView))
      // Isolation point: statistics are optional, so their failure must not disturb the visitor.
      .catch(reportError);
  }, [page, pageView, isVisit, analytics]);

  const contextId = pageView?.contextId;
  useEffect(() => {
    if (contextId === undefined || marketing !== false) return;
    // If statistics are allowed, the browser's id stays and only the guest's id (`_personalize`) is deleted.
    deleteCookies([analytics ? `sc_${contextId}_personalize` : `sc_${contextId}`]);
  }, [contextId, analytics, marketing]);
}
