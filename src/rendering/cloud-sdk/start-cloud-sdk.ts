import { CloudSDK } from '@sitecore-cloudsdk/core/browser';
// Not only a type: it teaches the SDK to send events.
import '@sitecore-cloudsdk/events/browser';

/** Where events are sent to; the server tells it, for the address is known at run time only. */
export type EventTarget = { edgeUrl: string; contextId: string; siteName: string };

let isStarted = false;

/**
 * Lets events be sent, once in a document. It sets a cookie and weighs more than what it counts: only chunks that are
 * loaded when a visitor who agreed to be counted does something may hold it.
 */
export function startCloudSdk({ edgeUrl, contextId, siteName }: EventTarget): void {
  if (isStarted) return;
  CloudSDK({
    sitecoreEdgeContextId: contextId,
    sitecoreEdgeUrl: edgeUrl,
    siteName,
    enableBrowserCookie: true,
    cookieDomain: window.location.hostname,
  })
    .addEvents()
    .initialize();
  isStarted = true;
}
