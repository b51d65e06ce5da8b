import type { NextApiHandler } from 'next';
import { getCms } from '@/cms/create-cms';
import { getConfig } from '@/config';
import { createCrawlerFileHandler } from '@/services/crawler-files/create-crawler-file-handler';
import { toRobotsText } from '@/services/robots/to-robots-text';
import { createLoadFindSite } from '@/services/sites/find-site';
import { toSiteUrl } from '@/services/sites/to-site-url';

function createHandler() {
  const { loadRobots, loadSites, logger } = getCms();
  const { publicUrl, site: mainSite } = getConfig();
  const main = { publicUrl, mainSiteName: mainSite.name };
  const sources = { loadFindSite: createLoadFindSite(loadSites, mainSite.name), logger };
  return createCrawlerFileHandler(sources, async (site) => ({
    type: 'text/plain',
    text: toRobotsText(await loadRobots(site.name), toSiteUrl(site, main)),
  }));
}

// On first use: a build has no configuration.
let handler: ReturnType<typeof createHandler> | undefined;

const robots: NextApiHandler = (request, response) => {
  handler ??= createHandler();
  return handler(request, response);
};

export default robots;
