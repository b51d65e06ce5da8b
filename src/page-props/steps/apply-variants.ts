import { personalizeLayout } from '@/features/personalization/personalize-layout';
import type { PagePropsStep } from '../types';

export const applyVariants: PagePropsStep = (page) => ({
  ...page,
  layout: personalizeLayout(page.layout, page.key.variantIds),
});
