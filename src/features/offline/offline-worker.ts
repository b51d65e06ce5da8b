/** Lets the worker reach the site: a worker has the policy of its own script. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/**
 * The service worker. It changes nothing while there is a connection: it passes a navigation on as it is, and takes the
 * page that `keepOfflinePage` has kept only if there is no response at all. To remove it from all browsers, replace the
 * text by `registration.unregister()` (docs/decisions/040).
 */
export const OFFLINE_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode !== 'navigate' || request.method !== 'GET' || pathname.startsWith('/api/')) return;
  event.respondWith(show(event, pathname));
});
async function show({ request, preloadResponse }, pathname) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const pages = await caches.open('offline');
    const own = await pages.match('/' + pathname.split('/')[1] + '/offline');
    return own ?? (await pages.match('/offline')) ?? Response.error();
  }
}
`;
