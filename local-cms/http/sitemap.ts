import { toHref, toSiteOrigin } from '../graphql/layout/links.ts';
import { listRoutes } from '../graphql/resolvers/site-info.ts';
import type { Site } from '../model/site-model.ts';
import { escapeMarkup } from '../platform/escape-markup.ts';

/** Returns a sitemap (sitemaps.org 0.9) of the public pages in all languages, except those with `navigation: false`. */
export function toSitemap(site: Site): string {
  const origin = toSiteOrigin(site.settings);
  const urls = site.settings.languages.flatMap((language) =>
    listRoutes(site, language)
      .filter(({ route }) => route.node.inNavigation)
      .map(({ routePath }) => origin + encodeURI(toHref(site, language, routePath))),
  );
  const entries = urls.map((url) => `  <url><loc>${escapeMarkup(url)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</urlset>
`;
}
