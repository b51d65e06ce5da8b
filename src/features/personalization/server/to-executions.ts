import type { PersonalizeInfo } from '@/cms/queries/fetch-personalize-info';
import { toComponentFriendlyId, toPageFriendlyId } from './friendly-ids';

/** One decision to request: for the page, or for one of its components. */
export type Execution = { friendlyId: string; variantIds: readonly string[] };

type Naming = { language: string; scope: string | undefined };

/** Lists the decisions for a page. An id `<component>_<variant>` is of a component, any other of the page. */
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
    // The original component is a candidate too; Sitecore names it `_default` (SDK facts §5).
    return { friendlyId, variantIds: [`${componentId}_default`, ...ids] };
  });
}
