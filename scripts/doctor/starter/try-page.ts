import path from 'node:path';
import type { Page } from '@playwright/test';
import { findMissingTexts } from './find-missing-texts.ts';
import type { TriedPage, TriedSite } from './list-pages.ts';
import { type Opened, openPage } from './open-page.ts';

type Trial = {
  siteUrl: string;
  site: TriedSite;
  page: TriedPage;
  complaints: string[];
  /** The components that were tried alone: each only once. */
  triedAlone: Set<string>;
  /** The folder for pictures. */
  pictures: string;
};

/**
 * Opens a page in all modes. Edit mode comes first: it shows what the SDK itself makes of the components, and all other
 * modes must show the same texts. Returns what is wrong.
 */
export async function tryPage(tab: Page, trial: Trial): Promise<string[]> {
  const { site, page, pictures } = trial;
  const name = `${site.name}-${page.language}${page.path}`.replaceAll(/[^\w-]+/g, '-').replace(/-$/, '');
  const takePicture = (mode: string) =>
    tab.screenshot({ path: path.join(pictures, `${name}-${mode}.png`), fullPage: true });

  const edited = await openPage(tab, 'edit', trial);
  await takePicture('edit');
  const problems = edited.problems.map((problem) => `edit     ${problem}`);
  const expected = page.renderings.flatMap(({ uid = '' }) => edited.renderings[uid] ?? []);
  for (const mode of ['preview', 'visitor'] as const) {
    const opened = await openPage(tab, mode, trial);
    await takePicture(mode);
    // An editor may see a draft.
    const published = expected.filter((text) => mode === 'preview' || page.published.includes(text));
    const missing = findMissingTexts(published, opened.texts);
    problems.push(...[...opened.problems, ...missing].map((problem) => `${mode}  ${problem}`));
  }
  return [...problems, ...(await tryAlone(tab, trial, edited))];
}

/** The design library shows one component at a time. */
async function tryAlone(tab: Page, trial: Trial, { renderings }: Opened): Promise<string[]> {
  const problems: string[] = [];
  for (const { uid, componentName = '' } of trial.page.renderings) {
    if (uid === undefined || trial.triedAlone.has(componentName)) continue;
    trial.triedAlone.add(componentName);
    const opened = await openPage(tab, 'library', { ...trial, uid });
    const missing = findMissingTexts(renderings[uid] ?? [], opened.texts);
    problems.push(
      ...[...opened.problems, ...missing].map((problem) => `library  ${componentName}: ${problem}`),
    );
  }
  return problems;
}
