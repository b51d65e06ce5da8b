import { LANGUAGE_CODE } from '@/platform/text/language-code';

export const WORKER_PATH = '/offline-worker.js';

/** Returns the path of the offline page in a language. */
export const toOfflinePath = (language: string, defaultLanguage: string): string =>
  language === defaultLanguage ? '/offline' : `/${language}/offline`;

/** Returns the route of the offline page or of its service worker, or `null` for any other path. */
export function findOfflineRoute(pathname: string): string | null {
  if (pathname === WORKER_PATH) return '/api/offline?file=worker';
  if (pathname === '/offline') return '/api/offline';
  const language = /^\/([\w-]+)\/offline$/.exec(pathname)?.[1] ?? '';
  return LANGUAGE_CODE.test(language) ? `/api/offline?language=${language}` : null;
}
