import { findField, type PageSource } from './page-source';
import { toLine, toTime } from './read-field';

export type Article = {
  /** An ISO 8601 date, with or without a time. */
  published: string;
  updated?: string;
  author?: string;
  topic?: string;
};

/** Returns what a page says of itself as an article, or `null`. Every page with a date of publication is one. */
export function findArticle({ route }: Pick<PageSource, 'route'>): Article | null {
  const published = findField(route, ['Published'], toTime);
  if (!published) return null;
  return {
    published,
    updated: findField(route, ['Updated'], toTime) ?? undefined,
    author: findField(route, ['Author'], toLine) ?? undefined,
    topic: findField(route, ['Topic'], toLine) ?? undefined,
  };
}
