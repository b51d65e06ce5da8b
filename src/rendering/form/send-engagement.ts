import { CloudSDK } from '@sitecore-cloudsdk/core/browser';
import { form } from '@sitecore-cloudsdk/events/browser';
import type { FormSource } from './form-source';
import type { Engagement } from './listen-for-engagement';

/** Of whom and of what the event is. */
export type EngagementOrigin = { source: FormSource; siteName: string; componentId: string };

let isStarted = false;

/**
 * Sends an event to Sitecore. A chunk of its own, for it sets a cookie and weighs more than the form: load it when a
 * visitor who agreed to be counted does something, not before.
 */
export async function sendEngagement(
  { formId, name }: Engagement,
  { source, siteName, componentId }: EngagementOrigin,
): Promise<void> {
  if (!isStarted) {
    const { contextId: sitecoreEdgeContextId, edgeUrl: sitecoreEdgeUrl } = source;
    const { hostname: cookieDomain } = window.location;
    CloudSDK({ sitecoreEdgeContextId, sitecoreEdgeUrl, siteName, enableBrowserCookie: true, cookieDomain })
      .addEvents()
      .initialize();
    isStarted = true;
  }
  // Without dashes, as the SDK sends the id of the component.
  await form(formId, name, componentId.replaceAll('-', ''));
}
