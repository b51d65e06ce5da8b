import { toComponentFriendlyId, toPageFriendlyId, toPageVariantId } from './friendly-ids';

const pageId = '{0F236CDB-1C1E-4C8E-8B52-1D4C0A6C2A11}';

test('writes the same ids as Sitecore', () => {
  expect(toPageFriendlyId(pageId, 'da-DK', 'Main site!')).toBe(
    'embedded_mainsite_0f236cdb1c1e4c8e8b521d4c0a6c2a11_da_dk',
  );
  expect(toComponentFriendlyId({ pageId, componentId: 'Faq-1' }, 'en', undefined)).toBe(
    'component_0f236cdb1c1e4c8e8b521d4c0a6c2a11_faq1_en*',
  );
  expect(toPageVariantId({ pageId, variantId: '_default' }, 'en', undefined)).toBe(
    '0f236cdb1c1e4c8e8b521d4c0a6c2a11_en_default',
  );
});
