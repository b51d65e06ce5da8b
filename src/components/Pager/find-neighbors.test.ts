import { findNeighbors } from './find-neighbors';

const page = (id: string, published = '') => ({ id, title: id, href: `/${id}`, published });

const around = (pages: ReturnType<typeof page>[], id: string) => {
  const { previous, next } = findNeighbors(pages, id);
  return [previous?.id, next?.id];
};

test('keeps the order of the content tree for pages without a date', () => {
  const pages = [page('a'), page('b', '2026-01-01'), page('c')];
  expect(around(pages, 'a')).toEqual([undefined, 'b']);
  expect(around(pages, 'c')).toEqual(['b', undefined]);
});

test('puts articles in the order of their dates, the newest first', () => {
  const pages = [
    page('may', '2026-05-01'),
    page('about'),
    page('june', '2026-06-01'),
    page('april', '2026-04-01'),
  ];
  expect(around(pages, 'june')).toEqual([undefined, 'may']);
  expect(around(pages, 'may')).toEqual(['june', 'april']);
});

test('recognizes an id in each of its notations', () => {
  expect(around([page('AB12'), page('b')], '{ab-12}')).toEqual([undefined, 'b']);
});

test('finds nothing beside a page that is not in the list', () => {
  expect(findNeighbors([page('a')], 'draft')).toEqual({});
});
