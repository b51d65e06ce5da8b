/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './LogoWall';

const logo = (src: string, alt: string, href = '') => ({
  fields: { Image: { value: { src, alt } }, Link: { value: { href, text: alt } } },
});
const fields = {
  Title: { value: 'Partners' },
  Logos: [logo('/-/media/a.svg', 'Nordlys', 'https://nordlys.example'), logo('/-/media/b.jpg?rev=1', 'Bech')],
};

test('shows the logos, and links those with a link', () => {
  showComponent('LogoWall', { Default }, { fields });
  expect(screen.getByRole('heading', { level: 2, name: 'Partners' })).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Nordlys' });
  expect(link).toHaveAttribute('href', 'https://nordlys.example');
  expect(within(link).getByRole('img')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Bech' })).toBeInTheDocument();
});

test('draws the logos in the color of the text', () => {
  const { container } = showComponent('LogoWall', { Default }, { fields });
  const id = container.querySelector('filter')?.id;
  const filters = screen.getAllByRole('img').map((img) => img.parentElement?.style.filter);
  expect(filters).toEqual([`url("#${id}")`, `url("#${id}")`]);
});

test.each([undefined, {}, { Logos: 'x' }, { Logos: [null, 3] }])('shows no logo for the fields %j', (odd) => {
  showComponent('LogoWall', { Default }, { fields: odd });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
