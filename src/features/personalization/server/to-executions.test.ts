import { toExecutions } from './to-executions';

const naming = { language: 'en', scope: undefined };

test('decides once for the page and once for each component', () => {
  const variantIds = ['members', 'faq_short', 'guests', 'faq_long', 'top_a'];
  expect(toExecutions({ pageId: 'AB-12', variantIds }, naming)).toEqual([
    { friendlyId: 'embedded_ab12_en', variantIds: ['members', 'guests'] },
    { friendlyId: 'component_ab12_faq_en*', variantIds: ['faq_default', 'faq_short', 'faq_long'] },
    { friendlyId: 'component_ab12_top_en*', variantIds: ['top_default', 'top_a'] },
  ]);
});

test('decides nothing where there is nothing to choose from', () => {
  expect(toExecutions({ pageId: 'AB-12', variantIds: [] }, naming)).toEqual([]);
});
