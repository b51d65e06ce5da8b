/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default, Rows } from './FeatureGrid';

const feature = {
  fields: {
    Title: { value: 'One vote each' },
    Text: { value: '<p>All decide.</p>' },
    Icon: { value: { src: '/-/media/vote.svg', alt: 'A hand' } },
    Link: { value: { href: '/statutes', text: 'Statutes' } },
  },
};

test.each([
  ['Default', 'feature-grid-columns'],
  ['Rows', 'feature-grid-rows'],
])('the variant %s shows the icon, title, text and link of each feature', (FieldNames, className) => {
  const fields = { Title: { value: 'Membership' }, Features: [feature] };
  showComponent('FeatureGrid', { Default, Rows }, { fields, params: { FieldNames } });
  expect(screen.getByRole('list')).toHaveClass(className);
  expect(screen.getByRole('img', { name: 'A hand' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'One vote each' })).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('One vote eachAll decide.Statutes');
  expect(screen.getByRole('link', { name: 'Statutes' })).toHaveAttribute('href', '/statutes');
});

test.each([undefined, {}, { Features: 'x' }, { Features: [null, 3] }])(
  'shows no feature for the fields %j',
  (odd) => {
    showComponent('FeatureGrid', { Default }, { fields: odd });
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  },
);
