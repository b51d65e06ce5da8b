import { toHref } from '../layout/links.ts';
import { toSiteAddress } from '../resolvers/site-address.ts';
import { findRoutes } from '../resolvers/site-info.ts';
import type { Site } from '../store/site-model.ts';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The public pages of all languages (sitemaps.org 0.9); those that keep out of the navigation are left out. */
export function toSitemap(site: Site): string {
  const address = toSiteAddress(site.settings);
  const urls = site.settings.languages.flatMap((language) =>
    findRoutes(site, language)
      .filter(({ route }) => route.node.inNavigation)
      .map(({ routePath }) => address + encodeURI(toHref(site, language, routePath))),
  );
  const entries = urls.map((url) => `  <url><loc>${escapeXml(url)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</urlset>
`;
}
