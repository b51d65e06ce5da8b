import { pageView } from '@sitecore-cloudsdk/events/browser';
import type { PageViewSource } from './page-view-source';
import { startCloudSdk } from './start-cloud-sdk';

/** Tells Sitecore which page a visitor sees, and in which variant. */
export async function sendPageView({
  language,
  page,
  pageVariantId,
  ...target
}: PageViewSource): Promise<void> {
  startCloudSdk(target);
  await pageView({ channel: 'WEB', currency: 'USD', language, page, pageVariantId });
}
