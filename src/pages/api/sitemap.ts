import type { NextApiHandler } from 'next';
import { getCms } from '@/cms/create-cms';
import { getConfig } from '@/config';
import { createCrawlerFileHandler } from '@/services/crawler-files/create-crawler-file-handler';
import { createLoadSitemap } from '@/services/sitemap/create-load-sitemap';
import { createLoadFindSite } from '@/services/sites/find-site';

// A sitemap may be larger than the 4 MB that Next warns of.
export const config = { api: { responseLimit: false } };

function createHandler() {
  const cms = getCms();
  const { publicUrl, timeouts, site } = getConfig();
  const settings = {
    publicUrl,
    mainSiteName: site.name,
    deadlineMs: timeouts.cmsMs,
    ttlMs: timeouts.cacheMs,
  };
  const loadSitemap = createLoadSitemap(cms, settings);
  const sources = { loadFindSite: createLoadFindSite(cms.loadSites, site.name), logger: cms.logger };
  return createCrawlerFileHandler(sources, async (site, { part }) => {
    const text = await loadSitemap(site, part?.toString());
    return text === null ? null : { type: 'application/xml', text };
  });
}

// On first use: a build has no configuration.
let handler: ReturnType<typeof createHandler> | undefined;

const sitemap: NextApiHandler = (request, response) => {
  handler ??= createHandler();
  return handler(request, response);
};

export default sitemap;
