import { form } from '@sitecore-cloudsdk/events/browser';
import { startCloudSdk } from '@/features/analytics/browser/cloud-sdk/start-cloud-sdk';
import type { FormSource } from '../form-source';
import type { Engagement } from './listen-for-engagement';

type EngagementOrigin = { source: FormSource; siteName: string; componentId: string };

/** Sends an event to Sitecore. Import it only after the visitor has allowed statistics: it loads an SDK. */
export async function sendEngagement(
  { formId, name }: Engagement,
  { source, siteName, componentId }: EngagementOrigin,
): Promise<void> {
  startCloudSdk({ ...source, siteName });
  // The SDK sends the id of the component without dashes.
  await form(formId, name, componentId.replaceAll('-', ''));
}
