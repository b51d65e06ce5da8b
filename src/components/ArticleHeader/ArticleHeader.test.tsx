/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { createPage, MainOf, showComponent } from '@tests/fixtures/page';
import { Default } from './ArticleHeader';

const fields = {
  Title: { value: 'A windy year' },
  Description: { value: 'DKK 130 per share.' },
  Published: { value: '2026-04-19T00:00:00Z' },
  Author: { value: 'Line Thorup' },
  Topic: { value: 'Money' },
  Image: { value: { src: '/-/media/a.jpg', alt: 'Raised hands' } },
  Caption: { value: '377 hands' },
};
const dictionary = { 'reading-time': 'Reading time: {0} min' };
const componentData = { 'uid-1': { minutes: 3 } };

const Body = () => <p>It blew.</p>;

const show = (more: object = {}) =>
  showComponent('ArticleHeader', { Default }, {}, { fields, dictionary, componentData, ...more });

test('shows the fields of the page as an article with a date, an author and a reading time', () => {
  show();
  const article = within(screen.getByRole('article'));
  expect(article.getByRole('heading', { level: 1, name: 'A windy year' })).toBeInTheDocument();
  expect(article.getByText('19 April 2026')).toHaveAttribute('dateTime', '2026-04-19');
  for (const text of ['DKK 130 per share.', 'Line Thorup', 'Money', 'Reading time: 3 min']) {
    expect(article.getByText(text)).toBeInTheDocument();
  }
  expect(article.getByRole('figure')).toHaveTextContent('377 hands');
  expect(article.getByRole('img', { name: 'Raised hands' })).toHaveAttribute('loading', 'eager');
});

test('the body of the article is inside the article', () => {
  const page = createPage(
    [
      {
        componentName: 'ArticleHeader',
        params: { DynamicPlaceholderId: '2' },
        placeholders: { 'article-2': [{ componentName: 'Body', uid: 'b' }] },
      },
    ],
    { fields },
  );
  render(<MainOf page={page} map={{ ArticleHeader: { Default }, Body: { Default: Body } }} />);
  expect(within(screen.getByRole('article')).getByText('It blew.')).toBeInTheDocument();
});

test('shows no picture, author or reading time when they are missing', () => {
  show({ fields: { Title: fields.Title }, componentData: { 'uid-1': { minutes: 0 } } });
  expect(screen.getByRole('article').textContent).toBe('A windy year');
});

test.each([null, [], 'x', { minutes: '3' }])('shows the article with the data %j', (data) => {
  show({ componentData: { 'uid-1': data } });
  expect(screen.queryByText(/Reading/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});
