/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Banner, Default } from './CallToAction';

const fields = {
  Title: { value: 'Come and see a turbine' },
  Text: { value: '<p>Every first Sunday.</p>' },
  Link: { value: { href: '/visit', text: 'Visit us' } },
};

test.each(['Default', 'Banner'])('the variant %s shows its texts and its link', (FieldNames) => {
  const { container } = showComponent(
    'CallToAction',
    { Default, Banner },
    { fields, params: { FieldNames } },
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Come and see a turbine' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Visit us' })).toHaveAttribute('href', '/visit');
  expect(container).toHaveTextContent('Every first Sunday.');
});

test('the banner shows its picture after the texts', () => {
  const picture = { value: { src: '/-/media/tower.png', alt: 'A tower' } };
  showComponent('CallToAction', { Default: Banner }, { fields: { ...fields, Image: picture } });
  const heading = screen.getByRole('heading', { level: 2 });
  expect(screen.getByRole('img', { name: 'A tower' }).compareDocumentPosition(heading)).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
});

test('shows only a link when the texts are empty, as in a header', () => {
  showComponent('CallToAction', { Default }, { fields: { Link: fields.Link } });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Visit us' }).parentElement).not.toHaveAttribute('class');
});
