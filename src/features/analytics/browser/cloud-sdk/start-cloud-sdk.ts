import { CloudSDK } from '@sitecore-cloudsdk/core/browser';
// This import adds `addEvents` to the SDK.
import '@sitecore-cloudsdk/events/browser';

/** Where events are sent. It comes from the server, since the build does not know it. */
export type EventTarget = { edgeUrl: string; contextId: string; siteName: string };

let isStarted = false;

/**
 * Starts the SDK once per document. It sets a cookie and is large, so import it only from chunks that load
 * after the visitor has consented.
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
