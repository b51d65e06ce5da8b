/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default, Featured, List } from './CardGrid';

const image = { value: { src: '/-/media/a.jpg', alt: 'A', width: '900', height: '600' } };
const page = {
  id: 'p',
  url: '/da/news/roof',
  fields: {
    Title: { value: 'Roof' },
    Description: { value: 'On a school' },
    Image: image,
    Published: { value: '2026-05-01' },
  },
};
const card = {
  id: 'c',
  url: '/sitecore/content/c',
  fields: {
    Title: { value: 'Neighbour' },
    Text: { value: '<p>One share.</p>' },
    Meta: { value: 'DKK 2,500' },
    Image: image,
    Link: { value: { href: '/join', text: 'Join' } },
  },
};
const fields = { Title: { value: 'News' }, Intro: { value: '<p>Fresh.</p>' }, Cards: [page, card] };

test.each(['Default', 'Featured', 'List'])('the variant %s shows pages and cards', (FieldNames) => {
  showComponent(
    'CardGrid',
    { Default, Featured, List },
    { fields, params: { FieldNames } },
    { language: 'da' },
  );
  expect(screen.getByRole('heading', { level: 2, name: 'News' })).toBeInTheDocument();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('1. maj 2026RoofOn a school');
  expect(second).toHaveTextContent('DKK 2,500NeighbourOne share.Join');
  expect(screen.getByRole('link', { name: 'Roof' })).toHaveAttribute('href', '/da/news/roof');
  expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/join');
});

test('loads only the first image of the page eagerly', () => {
  showComponent('CardGrid', { Default }, { fields });
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});

test('asks for a wider picture for the large card than for the others', () => {
  showComponent('CardGrid', { Default: Featured }, { fields });
  const [large, small] = screen.getAllByRole('img').map((img) => img.getAttribute('sizes'));
  expect(large).toContain('80vw');
  expect(small).toContain('30rem');
});

test.each([undefined, {}, { Cards: 'x' }, { Cards: [null, 3] }])('shows no card for the fields %j', (odd) => {
  showComponent('CardGrid', { Default }, { fields: odd });
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('shows a date on a page in an unknown language', () => {
  const { container } = showComponent('CardGrid', { Default }, { fields }, { language: 'xx' });
  expect(container).toHaveTextContent('2026');
});
