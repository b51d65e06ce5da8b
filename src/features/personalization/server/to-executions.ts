import type { PersonalizeInfo } from '@/cms/queries/fetch-personalize-info';
import { toComponentFriendlyId, toPageFriendlyId } from './friendly-ids';

export type Execution = { friendlyId: string; variantIds: readonly string[] };

type Naming = { language: string; scope: string | undefined };

/** A variant id `<component>_<variant>` belongs to a component, any other id to the page. */
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
    // The original component can be chosen too. Sitecore names it `<component>_default` (SDK facts §5).
    return { friendlyId, variantIds: [`${componentId}_default`, ...ids] };
  });
}
