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
function toLocale(language: string): string {
  try {
    const { language: name, region } = new Intl.Locale(language).maximize();
    return region ? `${name}_${region}` : name;
  } catch (error) {
    // No code of BCP 47. CMS languages need not be one.
    if (error instanceof RangeError) return language.replaceAll('-', '_');
    throw error;
  }
}
