import { escapeXml } from './escape-xml';

/** Lists the parts of a sitemap that is too long for one file, counted from 1. */
export function toSitemapIndex(parts: number, publicUrl: string): string {
  const entries = Array.from({ length: parts }, (_, index) => {
    const address = escapeXml(`${publicUrl}/sitemap-${index + 1}.xml`);
    return `  <sitemap><loc>${address}</loc></sitemap>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</sitemapindex>
`;
}
