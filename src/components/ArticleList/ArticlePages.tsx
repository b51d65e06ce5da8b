import { usePhrase } from '@/rendering/context/page-data';
import { toText } from '@/rendering/fields/field-values';
import { ArticleEntry } from './ArticleEntry';
import type { Article } from './to-articles';

const PAGE_SIZE = 10;

type ArticlePagesProps = {
  articles: readonly Article[];
  topics: readonly string[];
  /** The name of the radio buttons, which differs between the lists of a page. */
  group: string;
  isLead: boolean;
};

/** Shows articles in pages. Each page has a radio button, and the style sheet hides those that are not chosen. */
export function ArticlePages({ articles, topics, group, isLead }: ArticlePagesProps) {
  const phrase = usePhrase();
  const count = Math.ceil(articles.length / PAGE_SIZE);
  const pages = Array.from({ length: count }, (_, index) =>
    articles.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  );
  return (
    <fieldset className="article-list-pages">
      <legend className="visually-hidden">{phrase('pages-label')}</legend>
      {pages.map((page, pageIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other name than its number
        <div className="article-list-page" key={pageIndex}>
          {count > 1 && (
            <label className="article-list-number">
              <input
                type="radio"
                name={group}
                aria-label={phrase('page-number', String(pageIndex + 1))}
                defaultChecked={pageIndex === 0}
              />
              {pageIndex + 1}
            </label>
          )}
          <ul className="section-list article-list-entries">
            {page.map((article, index) => (
              <ArticleEntry
                // biome-ignore lint/suspicious/noArrayIndexKey: editors can choose an article twice
                key={index}
                article={article}
                topicNumber={topics.indexOf(toText(article.topic).trim()) + 1}
                picture={isLead && pageIndex === 0 && index === 0 ? 'priority' : 'lazy'}
              />
            ))}
          </ul>
        </div>
      ))}
    </fieldset>
  );
}
