import type { Page } from '../../platform/client.ts';

export const NOT_IN_MENUS = 'Not in menus';

/** The marks of a page in the tree, in the words that people read. */
export function listMarks({ stage, versions, inNavigation, outdated }: Page, language: string): string[] {
  const names: Record<string, string> = {
    changed: 'Changed',
    draft: 'Draft',
    scheduled: 'Scheduled',
    fallback: 'Other language',
    missing: 'Missing',
  };
  const name = names[stage];
  return [
    ...(name ? [name] : []),
    ...(outdated.includes(language) && versions.length > 0 ? ['Outdated'] : []),
    ...(inNavigation ? [] : [NOT_IN_MENUS]),
  ];
}

/** Whether visitors know the page's address, or those of the pages below it. */
export const hasVisitors = (page: Page, pages: readonly Page[]): boolean =>
  pages.some(
    (one) =>
      `${one.route}/`.startsWith(`${page.route}/`) && one.versions.some(({ stage }) => stage === 'published'),
  );
