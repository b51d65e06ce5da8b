import { deleteCookies } from '@/features/analytics/browser/delete-cookies';
import { sendConsent, updateAnalytics, updateTagManager } from '@/features/analytics/browser/google';
import type { PageView } from '@/features/analytics/page-view';
import type { Consent } from '@/features/consent/consent';
import type { PageData } from '@/rendering/context/page-data';
import { isConsentData } from './consent-data';

type Visit = { page: PageData; uid?: string; consent: Consent };

let countedPage: PageData | null = null;

/** Loads the services that the visitor has agreed to, and deletes the cookies of those that the visitor has refused. */
export function updateServices({ page, uid = '', consent }: Visit): void {
  const data = Object.hasOwn(page.componentData, uid) ? page.componentData[uid] : null;
  if (!isConsentData(data)) return;
  const { analyticsId, tagManagerId, pageView } = data;
  // A manager that uses Google's signals sends them itself.
  if ((analyticsId || tagManagerId) && page.consentManager?.name !== 'google') sendConsent(consent);
  if (analyticsId) updateAnalytics(analyticsId, consent);
  if (tagManagerId) updateTagManager(tagManagerId, consent);
  if (pageView) updateSitecore(pageView, page, consent);
}

function updateSitecore(pageView: PageView, page: PageData, { analytics, marketing }: Consent): void {
  const cookie = `sc_${pageView.contextId}`;
  // If statistics are allowed, the browser's id stays and only the guest's id (`_personalize`) is deleted.
  if (marketing === false) deleteCookies([analytics ? `${cookie}_personalize` : cookie]);
  // Each navigation creates a new page object, so every page view is counted exactly once.
  if (!analytics || countedPage === page) return;
  countedPage = page;
  import('@/features/analytics/browser/cloud-sdk/send-page-view')
    .then(({ sendPageView }) => sendPageView(pageView))
    // Isolation point: statistics are optional, so their failure must not disturb the visitor.
    .catch(reportError);
}
