import { WORKER_PATH } from './offline-path';

/** Keeps the offline page at `path`, and the worker that shows it. The browser's own cache renews the page once a day. */
export function keepOfflinePage(path: string): void {
  // An automated browser does not come back. Without a secure connection there are no workers.
  if (navigator.webdriver || !('serviceWorker' in navigator)) return;
  const keep = async () => {
    await navigator.serviceWorker.register(WORKER_PATH);
    await (await caches.open('offline')).add(path);
  };
  // Isolation point: the page needs neither. A browser may refuse both, for example when cookies are blocked.
  const start = () => keep().catch(() => undefined);
  if (document.readyState === 'complete') void start();
  else addEventListener('load', start, { once: true });
}
