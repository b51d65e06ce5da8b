/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './Pricing';

const plan = (title: string, IsRecommended: unknown) => ({
  fields: {
    Title: { value: title },
    Price: { value: '2,500' },
    Unit: { value: 'kroner' },
    Text: { value: '<p>One vote.</p>' },
    Link: { value: { href: '/join', text: `Buy ${title}` } },
    IsRecommended: { value: IsRecommended },
  },
});
const dictionary = { 'plan-recommended': 'Recommended' };

test('shows the plans, and says which one is recommended', () => {
  const fields = { Title: { value: 'Prices' }, Plans: [plan('one', false), plan('five', true)] };
  showComponent('Pricing', { Default }, { fields }, { dictionary });
  const [one, five] = screen.getAllByRole('listitem');
  expect(one).toHaveTextContent('one2,500 kronerOne vote.Buy one');
  expect(one).not.toHaveClass('field');
  expect(five).toHaveTextContent('Recommendedfive2,500 kronerOne vote.Buy five');
  expect(five).toHaveClass('field');
  expect(screen.getByRole('heading', { level: 3, name: 'five' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buy one' })).toHaveAttribute('href', '/join');
});

test('names the language of a phrase that is not in the language of the page', () => {
  const foreignPhrases = { language: 'en', keys: ['plan-recommended'] };
  showComponent(
    'Pricing',
    { Default },
    { fields: { Plans: [plan('five', '1')] } },
    { language: 'cy', dictionary, foreignPhrases },
  );
  expect(screen.getByText('Recommended')).toHaveAttribute('lang', 'en');
});

test.each([undefined, {}, { Plans: 'x' }, { Plans: [null, 3] }])('shows no plan for the fields %j', (odd) => {
  showComponent('Pricing', { Default }, { fields: odd });
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
