import { escapeMarkup } from '@/platform/text/escape-markup';
import type { SitemapPage } from './list-sitemap-pages';
import type { SitemapUrl } from './parse-sitemap';
import { toElement, XML_DECLARATION } from './xml-text';

// These are the limits of sitemaps.org for a file. A character is one byte, because all characters are ASCII.
const LIMITS = { urls: 50_000, characters: 50 * 1024 * 1024 };

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEADER = `${XML_DECLARATION}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const FOOTER = '</urlset>\n';

type Settings = { publicUrl: string; defaultLanguage: string; limits?: typeof LIMITS };

/** Returns sitemaps with the URLs of all pages in all languages: one, or several if the first is full. */
export function toSitemaps(
  pages: readonly SitemapPage[],
  { publicUrl, defaultLanguage, limits = LIMITS }: Settings,
): string[] {
  const entries = pages.flatMap((page) => {
    const alternates = toAlternates(page, publicUrl, defaultLanguage);
    return [...page.values()].map(
      ({ pathname, day }) =>
        `<url><loc>${escapeMarkup(publicUrl + pathname)}</loc>${toElement('lastmod', day)}${alternates}</url>\n`,
    );
  });
  const files: string[][] = [[]];
  let characters = HEADER.length + FOOTER.length;
  for (const entry of entries) {
    const file = files.at(-1) ?? [];
    const isFull = file.length >= limits.urls || characters + entry.length > limits.characters;
    if (isFull) {
      files.push([entry]);
      characters = HEADER.length + FOOTER.length;
    } else file.push(entry);
    characters += entry.length;
  }
  return files.map((file) => HEADER + file.join('') + FOOTER);
}

/** The links include `x-default`, as in the page's head. A page in one language has no links. */
function toAlternates(page: SitemapPage, publicUrl: string, defaultLanguage: string): string {
  if (page.size < 2) return '';
  const fallback = page.get(defaultLanguage) ?? [...page.values()][0] ?? { pathname: '/' };
  return [...page, ['x-default', fallback] as const]
    .map(([language, { pathname }]) => {
      const [code, url] = [escapeMarkup(language), escapeMarkup(publicUrl + pathname)];
      return `<xhtml:link rel="alternate" hreflang="${code}" href="${url}"/>`;
    })
    .join('');
}

const IMAGE_NAMESPACE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/**
 * Writes the sitemap of the CMS anew, with the URLs of the host that serves it, because search engines accept no others.
 * The file itself could contain anything that a browser would run on this origin.
 */
export function toPublicSitemap(urls: readonly SitemapUrl[], publicUrl: string): string {
  const entries = urls.map((url) => `<url>${toParts(url, publicUrl).join('')}</url>\n`);
  return `${HEADER.replace(NAMESPACE, `${NAMESPACE} ${IMAGE_NAMESPACE}`)}${entries.join('')}${FOOTER}`;
}

function toParts({ loc, lastmod, changefreq, priority, alternates, images }: SitemapUrl, publicUrl: string) {
  const toPublic = ({ pathname, search }: URL) => publicUrl + pathname + search;
  return [
    toElement('loc', toPublic(loc)),
    toElement('lastmod', lastmod),
    toElement('changefreq', changefreq),
    toElement('priority', priority),
    ...alternates.map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${escapeMarkup(language)}" href="${escapeMarkup(toPublic(href))}"/>`,
    ),
    // Media have their own host.
    ...images.map(({ href }) => `<image:image>${toElement('image:loc', href)}</image:image>`),
  ];
}

export function toSitemapIndex(parts: number, publicUrl: string): string {
  const entries = Array.from({ length: parts }, (_, index) => {
    const url = escapeMarkup(`${publicUrl}/sitemap-${index + 1}.xml`);
    return `  <sitemap><loc>${url}</loc></sitemap>\n`;
  });
  return `${XML_DECLARATION}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}
