/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Banner, Default } from './Image';

const fields = {
  Image: { value: { src: '/-/media/coast.jpg', alt: 'A coast', width: '1200', height: '800' } },
  ImageCaption: { value: 'The coast at dawn' },
  TargetUrl: { value: { href: '/coast', text: 'Coast' } },
};

test('shows an image with its caption and its link', () => {
  showComponent('Image', { Default }, { fields });
  expect(screen.getByRole('link', { name: 'A coast' })).toHaveAttribute('href', '/coast');
  expect(screen.getByRole('figure')).toHaveTextContent('The coast at dawn');
});

test('loads the first image of the page eagerly', () => {
  showComponent('Image', { Default, Banner }, { fields, params: { FieldNames: 'Banner' } });
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('shows no empty caption and no empty link', () => {
  const empty = { ...fields, ImageCaption: { value: '' }, TargetUrl: { value: { href: '' } } };
  const { container } = showComponent('Image', { Default }, { fields: empty });
  expect(container.querySelector('figcaption, a')).toBeNull();
});
