import { useEffect, useRef } from 'react';
import { isRecord } from '@/lib/json-kinds';
import { isPageViewSource, type PageViewSource } from '@/rendering/cloud-sdk/page-view-source';
import { type Page, useComponentData, usePage } from '@/rendering/page';
import type { Rendering } from '@/rendering/types';
import { useConsent } from '@/services/consent/use-consent';
import { forgetCookies } from '@/services/google-tag/forget-cookies';

type WithPageView = { pageView: PageViewSource };

const hasPageView = (value: unknown): value is WithPageView =>
  isRecord(value) && isPageViewSource(value.pageView);

/**
 * Counts each page that a visitor sees who agreed to be counted, once, with the variant that is shown. Forgets who they
 * are when they agree no longer. What an editor does is no visit.
 */
export function usePageView(rendering: Rendering): void {
  const page = usePage();
  const { pageEditing, pageState = 'normal' } = page.layout.sitecore.context;
  const isVisit = !pageEditing && pageState === 'normal';
  const { pageView } = useComponentData(rendering, hasPageView) ?? {};
  const { analytics, marketing } = useConsent() ?? {};
  const counted = useRef<Page>(null);

  useEffect(() => {
    if (!pageView || !isVisit || !analytics || counted.current === page) return;
    // Another page is another object, and so is the same page when the visitor comes to it anew.
    counted.current = page;
    import('@/rendering/cloud-sdk/send-page-view')
      .then(({ sendPageView }) => sendPageView(pageView))
      // What is not counted costs a figure; the visitor must not notice.
      .catch(() => undefined);
  }, [page, pageView, isVisit, analytics]);

  const contextId = pageView?.contextId;
  useEffect(() => {
    if (contextId === undefined || marketing !== false) return;
    // Both kinds of consent need the browser's name, the guest is for marketing alone.
    forgetCookies([analytics ? `sc_${contextId}_personalize` : `sc_${contextId}`]);
  }, [contextId, analytics, marketing]);
}
