import type { Site } from '../../model/site-model.ts';

export type SiteFolder = {
  /** Lists the files, relative to the content folder. */
  listFiles(): Promise<string[]>;
  readFile(file: string): Promise<string | null>;
};

export const toRedirectsFile = ({ folder }: Site): string => `${folder}/redirects.yml`;

export const toRulesFile = ({ folder }: Site): string => `${folder}/personalize.yml`;

/** The folder of a page, which also has those of the pages below it. */
export const toPageFolder = ({ folder }: Site, route: string): string =>
  `${folder}/pages${route === '/' ? '' : route}/`;

/** Reads all files of a site that can name a page, and recorded pages. */
export async function listSiteFiles(
  { listFiles, readFile }: SiteFolder,
  { folder }: Site,
): Promise<{ file: string; text: string }[]> {
  const names = (await listFiles()).filter(
    (file) =>
      file.startsWith(`${folder}/`) &&
      !file.startsWith(`${folder}/media/`) &&
      /\.(ya?ml|layout\.json)$/.test(file),
  );
  const texts = await Promise.all(names.map(async (file) => ({ file, text: await readFile(file) })));
  return texts.flatMap(({ file, text }) => (text === null ? [] : [{ file, text }]));
}
