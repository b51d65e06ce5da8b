import { personalizeLayout } from '@/features/personalization/personalize-layout';
import type { PagePropsStep } from '../types';

/** Selects the variants of the page key, or the default variants if it has none. */
export const applyVariants: PagePropsStep = (page) => ({
  ...page,
  layout: personalizeLayout(page.layout, page.key.variantIds),
});
