import { ItemHeading } from '@/rendering/component/ItemHeading';
import { DateField } from '@/rendering/fields/DateField';
import { Image, Text } from '@/rendering/fields/fields';
import type { Article } from './to-articles';

type ArticleEntryProps = {
  article: Article;
  /** The number of the topic in the filter, from 1; 0 for another topic. */
  topicNumber?: number;
  /** Whether the entry shows the picture, and whether it is the first of the page. */
  picture?: 'priority' | 'lazy';
};

export function ArticleEntry({ article, topicNumber, picture }: ArticleEntryProps) {
  const { title, href, description, published, topic, image, language } = article;
  return (
    <li className="article-list-entry" data-topic={topicNumber} lang={language}>
      <p className="article-list-facts">
        <DateField field={published} />
        <Text field={topic} />
      </p>
      <ItemHeading title={title}>
        <a className="article-list-link" href={href ?? undefined}>
          <Text field={title} />
        </a>
      </ItemHeading>
      <Text tag="p" className="article-list-text" field={description} />
      {picture && (
        <Image
          className="article-list-picture"
          field={image}
          sizes="(min-width: 62rem) 40vw, 100vw"
          isPriority={picture === 'priority'}
        />
      )}
    </li>
  );
}
