import { toHref, toSiteOrigin } from '../graphql/layout/links.ts';
import type { ItemNode, ItemVersion, Site } from '../model/site-model.ts';
import type { FindDay } from '../model/snapshot.ts';
import { escapeMarkup } from '../platform/escape-markup.ts';

type Entry = { language: string; url: string; lastmod: string | null };

/**
 * Returns a sitemap (sitemaps.org 0.9) of the public pages in each language that they have, without fallback, except
 * pages with `NoIndex`. The day of a page is that of its field `Updated` or `Published`, or of its file.
 */
export function toSitemap(site: Site, findDay: FindDay): string {
  const pages = [...site.pages.values()].filter(({ isPublic }) => isPublic);
  const entries = pages.flatMap((node) => renderPage(site, listEntries(site, node, findDay)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}

function listEntries(site: Site, node: ItemNode, findDay: FindDay): Entry[] {
  const origin = toSiteOrigin(site.settings);
  return site.settings.languages.flatMap((language) => {
    const version = node.versions.get(language);
    if (!version?.layout || isHidden(version)) return [];
    const url = origin + encodeURI(toHref(site, language, node.route ?? '/'));
    return [{ language, url, lastmod: findLastChange(version) ?? findDay(version.fields.file) }];
  });
}

/** The links name all languages of the page for each of its URLs, as search engines demand. */
function renderPage({ settings }: Site, entries: readonly Entry[]): string[] {
  const standard = entries.find(({ language }) => language === settings.defaultLanguage) ?? entries[0];
  const links = [...entries, ...(standard ? [{ ...standard, language: 'x-default' }] : [])].map(
    ({ language, url }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeMarkup(language)}" href="${escapeMarkup(url)}"/>`,
  );
  const alternates = entries.length > 1 ? links.join('') : '';
  return entries.map(({ url, lastmod }) => {
    const day = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
    return `  <url><loc>${escapeMarkup(url)}</loc>${day}${alternates}</url>\n`;
  });
}

function isHidden({ fields }: ItemVersion): boolean {
  const field = fields.values.get('NoIndex');
  return field?.type === 'checkbox' && field.value;
}

function findLastChange({ fields }: ItemVersion): string | null {
  for (const name of ['Updated', 'Published']) {
    const field = fields.values.get(name);
    if (field?.type === 'date' && field.value) return field.value.slice(0, 10);
  }
  return null;
}
