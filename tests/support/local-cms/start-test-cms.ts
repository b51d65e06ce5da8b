import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type LocalCmsOptions, startLocalCms } from '../../../local-cms/start-local-cms.ts';
import { sampleContent } from './sample-content.ts';

type Content = Readonly<Record<string, string | Buffer>>;

/** Starts a CMS on a free port with a temporary content folder; `close` stops it and deletes the folder. */
export async function startTestCms(content: Content = sampleContent, options: LocalCmsOptions = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'local-cms-'));
  const contentFolder = path.join(folder, 'content');
  const dataFolder = path.join(folder, 'data');
  await mkdir(contentFolder);
  // This writes another file and moves it, as text editors do, so the CMS never reads half a file.
  const write = async (name: string, data: string | Buffer) => {
    const target = path.join(contentFolder, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(path.join(folder, 'new'), data);
    await rename(path.join(folder, 'new'), target);
  };
  for (const [name, data] of Object.entries(content)) await write(name, data);
  const lines: string[] = [];
  const log = {
    info: (message: string) => void lines.push(message),
    error: (message: string) => void lines.push(message),
  };
  const cms = await startLocalCms({ port: 0, contentFolder, log, watch: false, dataFolder, ...options });
  return {
    url: cms.url,
    contentFolder,
    dataFolder,
    lines,
    write,
    reload: cms.reload,
    remove: (name: string) => rm(path.join(contentFolder, name)),
    query: async (query: string, variables: Record<string, unknown> = {}): Promise<unknown> => {
      const response = await fetch(`${cms.url}/v1/content/api/graphql/v1?sitecoreContextId=test`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return response.json();
    },
    close: async () => {
      await cms.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
