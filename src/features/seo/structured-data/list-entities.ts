import type { Entity } from '@/rendering/component/component-server';
import type { Head } from '@/rendering/context/page-data';
import { findArticle } from '../head/find-article';
import { type PageSource, toContentLanguage, toPageUrl } from '../head/page-source';

type Shown = { title: string } & Pick<Head, 'description' | 'canonical' | 'image'>;

/** Lists what the page is about, as entities of schema.org: the organization, its site, the page and its components. */
export function listEntities(source: PageSource, shown: Shown): Entity[] {
  const organization = toOrganization(source);
  return [
    organization,
    toWebSite(source, organization),
    ...listArticle(source, shown, organization),
    ...joinQuestions(source.entities),
  ];
}

/** A page may have several lists of questions, but search engines read one `FAQPage`. */
function joinQuestions(entities: readonly Entity[]): readonly Entity[] {
  const lists = entities.filter((entity) => entity['@type'] === 'FAQPage');
  const [first] = lists;
  if (!first || lists.length === 1) return entities;
  const others = entities.filter((entity) => !lists.includes(entity));
  return [...others, { ...first, mainEntity: lists.flatMap(({ mainEntity }) => mainEntity) }];
}

const toReference = (entity: Entity): { '@id': unknown } => ({ '@id': entity['@id'] });

function toOrganization({ siteUrl, siteName }: PageSource): Entity {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: siteName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/logo.svg`,
  };
}

function toWebSite(source: PageSource, organization: Entity): Entity {
  const language = toContentLanguage(source);
  return {
    '@type': 'WebSite',
    '@id': `${source.siteUrl}/#website`,
    name: source.siteName,
    url: toPageUrl(source, language, []),
    inLanguage: language,
    publisher: toReference(organization),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${source.searchUrl}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function listArticle(source: PageSource, shown: Shown, organization: Entity): Entity[] {
  const article = findArticle(source);
  if (!article) return [];
  const { title, description, canonical, image } = shown;
  return [
    {
      '@type': isNews(source) ? 'NewsArticle' : 'Article',
      headline: title,
      description,
      image: image?.src,
      datePublished: article.published,
      dateModified: article.updated ?? article.published,
      articleSection: article.topic,
      author: article.author ? { '@type': 'Person', name: article.author } : toReference(organization),
      publisher: toReference(organization),
      mainEntityOfPage: canonical,
      inLanguage: toContentLanguage(source),
    },
  ];
}

/** Editors have a template of their own for news, such as `News Article`. */
const isNews = ({ route }: PageSource): boolean => /news/i.test(route.templateName ?? '');
