import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REVALIDATE_SECRET } from './publishing-site.ts';
import { startBoth } from './start-servers.ts';

/**
 * Starts the built site with a local CMS whose content is a copy of the sample content, so that it can be changed by
 * the page editor.
 */
export async function startEditedSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'edited-'));
  const content = path.join(folder, 'content');
  await cp('content', content, { recursive: true });
  const secret = { REVALIDATE_SECRET };
  const args = ['--content', content, '--data', path.join(folder, 'data')];
  const { cms, site } = await startBoth(
    args,
    { ...secret, PAGE_REVALIDATE_SECONDS: '3600' },
    undefined,
    secret,
  );
  const read = async (file: string) => (await readFile(path.join(content, file), 'utf8')).split('\n');
  return {
    cms,
    site,
    content,
    /** Returns the lines of a file that another file does not have. */
    listNewLines: async (file: string, before: string): Promise<string[]> => {
      const old = await read(before);
      return (await read(file)).filter((line) => !old.includes(line));
    },
    stop: async () => {
      await Promise.all([site.stop(), cms.stop()]);
      await rm(folder, { recursive: true });
    },
  };
}
