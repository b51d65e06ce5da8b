/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Compact, Default } from './ArticleList';

const article = (name: string, published: string, topic = 'Wind', more: object = {}) => ({
  url: `/da/news/${name}`,
  fields: {
    Title: { value: name },
    Description: { value: `About ${name}` },
    Published: { value: published },
    Topic: { value: topic },
    Image: { value: { src: `/-/media/${name}.jpg`, alt: name } },
  },
  ...more,
});

const three = [
  article('june', '2026-06-02'),
  article('april', '2026-04-19', 'Money'),
  article('may', '2026-05-30', 'Wind', { language: 'en' }),
];
const dictionary = {
  'article-topic': 'Emne',
  'article-all': 'Alle',
  'article-feed': 'Feed',
  'pages-label': 'Sider',
  'page-number': 'Side {0}',
};

const show = (
  articles: unknown,
  more: { params?: Record<string, string>; data?: unknown } = {},
  page: object = {},
) =>
  showComponent(
    'ArticleList',
    { Default, Compact },
    { fields: { Title: { value: 'News' }, Articles: articles }, params: more.params },
    {
      language: 'da',
      dictionary,
      componentData: { 'uid-1': more.data ?? { feed: '/da/news/feed.xml' } },
      ...page,
    },
  );

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('shows the newest article first, with its date, topic and a link', () => {
  show(three);
  expect(titles()).toEqual(['june', 'may', 'april']);
  const [june, may] = screen.getAllByRole('listitem');
  expect(june).toHaveTextContent('2. juni 2026WindjuneAbout june');
  expect(screen.getByRole('link', { name: 'june' })).toHaveAttribute('href', '/da/news/june');
  expect(may).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'Feed' })).toHaveAttribute('href', '/da/news/feed.xml');
});

test('has a radio button for each topic, whose number its articles have', () => {
  show(three);
  const filter = within(screen.getByRole('group', { name: 'Emne' }));
  expect(filter.getByRole('radio', { name: 'Alle' })).toBeChecked();
  const number = filter.getByRole('radio', { name: 'Money' }).getAttribute('data-topic');
  const [, , april] = screen.getAllByRole('listitem');
  expect(april?.getAttribute('data-topic')).toBe(number);
});

test('has no filter for one topic, and no pages for a few articles', () => {
  show([three[0]]);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('has a radio button for each page of ten articles', () => {
  const many = Array.from({ length: 23 }, (_, index) => article(`a${index}`, '2026-01-01'));
  show(many);
  const pages = within(screen.getByRole('group', { name: 'Sider' }));
  expect(pages.getAllByRole('radio')).toHaveLength(3);
  expect(pages.getByRole('radio', { name: 'Side 1' })).toBeChecked();
  expect(screen.getAllByRole('listitem')).toHaveLength(23);
});

test('with the param root, shows what the loader has found', () => {
  show([three[0]], { params: { root: '/news' }, data: { items: [three[1]], feed: '/da/news/feed.xml' } });
  expect(titles()).toEqual(['april']);
});

test.each(['Default', 'Compact'])(
  'with the param root, the variant %s needs no content item',
  (FieldNames) => {
    const data = { items: [three[1]] };
    const rendering = { dataSource: '', params: { root: '/news', FieldNames } };
    showComponent('ArticleList', { Default, Compact }, rendering, { componentData: { 'uid-1': data } });
    expect(screen.getByRole('link', { name: 'april' })).toBeInTheDocument();
  },
);

test('the compact list shows the newest three others, and a picture of the first', () => {
  const params = { FieldNames: 'Compact' };
  show([...three, article('march', '2026-03-01')], { params }, { path: '/news/may' });
  expect(titles()).toEqual(['june', 'april', 'march']);
  expect(screen.getByRole('img', { name: 'june' })).toHaveAttribute('loading', 'lazy');
});

test('the compact list of a page keeps an article whose path only ends like that of the page', () => {
  const params = { FieldNames: 'Compact' };
  show([article('may', '2026-05-30')], { params }, { path: '/may' });
  expect(titles()).toEqual(['may']);
});

test('shows an article twice that an editor has chosen twice', () => {
  show([three[0], three[0]]);
  expect(titles()).toEqual(['june', 'june']);
});

test.each([undefined, 'x', [], [null, 3]])('shows no list for the articles %j', (articles) => {
  show(articles, { data: 'x' });
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('tells editors that the list is empty', () => {
  const { container } = show([], {}, { context: { pageEditing: true } });
  expect(container).toHaveTextContent('The list has no items');
});
