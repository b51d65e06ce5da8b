import type { Page } from '../../platform/client.ts';

export const NOT_IN_MENUS = 'Not in menus';

const NAMES: Readonly<Record<string, string>> = {
  published: 'Public',
  changed: 'Changed',
  draft: 'Draft',
  scheduled: 'Scheduled',
  older: 'Older',
  fallback: 'Other language',
  missing: 'Missing',
};

const SENTENCES: Readonly<Record<string, string>> = {
  changed: 'Public, with a draft',
  fallback: 'Missing: another language is shown',
};

/** A stage in one or two words, where there is little room. */
export const toStageName = (stage: string): string => NAMES[stage] ?? stage;

/** A stage where there is room to say what it means. */
export const toStageText = (stage: string): string => SENTENCES[stage] ?? toStageName(stage);

/** The marks of a page in the tree, in the words that people read. */
export function listMarks({ stage, versions, inNavigation, outdated }: Page, language: string): string[] {
  return [
    ...(stage === 'published' ? [] : [toStageName(stage)]),
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
