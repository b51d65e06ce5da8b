import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { toFileName } from '../../record/file-name.ts';
import { listContent, listMissingTexts } from './list-missing-texts.ts';
import type { TriedPage, TriedSite } from './list-pages.ts';
import { type Mode, type Opened, openPage } from './open-page.ts';

type Trial = {
  context: BrowserContext;
  siteUrl: string;
  site: TriedSite;
  page: TriedPage;
  /** The components that were tried alone: each only once. */
  triedAlone: Set<string>;
  /** The folder for pictures. */
  pictures: string;
};

/** `skipped`: how many texts a visitor need not see, because the published layout does not contain them. */
export type Tried = { problems: string[]; skipped: number };

/**
 * Opens a page in all modes. Edit mode comes first: it shows what the SDK itself makes of the components, and all other
 * modes must show the same texts.
 */
export async function tryPage(trial: Trial): Promise<Tried> {
  const { context, site, page, pictures } = trial;
  const name = toFileName(`${site.name}-${page.language}${page.path}`);
  const open = (mode: Mode) =>
    openPage(context, mode, { ...trial, picture: path.join(pictures, `${name}-${mode}.png`) });
  const edited = await open('edit');
  const preview = await open('preview');
  const visitor = await open('visitor');

  const expected = listContent(page.renderings.flatMap(({ uid = '' }) => edited.renderings[uid] ?? []));
  // An editor may see a draft.
  const published = expected.filter((text) => page.published.includes(text));
  const problems = [
    ...edited.problems.map((problem) => `edit     ${problem}`),
    ...listProblems(preview, expected).map((problem) => `preview  ${problem}`),
    ...listProblems(visitor, published).map((problem) => `visitor  ${problem}`),
    ...(await tryAlone(trial, edited)),
  ];
  return { problems, skipped: expected.length - published.length };
}

function listProblems({ problems, texts }: Opened, expected: readonly string[]): string[] {
  return [...problems, ...listMissingTexts(expected, texts)];
}

/** The design library shows one component at a time. */
async function tryAlone(trial: Trial, { renderings }: Opened): Promise<string[]> {
  const problems: string[] = [];
  for (const { uid, componentName = '' } of trial.page.renderings) {
    if (uid === undefined || trial.triedAlone.has(componentName)) continue;
    trial.triedAlone.add(componentName);
    const opened = await openPage(trial.context, 'library', { ...trial, uid });
    const found = listProblems(opened, listContent(renderings[uid] ?? []));
    problems.push(...found.map((problem) => `library  ${componentName}: ${problem}`));
  }
  return problems;
}
