/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { createPage, renderOnServer, showComponent } from '@tests/fixtures/page';
import { Default } from './ShareCalculator';

const year = (Year: string, Amount: number) => ({
  fields: { Year: { value: Year }, Amount: { value: Amount } },
});
const fields = {
  Title: { value: 'What do shares bring?' },
  SharePrice: { value: 2500 },
  Currency: { value: 'DKK' },
  PowerPerShare: { value: 1800 },
  MaxShares: { value: 100 },
  Dividends: [year('Poor year', 75), year('Good year', 165)],
  Link: { value: { href: '/join', text: 'Join' } },
};
const dictionary = { 'shares-count': 'Shares', 'shares-price': 'Price', 'shares-power': 'Power' };

const show = (own: object = {}, context: object = {}) =>
  showComponent('ShareCalculator', { Default }, { fields: { ...fields, ...own } }, { dictionary, context });

test('shows what five shares cost and bring, and takes the number to the next page', () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Price DKK 12,500Poor year DKK 375Good year DKK 825Power 9,000 kWh',
  );
  expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/join?shares=5');
});

test.each(['slider', 'spinbutton'])('the %s changes the figures, the other control and the link', (role) => {
  show();
  fireEvent.change(screen.getByRole(role, { name: 'Shares' }), { target: { value: '20' } });
  expect(screen.getByRole('slider')).toHaveValue('20');
  expect(screen.getByRole('spinbutton')).toHaveValue(20);
  expect(screen.getByRole('status')).toHaveTextContent('Price DKK 50,000');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/join?shares=20');
});

test('a number field that is empty or too high counts as the nearest number, and shows it when left', () => {
  show();
  const field = screen.getByRole('spinbutton');
  fireEvent.change(field, { target: { value: '' } });
  expect(field).toHaveValue(null);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/join?shares=1');
  fireEvent.change(field, { target: { value: '500' } });
  fireEvent.blur(field);
  expect(field).toHaveValue(100);
});

test('leaves out figures that the editor left empty', () => {
  show({ SharePrice: { value: null }, Dividends: undefined, PowerPerShare: {} });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('without JavaScript visitors see a table of examples', () => {
  const rendering = { uid: 'u', componentName: 'ShareCalculator', dataSource: 'd', fields };
  const markup = renderOnServer(createPage([rendering], { dictionary }), { ShareCalculator: { Default } });
  const table = /<noscript>(.*)<\/noscript>/.exec(markup)?.[1] ?? '';
  expect(table.match(/<th scope="col">\d+/g)).toHaveLength(3);
  expect(table).toMatch(/Price.*2,500.*12,500.*50,000.*Good year.*165.*825.*3,300/);
});

test('editors see the figures of one share', () => {
  show({}, { pageEditing: true });
  expect(screen.getByRole('status')).toHaveTextContent('Price 2,500Poor year 75Good year 165Power 1,800');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/join');
});
