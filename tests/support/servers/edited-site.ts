import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REVALIDATE_SECRET } from './publishing-site.ts';
import { type SiteWithCms, startBoth } from './start-servers.ts';

/** A running site whose content is a copy. File names are relative to the folder `solvind`. */
export type EditedSite = SiteWithCms & {
  /** Reads a file; an empty text if there is none. */
  read: (file: string) => Promise<string>;
  write: (file: string, text: string) => Promise<void>;
  list: (folder: string) => Promise<string[]>;
  /** Returns the lines of a file that another file does not have. */
  listNewLines: (file: string, before: string) => Promise<string[]>;
};

export type EditedOptions = {
  /** Changes the copy of the site's folder before the CMS reads it. */
  prepare?: (folder: string) => Promise<void>;
  /** More arguments of the CMS. */
  args?: readonly string[];
  /** More environment of the site. */
  env?: Readonly<Record<string, string>>;
};

/**
 * Starts the built site with a local CMS whose content is a copy of the sample content, so that it can be changed by
 * the page editor. The CMS tells the site of each publish.
 */
export async function startEditedSite({
  prepare,
  args = [],
  env = {},
}: EditedOptions = {}): Promise<EditedSite & { stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'edited-'));
  const content = path.join(folder, 'content');
  await cp('content', content, { recursive: true });
  const find = (file: string) => path.join(content, 'solvind', file);
  await prepare?.(find(''));
  const secret = { REVALIDATE_SECRET };
  const { cms, site } = await startBoth(
    ['--content', content, '--data', path.join(folder, 'data'), ...args],
    { ...secret, PAGE_REVALIDATE_SECONDS: '3600', ...env },
    undefined,
    secret,
  );
  const read = (file: string) => readFile(find(file), 'utf8').catch(() => '');
  return {
    cms,
    site,
    read,
    write: async (file, text) => {
      // The CMS must never read half of it.
      const temporary = find(`${file}.new`);
      await writeFile(temporary, text);
      await rename(temporary, find(file));
    },
    list: async (name) => (await readdir(find(name))).sort(),
    listNewLines: async (file, before) => {
      const old = (await read(before)).split('\n');
      return (await read(file)).split('\n').filter((line) => !old.includes(line));
    },
    stop: async () => {
      await Promise.all([site.stop(), cms.stop()]);
      await rm(folder, { recursive: true });
    },
  };
}
