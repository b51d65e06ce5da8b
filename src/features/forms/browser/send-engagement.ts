import { form } from '@sitecore-cloudsdk/events/browser';
import { startCloudSdk } from '@/features/analytics/browser/cloud-sdk/start-cloud-sdk';
import type { FormSource } from '../form-source';
import type { Engagement } from './listen-for-engagement';

type EngagementOrigin = { source: FormSource; siteName: string; componentId: string };

/** This module loads an SDK, so it must be imported only after the visitor has consented to statistics. */
export async function sendEngagement(
  { formId, name }: Engagement,
  { source, siteName, componentId }: EngagementOrigin,
): Promise<void> {
  startCloudSdk({ ...source, siteName });
  // The id of the component has no dashes, as in the SDK.
  await form(formId, name, componentId.replaceAll('-', ''));
}
