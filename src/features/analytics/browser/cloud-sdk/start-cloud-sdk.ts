import { CloudSDK } from '@sitecore-cloudsdk/core/browser';
// This import adds the method `addEvents` to `CloudSDK()`.
import '@sitecore-cloudsdk/events/browser';

/** The server sends these values to the browser, because they are not known at build time. */
export type EventTarget = { edgeUrl: string; contextId: string; siteName: string };

let isStarted = false;

/** The SDK sets a cookie and is large, so import this module only in chunks that load after the visitor's consent. */
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
