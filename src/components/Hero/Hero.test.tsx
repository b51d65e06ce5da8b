/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default, Split } from './Hero';

const fields = {
  Eyebrow: { value: 'Owned by neighbours' },
  Title: { value: 'The wind belongs to all of us' },
  Text: { value: '<p>Buy a share.</p>' },
  Image: { value: { src: '/-/media/coast.jpg', alt: 'A coast', width: '2000', height: '1200' } },
  PrimaryLink: { value: { href: '/join', text: 'Join' } },
  SecondaryLink: { value: { href: '/how', text: 'How' } },
};

test.each(['Default', 'Split'])('the variant %s shows its title, picture and links', (FieldNames) => {
  const { container } = showComponent('Hero', { Default, Split }, { fields, params: { FieldNames } });
  expect(
    screen.getByRole('heading', { level: 1, name: 'The wind belongs to all of us' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'A coast' })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Join', 'How']);
  expect(container).toHaveTextContent('Owned by neighbours');
});

test.each([undefined, {}, { Title: null, Text: 7, Image: 'x', PrimaryLink: { value: null } }])(
  'renders nothing for missing or malformed fields: %j',
  (odd) => {
    const { container } = showComponent('Hero', { Default }, { fields: odd });
    expect(container).toHaveTextContent('');
    expect(container.querySelector('img, a, h1')).toBeNull();
  },
);
