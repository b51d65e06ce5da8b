import type { NextApiHandler } from 'next';
import { lazy } from '@/composition/lazy';
import { getServer } from '@/composition/server';
import { createCrawlerFileHandler } from '@/features/seo/crawler-file-handler';
import { createLoadSitemap } from '@/features/seo/load-sitemap';

// Switches off Next's warning about responses larger than 4 MB, because a sitemap can be larger.
export const config = { api: { responseLimit: false } };

const getHandler = lazy(() => {
  const { config, cms, loadSites, logger } = getServer();
  const { publicUrl, timeouts, site, edge } = config;
  const settings = {
    publicUrl,
    mainSiteName: site.name,
    cmsUrls: [config.cms.endpoint, edge.url],
    mediaHosts: config.allowedMediaHosts,
    deadlineMs: timeouts.cmsMs,
    ttlMs: timeouts.cacheMs,
  };
  const loadSitemap = createLoadSitemap(cms, settings);
  return createCrawlerFileHandler({ loadSites, logger }, async (site, { part }) => {
    const text = await loadSitemap(site, part?.toString());
    return text === null ? null : { type: 'application/xml', text };
  });
});

const sitemap: NextApiHandler = (request, response) => getHandler()(request, response);

export default sitemap;
