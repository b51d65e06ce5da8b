import { createTestContent, getSite } from '@tests/local-cms/create-test-snapshot.ts';
import { findRules } from './find-rules.ts';

const id = '0f236cdb1c1e4c8e8b521d4c0a6c2a11';
const { snapshot } = createTestContent({
  'acme/pages/offer/en.yml': `id: ${id}\ntemplate: Page\n`,
  'acme/pages/plain/en.yml': `id: ${'b'.repeat(32)}\ntemplate: Page\n`,
  'acme/personalize.yml':
    '/Offer: { page: [{ variant: spring }], components: { Faq-1: [{ variant: short }] } }\n',
});
const find = (friendlyId: string, language = 'en') => findRules(getSite(snapshot), friendlyId, language);

test.each([
  [`embedded_${id}_en`, 'en', '/offer', 'spring', null],
  [`embedded_scope_${id}_en`, 'en', '/offer', 'spring', null],
  [`embedded_${id}_da_dk`, 'da-DK', '/offer', 'spring', null],
  [`component_${id}_faq1_en*`, 'en', '/offer Faq-1', 'Faq-1_spring', 'Faq-1_default'],
  [`component_scope_${id}_faq1_da_dk*`, 'da-DK', '/offer Faq-1', 'Faq-1_spring', 'Faq-1_default'],
])(
  'for %s and the language %s, the rules are those of %s, with the variant ids %s and %s',
  (friendlyId, language, name, variant, standard) => {
    const found = find(friendlyId, language);
    expect(found?.name).toBe(name);
    expect([found?.toVariantId('spring'), found?.toVariantId(null)]).toEqual([variant, standard]);
  },
);

test('a page and its component have different rules', () => {
  expect(find(`embedded_${id}_en`)?.rules).toMatchObject([{ variant: 'spring' }]);
  expect(find(`component_${id}_faq1_en*`)?.rules).toMatchObject([{ variant: 'short' }]);
});

test.each([
  ['another language', `embedded_${id}_da`],
  ['a component without rules', `component_${id}_faq2_en*`],
  ['a component id without the star at its end', `component_${id}_faq1_en`],
  ['a page without rules', `embedded_${'b'.repeat(32)}_en`],
  ['an unknown page', `embedded_${'a'.repeat(32)}_en`],
  ['an unknown kind', `other_${id}_en`],
  ['an empty friendly id', ''],
])('there are no rules for %s', (_, friendlyId) => {
  expect(find(friendlyId)).toBeNull();
});
