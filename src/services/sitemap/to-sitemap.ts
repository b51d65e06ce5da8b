import { escapeXml } from './escape-xml';
import type { SitemapPage } from './list-sitemap-pages';

// What sitemaps.org allows a file; the second in characters, which all are ASCII here.
const LIMITS = { urls: 50_000, characters: 50 * 1024 * 1024 };

const HEADER = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`;
const FOOTER = '</urlset>\n';

type Settings = { publicUrl: string; defaultLanguage: string; limits?: typeof LIMITS };

/** Writes the addresses of all pages, each with its other languages; `omitted` counts those beyond the limits. */
export function toSitemap(
  pages: readonly SitemapPage[],
  { publicUrl, defaultLanguage, limits = LIMITS }: Settings,
): { xml: string; omitted: number } {
  const entries: string[] = [];
  let characters = HEADER.length + FOOTER.length;
  let omitted = 0;
  for (const page of pages) {
    const alternates = toAlternates(page, publicUrl, defaultLanguage);
    for (const pathname of page.values()) {
      const entry = `<url><loc>${escapeXml(publicUrl + pathname)}</loc>${alternates}</url>\n`;
      const fits = entries.length < limits.urls && characters + entry.length <= limits.characters;
      if (!fits) {
        omitted += 1;
        continue;
      }
      entries.push(entry);
      characters += entry.length;
    }
  }
  return { xml: HEADER + entries.join('') + FOOTER, omitted };
}

/** The same as in the head of the page: nothing for one language, else all of them and the one for everybody. */
function toAlternates(page: SitemapPage, publicUrl: string, defaultLanguage: string): string {
  if (page.size < 2) return '';
  const standard = page.get(defaultLanguage) ?? [...page.values()][0] ?? '/';
  return [...page, ['x-default', standard] as const]
    .map(([language, pathname]) => {
      const [code, address] = [escapeXml(language), escapeXml(publicUrl + pathname)];
      return `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`;
    })
    .join('');
}
