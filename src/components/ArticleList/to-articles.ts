import type { Field } from '@/rendering/component/types';
import { toDay } from '@/rendering/fields/DateField';
import { toItems, toText } from '@/rendering/fields/field-values';
import { type Item, toItem } from '@/rendering/fields/to-item';

export type Article = Pick<Item, 'title' | 'href' | 'language'> & {
  description?: Field;
  published?: Field;
  topic?: Field;
  image?: Field;
};

/** Reads the articles of a list, the newest first; those without a date follow in the order of the list. */
export function toArticles(list: unknown): Article[] {
  return toItems(list)
    .flatMap((value) => {
      const item = toItem(value);
      return item?.href ? [toArticle(item)] : [];
    })
    .sort((one, other) => toOrder(other).localeCompare(toOrder(one)));
}

const toOrder = ({ published }: Article): string => toDay(published) ?? '';

const toArticle = ({ title, href, language, getField }: Item): Article => ({
  title,
  href,
  description: getField('Description'),
  published: getField('Published'),
  topic: getField('Topic'),
  image: getField('Image'),
  language,
});

/** The style sheet has rules for so many topics. Articles on others are shown with all. */
const MAX_TOPICS = 8;

/** Lists the topics of articles, the most frequent first, without those in another language than that of the page. */
export function listTopics(articles: readonly Article[]): string[] {
  const counts = new Map<string, number>();
  for (const { topic, language } of articles) {
    const name = toText(topic).trim();
    if (name && !language) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const topics = [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
  return topics.slice(0, MAX_TOPICS);
}
