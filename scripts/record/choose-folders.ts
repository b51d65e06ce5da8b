import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { SiteInfo } from '@/cms/queries/fetch-sites';
import { MANIFEST } from '../../local-cms/model/load-recorded-site.ts';
import { toFolderName } from './file-name.ts';
import type { Options } from './options.ts';
import { RecordingError } from './recording-error.ts';
import { openRecordingFolder } from './recording-folder.ts';

type SiteFolder = { info: SiteInfo; folder: string };

/** Returns the sites to record, each with its folder: `--out` itself, or a folder in it if there are other sites. */
export async function chooseFolders(
  sites: readonly SiteInfo[],
  { out, sites: wanted }: Options,
): Promise<readonly SiteFolder[]> {
  const names = wanted.length > 0 ? wanted : await readRecordedNames(out);
  const unknown = names.find((name) => !sites.some((site) => site.name === name));
  if (unknown !== undefined) {
    const known = sites.map(({ name }) => name).join(', ');
    const source = wanted.length > 0 ? '' : `, which ${out} contains`;
    throw new RecordingError(`The CMS has no site "${unknown}"${source}. It has: ${known}.`);
  }
  const chosen = names.length === 0 ? sites : sites.filter(({ name }) => names.includes(name));
  const isShared = chosen.length > 1 || (await hasSites(out));
  return chosen.map((info) => {
    const folder = isShared ? path.join(out, toFolderName(info.name)) : out;
    const authored = [out, folder].find((name) => existsSync(path.join(name, 'site.yml')));
    if (authored === undefined) return { info, folder };
    throw new RecordingError(`${authored} contains a site in YAML. Choose another folder with --out.`);
  });
}

const Manifest = z.object({ site: z.object({ name: z.string() }) });

/** Returns the name of the site that was recorded in the folder itself; empty if there is none. */
async function readRecordedNames(out: string): Promise<string[]> {
  const folder = openRecordingFolder(out, []);
  return folder.has(MANIFEST) ? [(await folder.read(MANIFEST, Manifest)).site.name] : [];
}

/** Returns whether the folder is a content folder, whose folders are sites. */
async function hasSites(out: string): Promise<boolean> {
  const names = existsSync(out) ? await readdir(out) : [];
  return names.some((name) => [MANIFEST, 'site.yml'].some((file) => existsSync(path.join(out, name, file))));
}
