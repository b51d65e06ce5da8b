import { useEffect } from 'react';
import { useComponentData, usePage } from '@/rendering/page';
import type { Rendering } from '@/rendering/types';
import { useConsent } from '@/services/consent/use-consent';
import { updateAnalytics } from '@/services/google-tag/update-analytics';
import { updateTagManager } from '@/services/google-tag/update-tag-manager';
import { isGoogleServices } from './google-services';

/** Loads what the site uses of Google as far as the visitor agrees. What an editor does is no visit. */
export function useGoogleServices(rendering: Rendering): void {
  const { pageEditing, pageState = 'normal' } = usePage().layout.sitecore.context;
  const isVisit = !pageEditing && pageState === 'normal';
  const { analyticsId, tagManagerId } = useComponentData(rendering, isGoogleServices) ?? {};
  const consent = useConsent();

  useEffect(() => {
    if (!consent || !isVisit) return;
    if (analyticsId) updateAnalytics(analyticsId, consent);
    if (tagManagerId) updateTagManager(tagManagerId, consent);
  }, [analyticsId, tagManagerId, consent, isVisit]);
}
