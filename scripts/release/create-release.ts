import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { addAssetsOf, copyOwnAssets } from './assets.ts';
import { findCurrent, listReleases, switchTo, toReleaseName } from './release-folder.ts';

/** How many releases are kept, with the new one. */
const KEPT = 3;

type Options = {
  /** The folder in which `next build` has run. */
  project: string;
  /** The folder of the releases. */
  releases: string;
  /** Writes `server.mjs` into a folder. */
  bundleEntry: (folder: string) => Promise<void>;
};

/**
 * Makes a release of the last build: a folder that runs alone, with the assets of the releases before it. Makes it the
 * current one if all has succeeded, and returns its name.
 */
export async function createRelease({ project, releases, bundleEntry }: Options): Promise<string> {
  const idFile = path.join(project, '.next/BUILD_ID');
  const standalone = path.join(project, '.next/standalone');
  if (!existsSync(idFile) || !existsSync(standalone)) throw new Error('There is no new build to release.');
  const name = toReleaseName(readFileSync(idFile, 'utf8').trim(), statSync(idFile).mtime);
  const unfinished = path.join(releases, '.new');

  rmSync(unfinished, { recursive: true, force: true });
  cpSync(standalone, unfinished, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
  await bundleEntry(unfinished);
  copyOwnAssets(project, unfinished);
  if (existsSync(path.join(project, 'public')))
    cpSync(path.join(project, 'public'), path.join(unfinished, 'public'), { recursive: true });
  // The current release comes first, because it is served, also if a rollback made an old one current.
  const before = [...new Set([findCurrent(releases), ...listReleases(releases)])]
    .filter((release) => release !== null)
    .filter((release) => release !== name);
  for (const release of before.slice(0, KEPT - 1)) addAssetsOf(path.join(releases, release), unfinished);

  rmSync(path.join(releases, name), { recursive: true, force: true });
  renameSync(unfinished, path.join(releases, name));
  switchTo(releases, name);
  for (const release of before.slice(KEPT - 1))
    rmSync(path.join(releases, release), { recursive: true, force: true });
  return name;
}

/** Leaves out Next's own entry, and environment files, which may contain secrets. */
const isNeeded = (file: string): boolean =>
  !/^\.env/.test(path.basename(file)) && !file.endsWith('standalone/server.js');
