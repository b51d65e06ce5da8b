import type { PersonalizeInfo } from '@/cms/fetch-personalize-info';
import { toComponentFriendlyId, toPageFriendlyId } from './friendly-ids';

/** One thing that is decided for a visitor: which variant of the page, or of one of its components. */
export type Execution = { friendlyId: string; variantIds: readonly string[] };

type Naming = { language: string; scope: string | undefined };

/** What is to be decided on a page: an id with an underscore is `<component>_<variant>`, one without is the page's. */
export function toExecutions(
  { pageId, variantIds }: PersonalizeInfo,
  { language, scope }: Naming,
): Execution[] {
  const byComponent = Map.groupBy(variantIds, (id) =>
    id.includes('_') ? (id.split('_', 1)[0] ?? '') : null,
  );
  return [...byComponent].map(([componentId, ids]) => {
    if (componentId === null)
      return { friendlyId: toPageFriendlyId(pageId, language, scope), variantIds: ids };
    const friendlyId = toComponentFriendlyId({ pageId, componentId }, language, scope);
    // The component as it is takes part in its own test; Sitecore calls it so (SDK facts §5).
    return { friendlyId, variantIds: [`${componentId}_default`, ...ids] };
  });
}
