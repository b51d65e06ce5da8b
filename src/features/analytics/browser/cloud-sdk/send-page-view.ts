import { pageView } from '@sitecore-cloudsdk/events/browser';
import type { PageView } from '../../page-view';
import { startCloudSdk } from './start-cloud-sdk';

export async function sendPageView({ language, page, pageVariantId, ...target }: PageView): Promise<void> {
  startCloudSdk(target);
  await pageView({ channel: 'WEB', currency: 'USD', language, page, pageVariantId });
}
