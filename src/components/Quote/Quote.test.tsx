/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default, Testimonials } from './Quote';

const quotation = {
  fields: {
    Text: { value: 'The good weather.' },
    Name: { value: 'Karen' },
    Role: { value: 'Member' },
    Portrait: { value: { src: '/-/media/karen.jpg', alt: 'Karen at home' } },
  },
};

test.each([
  ['Default', 'quote-large'],
  ['Testimonials', 'quote-columns'],
])('the variant %s shows the words, the author and the portrait', (FieldNames, className) => {
  const fields = { Title: { value: 'Members' }, Quotations: [quotation] };
  const { container } = showComponent('Quote', { Default, Testimonials }, { fields, params: { FieldNames } });
  expect(container.querySelector('.section-list')).toHaveClass(className);
  expect(screen.getByRole('figure')).toHaveTextContent('The good weather.Karen Member');
  expect(container.querySelector('blockquote')).toHaveTextContent('The good weather.');
  expect(screen.getByRole('img', { name: 'Karen at home' })).toBeInTheDocument();
});

test('shows no author when nobody is named', () => {
  const { container } = showComponent(
    'Quote',
    { Default },
    { fields: { Quotations: [{ fields: { Text: { value: 'Words' } } }] } },
  );
  expect(container.querySelector('figcaption')).toBeNull();
});

test.each([undefined, {}, { Quotations: 'x' }, { Quotations: [null, 3] }])(
  'shows no quotation for the fields %j',
  (odd) => {
    showComponent('Quote', { Default }, { fields: odd });
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  },
);
