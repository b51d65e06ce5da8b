import type { Page } from '../../platform/client.ts';

/** A stage in one or two words, and in a sentence where there is room for it. */
type Words = { name: string; text?: string };

const WORDS: Readonly<Record<string, Words>> = {
  published: { name: 'Public' },
  changed: { name: 'Changes', text: 'Public · unpublished changes' },
  draft: { name: 'Draft', text: 'Draft, never published' },
  scheduled: { name: 'Scheduled' },
  older: { name: 'Older' },
  fallback: { name: 'Other language', text: 'Not translated: another language is shown' },
  missing: { name: 'Missing', text: 'Not translated' },
};

/** The stage of a version, or of a page where there is little room. */
export const toStageName = (stage: string): string => WORDS[stage]?.name ?? stage;

/** The stage of a page in the words that are used everywhere. */
export const toStageText = (stage: string): string => WORDS[stage]?.text ?? toStageName(stage);

/** A mark of a page in the tree: a short one that is seen, and what it means. */
export type Mark = { kind: string; name: string; text: string };

const NOT_IN_MENUS: Mark = { kind: 'not-in-menus', name: '', text: 'Not in menus' };
const OUTDATED: Mark = { kind: 'outdated', name: 'Outdated', text: 'Outdated' };

export function listMarks({ stage, versions, inNavigation, outdated }: Page, language: string): Mark[] {
  const ofStage: Mark = { kind: stage, name: toStageName(stage), text: toStageText(stage) };
  return [
    ...(stage === 'published' ? [] : [ofStage]),
    ...(outdated.includes(language) && versions.length > 0 ? [OUTDATED] : []),
    ...(inNavigation ? [] : [NOT_IN_MENUS]),
  ];
}

/** Whether visitors know the page's address, or those of the pages below it. */
export const hasVisitors = (page: Page, pages: readonly Page[]): boolean =>
  pages.some(
    (one) =>
      `${one.route}/`.startsWith(`${page.route}/`) && one.versions.some(({ stage }) => stage === 'published'),
  );
