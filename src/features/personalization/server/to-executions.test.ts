import { toExecutions } from './to-executions';

const naming = { language: 'en', scope: undefined };

test('needs one decision for the page and one for each component', () => {
  const variantIds = ['members', 'faq_short', 'guests', 'faq_long', 'top_a'];
  expect(toExecutions({ pageId: 'AB-12', variantIds }, naming)).toEqual([
    { friendlyId: 'embedded_ab12_en', variantIds: ['members', 'guests'] },
    { friendlyId: 'component_ab12_faq_en*', variantIds: ['faq_default', 'faq_short', 'faq_long'] },
    { friendlyId: 'component_ab12_top_en*', variantIds: ['top_default', 'top_a'] },
  ]);
});

test('needs no decision for a page without variants', () => {
  expect(toExecutions({ pageId: 'AB-12', variantIds: [] }, naming)).toEqual([]);
});
