import { personalizeLayout } from '@/features/personalization/personalize-layout';
import type { PagePropsStep } from '../types';

/** Selects the variants of the page key; without any, the defaults. */
export const personalize: PagePropsStep = (page) => ({
  ...page,
  layout: personalizeLayout(page.layout, page.key.variantIds),
});
