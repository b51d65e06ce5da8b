import { toReadError } from '../../content/content-files.ts';
import type { Site } from '../../model/site-model.ts';
import type { FileChange } from '../save/file-change.ts';

export type SiteFolder = {
  /** Lists the files, relative to the content folder. */
  listFiles(): Promise<string[]>;
  readFile(file: string): Promise<string | null>;
};

export const toRedirectsFile = ({ folder }: Site): string => `${folder}/redirects.yml`;

export const toRulesFile = ({ folder }: Site): string => `${folder}/personalize.yml`;

/** Whether a file has a page, a shared item or a partial design. */
export const isItemFile = ({ folder }: Pick<Site, 'folder'>, file: string): boolean =>
  /^(pages|shared|designs)\/.*\.ya?ml$/.test(file.slice(folder.length + 1));

export const isSettingsFile = ({ folder }: Pick<Site, 'folder'>, file: string): boolean =>
  /^site\.ya?ml$/.test(file.slice(folder.length + 1));

/** The folder of a page, which also has those of the pages below it. */
export const toPageFolder = ({ folder }: Site, route: string): string =>
  `${folder}/pages${route === '/' ? '' : route}/`;

/** Adds redirects to a site that has no file of them. `rewrite` returns what that file shall have. */
export function planNewRedirects(
  site: Site,
  files: readonly { file: string }[],
  rewrite: (file: string, data: unknown) => unknown,
): FileChange[] {
  const path = toRedirectsFile(site);
  if (files.some(({ file }) => file === path)) return [];
  const redirects = rewrite(path, []);
  return Array.isArray(redirects) && redirects.length > 0
    ? [{ path, base: null, edit: () => redirects }]
    : [];
}

/** Reads all files of a site that can name a page, and recorded pages. Throws a ContentError for one that it cannot read. */
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
  const read = (file: string) =>
    readFile(file).catch((cause: unknown) => {
      throw toReadError(file, cause);
    });
  const texts = await Promise.all(names.map(async (file) => ({ file, text: await read(file) })));
  return texts.flatMap(({ file, text }) => (text === null ? [] : [{ file, text }]));
}
