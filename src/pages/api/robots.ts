import type { NextApiHandler } from 'next';
import { lazy } from '@/composition/lazy';
import { getServer } from '@/composition/server';
import { createCrawlerFileHandler } from '@/features/seo/crawler-file-handler';
import { toRobotsText } from '@/features/seo/robots-text';
import { toSiteUrl } from '@/features/sites/to-site-url';

const getHandler = lazy(() => {
  const { config, cms, loadSites, logger } = getServer();
  const { publicUrl, site: mainSite } = config;
  const main = { publicUrl, mainSiteName: mainSite.name };
  return createCrawlerFileHandler({ loadSites, logger }, async (site) => ({
    type: 'text/plain',
    text: toRobotsText(await cms.loadRobots(site.name), toSiteUrl(site, main)),
  }));
});

const robots: NextApiHandler = (request, response) => getHandler()(request, response);

export default robots;
