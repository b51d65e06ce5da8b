import { usePhrase } from '@/rendering/context/page-data';

/** Lets visitors choose a topic. The style sheet hides the articles on others, so it works without JavaScript. */
export function TopicFilter({ topics, group }: { topics: readonly string[]; group: string }) {
  const phrase = usePhrase();
  if (topics.length < 2) return null;
  return (
    <fieldset className="article-list-topics">
      <legend>{phrase('article-topic')}</legend>
      {['', ...topics].map((topic, index) => (
        <label key={topic}>
          <input type="radio" name={group} data-topic={index} defaultChecked={index === 0} />
          {topic || phrase('article-all')}
        </label>
      ))}
    </fieldset>
  );
}
