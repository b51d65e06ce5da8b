import { findLocale } from '@/platform/text/find-locale';
import type { Head } from '@/rendering/context/page-data';
import { type Article, findArticle } from './find-article';
import { type PageSource, toContentLanguage } from './page-source';

type Property = readonly [property: string, content: string | undefined];

/** Lists the properties of Open Graph (ogp.me) beyond title, description, URL and image. */
export function listOpenGraph(source: PageSource, alternates: Head['alternates']): Head['openGraph'] {
  const language = toContentLanguage(source);
  const others = alternates.filter((other) => other.language !== language && other.language !== 'x-default');
  const article = findArticle(source);
  const properties: Property[] = [
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', source.siteName],
    ['og:locale', toLocale(language)],
    ...others.map((other): Property => ['og:locale:alternate', toLocale(other.language)]),
    ...(article ? listArticle(article) : []),
  ];
  return properties.flatMap(([property, content]) => (content ? [{ property, content }] : []));
}

const listArticle = ({ published, updated, author, topic }: Article): Property[] => [
  ['article:published_time', published],
  ['article:modified_time', updated],
  ['article:author', author],
  ['article:section', topic],
];

/** Returns a language with its most likely country, which Open Graph expects: `da` becomes `da_DK`. */
function toLocale(code: string): string {
  const locale = findLocale(code)?.maximize();
  if (!locale) return code.replaceAll('-', '_');
  return locale.region ? `${locale.language}_${locale.region}` : locale.language;
}
