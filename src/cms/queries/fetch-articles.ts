import { z } from 'zod';
import type { CmsClient, CmsRequestOptions } from '../client/cms-client';
import { pageOf } from '../client/collect-pages';
import { requestChecked } from '../client/request-checked';
import { LanguageVersions } from './fetch-page-languages';
import { toOtherLanguage } from './page-link';

/** An article as a list shows it, in the form of an item in a field. */
type ArticleItem = {
  id: string;
  url: string;
  name: string;
  displayName: string;
  /** The language of the article, if it has no version in the one that was asked for. */
  language?: string;
  /** The fields by name, as a layout has them. */
  fields: Readonly<Record<string, unknown>>;
};

/** The newest pages below one page. `parentId` is that page, and `null` if it is not published. */
export type Articles = { parentId: string | null; items: ArticleItem[] };

const PAGE_SIZE = 100;
/** A list is one page of HTML, so it ends after so many articles. */
const MAX_PAGES = 3;

const Value = z.object({ jsonValue: z.unknown() }).nullish();

/** What a list shows of an article. */
const fields = { Title: Value, Description: Value, Published: Value, Topic: Value, Image: Value };

const LIST_QUERY = `query ArticleListPageQuery($siteName: String!, $path: String!, $language: String!) {
  layout(site: $siteName, routePath: $path, language: $language) { item { id } }
}`;

const ARTICLES_QUERY = `query ArticlesQuery($parentId: String!, $language: String!, $pageSize: Int!, $after: String) {
  search(
    where: { AND: [{ name: "_parent", value: $parentId }, { name: "_language", value: $language }, { name: "_hasLayout", value: "true" }] }
    orderBy: { name: "Published", direction: DESC }
    first: $pageSize
    after: $after
  ) {
    results { id name displayName url { path } languages { language { name } }
      ${Object.keys(fields)
        .map((name) => `${name}: field(name: "${name}") { jsonValue }`)
        .join(' ')} }
    pageInfo { endCursor hasNext }
  }
}`;

const ListData = z.object({ layout: z.object({ item: z.object({ id: z.string() }).nullable() }) });

const Article = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.string().nullish(),
  url: z.object({ path: z.string().nullish() }).nullish(),
  languages: LanguageVersions.nullish(),
  ...fields,
});

const ArticlesData = z.object({ search: pageOf(Article).nullish() });

/** Fetches the newest published pages below the page with this path. */
export async function fetchArticles(
  cms: CmsClient,
  { siteName, path, language }: { siteName: string; path: string; language: string },
  options?: CmsRequestOptions,
): Promise<Articles> {
  const { layout } = await requestChecked(cms, LIST_QUERY, ListData, { siteName, path, language }, options);
  const parentId = layout.item?.id ?? null;
  const items: ArticleItem[] = [];
  if (parentId === null) return { parentId, items };

  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const next = await fetchPage(cms, { parentId, language, pageSize: PAGE_SIZE, after }, options);
    items.push(...next.items);
    after = next.after;
    if (after === null) break;
  }
  return { parentId, items };
}

type PageVariables = { parentId: string; language: string; pageSize: number; after: string | null };

async function fetchPage(cms: CmsClient, variables: PageVariables, options: CmsRequestOptions | undefined) {
  const { search } = await requestChecked(cms, ARTICLES_QUERY, ArticlesData, variables, options);
  const found = (search?.results ?? []).filter((article) => article !== null);
  return {
    items: found.map((article) => toItem(article, variables.language)),
    after: search?.pageInfo?.hasNext ? (search.pageInfo.endCursor ?? null) : null,
  };
}

function toItem(article: z.infer<typeof Article>, language: string): ArticleItem {
  const { id, name, displayName, url, languages, ...found } = article;
  return {
    id,
    name,
    displayName: displayName ?? name,
    url: url?.path ?? '',
    language: toOtherLanguage(languages, language),
    fields: Object.fromEntries(Object.entries(found).map(([field, value]) => [field, value?.jsonValue])),
  };
}
