import { CdpHelper } from '@sitecore-jss/sitecore-jss/personalize';
import fc from 'fast-check';
import {
  toComponentFriendlyId,
  toPageFriendlyId,
  toPageVariantId,
} from '@/features/personalization/server/friendly-ids';

test('friendly ids equal those of the SDK for any id, language and scope', () => {
  const text = fc.string({ maxLength: 12 });
  const scope = fc.option(text, { nil: undefined });
  fc.assert(
    fc.property(text, text, text, scope, (page, language, other, of) => {
      expect(toPageFriendlyId(page, language, of)).toBe(CdpHelper.getPageFriendlyId(page, language, of));
      expect(toComponentFriendlyId({ pageId: page, componentId: other }, language, of)).toBe(
        CdpHelper.getComponentFriendlyId(page, other, language, of),
      );
      expect(toPageVariantId({ pageId: page, variantId: other }, language, of)).toBe(
        CdpHelper.getPageVariantId(page, language, other, of),
      );
    }),
  );
});
