import type { NextApiHandler } from 'next';
import { getServer } from '@/composition/server';
import { OFFLINE_WORKER, WORKER_POLICY } from '@/features/offline/offline-worker';
import { OFFLINE_PAGE_POLICY, renderOfflinePage } from '@/features/offline/render-offline-page';
import { themes } from '@/generated/themes';
import { findTheme } from '@/themes/theme';

/** Sends the offline page in the theme of the site, or its service worker (docs/decisions/040). */
const offline: NextApiHandler = async ({ query, headers }, response) => {
  if (query.file === 'worker') {
    response.setHeader('Content-Security-Policy', WORKER_POLICY);
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    return response.send(OFFLINE_WORKER);
  }
  const { findByHost } = await getServer().loadSites();
  const site = findByHost(headers.host ?? '');
  const { theme } = findTheme(themes, site?.theme);
  const language = typeof query.language === 'string' ? query.language : (site?.defaultLanguage ?? 'en');
  response.setHeader('Content-Security-Policy', OFFLINE_PAGE_POLICY);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'public, max-age=86400');
  return response.send(renderOfflinePage(language, theme.css));
};

export default offline;
