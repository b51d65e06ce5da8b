import { isRecord } from '@/platform/json/json-types';
import { EmptyListNotice, withDatasourceCheck } from '@/rendering/component/editor-notices';
import { type TitledFields, TitledSection } from '@/rendering/component/TitledSection';
import type { ItemListField, RenderingProps } from '@/rendering/component/types';
import { useComponentData, useIsLead, usePageData } from '@/rendering/context/page-data';
import { getIn, getText } from '@/rendering/fields/field-values';
import { isCurrentPage } from '@/rendering/navigation/is-current-page';
import { ArticleEntry } from './ArticleEntry';
import { ArticlePages } from './ArticlePages';
import { FeedLink } from './FeedLink';
import { TopicFilter } from './TopicFilter';
import { listTopics, toArticles } from './to-articles';

type ArticleListProps = RenderingProps<TitledFields & { Articles: ItemListField }, 'root'>;

/** How many articles the compact list shows. */
const MOST = 3;

function useArticles({ fields, params, rendering }: ArticleListProps) {
  const data = useComponentData(rendering, isRecord);
  const articles = toArticles(params.root?.trim() ? getIn(data, 'items') : fields.Articles);
  return { articles, feed: getText(data, 'feed') };
}

function ArticleList(props: ArticleListProps) {
  const { fields, params, rendering } = props;
  const { articles, feed } = useArticles(props);
  const isLead = useIsLead(rendering);
  const topics = listTopics(articles);
  return (
    <TitledSection name="article-list" params={params} fields={fields}>
      {articles.length === 0 ? (
        <EmptyListNotice />
      ) : (
        <div className="article-list-body">
          <div className="article-list-tools">
            <TopicFilter topics={topics} group={`topic-${rendering.uid}`} />
            <FeedLink href={feed} />
          </div>
          <ArticlePages articles={articles} topics={topics} group={`page-${rendering.uid}`} isLead={isLead} />
        </div>
      )}
    </TitledSection>
  );
}

/** Shows the newest articles, only the first with its picture, and not the article on whose page it is. */
function CompactList(props: ArticleListProps) {
  const { fields, params } = props;
  const { articles } = useArticles(props);
  const page = usePageData();
  const others = articles.filter(({ href }) => href === null || !isCurrentPage(href, page)).slice(0, MOST);
  return (
    <TitledSection name="article-list" params={params} fields={fields}>
      {others.length === 0 ? (
        <EmptyListNotice />
      ) : (
        <ul className="section-list article-list-compact">
          {others.map((article, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: editors can choose an article twice
            <ArticleEntry key={index} article={article} picture={index === 0 ? 'lazy' : undefined} />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

const CheckedList = withDatasourceCheck(ArticleList);
const CheckedCompactList = withDatasourceCheck(CompactList);

// With the param root, a list needs no content item.
export const Default = (props: ArticleListProps) =>
  props.params.root ? <ArticleList {...props} /> : <CheckedList {...props} />;
export const Compact = (props: ArticleListProps) =>
  props.params.root ? <CompactList {...props} /> : <CheckedCompactList {...props} />;
