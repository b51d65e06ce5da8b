import type { NextApiHandler } from 'next';
import { lazy } from '@/composition/lazy';
import { getServer } from '@/composition/server';
import { loadSiteName } from '@/composition/site-name';
import { type CrawlerFile, createCrawlerFileHandler } from '@/features/seo/crawler-file-handler';
import { renderLlmsText } from '@/features/seo/site-files/render-llms-text';
import { renderManifest } from '@/features/seo/site-files/render-manifest';
import { isSiteFile } from '@/features/seo/site-files/site-file';
import { toAssetUrl } from '@/features/seo/site-files/to-asset-url';
import type { Site } from '@/features/sites/site-list/site-list';
import { toSiteUrl } from '@/features/sites/to-site-url';
import { themes } from '@/generated/themes';
import { findTheme } from '@/themes/theme';

const getHandler = lazy(() => {
  const { config, cms } = getServer();
  const main = { publicUrl: config.publicUrl, mainSiteName: config.site.name };

  async function findFile(site: Site, { name }: { name?: unknown }): Promise<CrawlerFile | null> {
    if (!isSiteFile(name)) return null;
    const { theme } = findTheme(themes, site.theme);
    if (name === 'icon.svg') return { location: toAssetUrl(theme.icon) };
    if (name === 'logo.svg') return { location: toAssetUrl(theme.logo) };
    // Browsers that ask for an .ico file take a PNG too.
    if (name === 'apple-touch-icon.png' || name === 'favicon.ico')
      return { location: toAssetUrl(theme.touchIcon) };
    const language = site.defaultLanguage;
    const siteName = await loadSiteName(site.name, language);
    if (name === 'manifest.webmanifest')
      return { type: 'application/manifest+json', text: renderManifest({ siteName, language, theme }) };
    const pages = await cms.loadPageTexts(site.name, language);
    return {
      type: 'text/plain',
      text: renderLlmsText({ site, siteUrl: toSiteUrl(site, main), siteName, pages }),
    };
  }

  return createCrawlerFileHandler(getServer(), findFile);
});

const siteFile: NextApiHandler = (request, response) => getHandler()(request, response);

export default siteFile;
