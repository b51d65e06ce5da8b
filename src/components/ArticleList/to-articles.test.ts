import { toText } from '@/rendering/fields/field-values';
import { listTopics, toArticles } from './to-articles';

const article = (title: string, published?: string, topic?: string) => ({
  url: `/news/${title}`,
  fields: { Title: { value: title }, Published: { value: published }, Topic: { value: topic } },
});

const titlesOf = (list: unknown) => toArticles(list).map(({ title }) => toText(title));

test('the newest article is first, and those without a date are last', () => {
  const list = [
    article('june', '2026-06-02T00:00:00Z'),
    article('undated'),
    article('april', '2026-04-19'),
    article('empty', '0001-01-01T00:00:00Z'),
    article('may', '2026-05-30'),
  ];
  expect(titlesOf(list)).toEqual(['june', 'may', 'april', 'undated', 'empty']);
});

test('an item that is no page is no article', () => {
  expect(titlesOf([null, 3, { url: '/sitecore/content/x' }, {}, article('a')])).toEqual(['a']);
  for (const list of [undefined, 'x', {}]) expect(titlesOf(list)).toEqual([]);
});

test('lists at most eight topics, the most frequent first', () => {
  const names = ['Wind', 'Money', 'Money', ' ', ...Array.from({ length: 9 }, (_, index) => `Topic ${index}`)];
  const topics = listTopics(toArticles(names.map((name) => article('a', '2026-01-01', name))));
  expect(topics).toHaveLength(8);
  expect(topics.slice(0, 3)).toEqual(['Money', 'Wind', 'Topic 0']);
});

test('the topic of an article in another language is not among the topics', () => {
  const list = [
    article('a', '2026-01-01', 'Medlemmer'),
    { ...article('b', '2026-01-02', 'Members'), language: 'en' },
  ];
  expect(listTopics(toArticles(list))).toEqual(['Medlemmer']);
});
