import { form } from '@sitecore-cloudsdk/events/browser';
import { startCloudSdk } from '../cloud-sdk/start-cloud-sdk';
import type { FormSource } from './form-source';
import type { Engagement } from './listen-for-engagement';

/** Of whom and of what the event is. */
export type EngagementOrigin = { source: FormSource; siteName: string; componentId: string };

/** Sends an event to Sitecore. Load it when a visitor who agreed to be counted does something, not before. */
export async function sendEngagement(
  { formId, name }: Engagement,
  { source, siteName, componentId }: EngagementOrigin,
): Promise<void> {
  startCloudSdk({ ...source, siteName });
  // Without dashes, as the SDK sends the id of the component.
  await form(formId, name, componentId.replaceAll('-', ''));
}
