import { type Articles, fetchArticles } from '@/cms/queries/fetch-articles';
import { toFeedPath } from '@/features/seo/feeds/feed-path';
import { toPathSegments, toPublicPath } from '@/features/sites/public-path';
import { isRecord } from '@/platform/json/json-types';
import { pick } from '@/platform/json/pick';
import type { ComponentLoader } from '@/rendering/component/component-server';
import { getIn, getText, toItems } from '@/rendering/fields/field-values';
import type { PhraseKey } from '@/texts/phrases/en';

export const phrases: readonly PhraseKey[] = [
  'article-topic',
  'article-all',
  'article-feed',
  'pages-label',
  'page-number',
];

const SHOWN = ['Title', 'Description', 'Published', 'Topic', 'Image'];

/**
 * Returns the path of the feed and, if the param `root` names a page, the newest pages below it. A list of articles that
 * an editor has chosen has the feed of its page, if they are below it.
 */
export const load: ComponentLoader<Partial<Articles> & { feed?: string }> = async (rendering, context) => {
  const { params, fields } = rendering;
  const { cms, siteName, language, path, isDisconnected, signal } = context;
  const root = toPathSegments(params?.root?.trim() || path) ?? [];
  const feed = toFeedPath(toPublicPath(context, { language, path: root }), 'rss');
  if (!params?.root?.trim()) return isParentOfAny(fields, root, context.languages) ? { feed } : {};
  if (isDisconnected) return { feed };
  const list = { siteName, path: `/${root.join('/')}`, language };
  return { feed, ...(await fetchArticles(cms, list, { signal })) };
};

function isParentOfAny(fields: unknown, page: readonly string[], languages: readonly string[]): boolean {
  return toItems(getIn(fields, 'Articles')).some((article) => {
    const segments = toPathSegments(getText(article, 'url')) ?? [];
    const path = languages.includes(segments[0] ?? '') ? segments.slice(1) : segments;
    return path.length > 0 && path.slice(0, -1).join('/') === page.join('/');
  });
}

export const findFeedPath = (data: unknown): string | null => getText(data, 'feed') || null;

/** Keeps what a list shows of each article. The CMS sends pages with all their fields, including their text. */
export function pruneFields(fields: unknown): unknown {
  return isRecord(fields) ? { ...fields, Articles: toItems(fields.Articles).map(pruneArticle) } : fields;
}

function pruneArticle({ url, name, displayName, language, fields }: Record<string, unknown>) {
  return { url, name, displayName, language, fields: isRecord(fields) ? pick(fields, SHOWN) : {} };
}
