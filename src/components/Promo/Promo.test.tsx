/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default, WithText } from './Promo';

const fields = {
  PromoIcon: { value: { src: '/-/media/a.jpg', alt: 'A', width: '580', height: '386' } },
  PromoText: { value: '<h3>Latest</h3>' },
  PromoText2: { value: '<p>Second</p>' },
  PromoText3: { value: '<p>Third</p>' },
  PromoIcon2: { value: { src: '/-/media/b.jpg', alt: 'B' } },
  PromoLink: { value: { href: '/more', text: 'More' } },
};

test.each(['Default', 'WithText'])('the variant %s shows all its texts and its link', (FieldNames) => {
  const { container } = showComponent('Promo', { Default, WithText }, { fields, params: { FieldNames } });
  expect(container).toHaveTextContent('LatestSecondThirdMore');
  expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/more');
  expect(screen.getByRole('img', { name: 'A' })).toBeInTheDocument();
});

test('shows only the filled fields', () => {
  const empty = {
    PromoText: { value: '<p>Only this</p>' },
    PromoText2: { value: '' },
    PromoLink: { value: { href: '' } },
    PromoIcon2: { value: {} },
  };
  const { container } = showComponent('Promo', { Default }, { fields: empty });
  expect(container).toHaveTextContent('Only this');
  expect(container.querySelector('img, a')).toBeNull();
});
