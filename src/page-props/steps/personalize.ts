import { personalizeLayout } from '@/rendering/personalize-layout';
import type { PagePropsStep } from '../types';

/** Shows the page as the variants of its key have it; the key of a page without any shows the defaults. */
export const personalize: PagePropsStep = (page) => ({
  ...page,
  layout: personalizeLayout(page.layout, page.key.variantIds),
});
