import { existsSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

export const RELEASES = 'releases';

/** In a folder of releases: a symbolic link to the one that `npm run serve` runs. */
const CURRENT = 'current';

/** The release that `npm run serve` runs. */
export const CURRENT_RELEASE = `${RELEASES}/${CURRENT}`;

/** `2026-11-22T17-00-44-<build id>`: sorted by name, releases are sorted by age. */
const RELEASE_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-.+$/;

export const toReleaseName = (buildId: string, builtAt: Date): string =>
  `${builtAt.toISOString().slice(0, 19).replaceAll(':', '-')}-${buildId}`;

/** Returns the names of the releases, the newest first. */
export function listReleases(releases: string): string[] {
  if (!existsSync(releases)) return [];
  return readdirSync(releases)
    .filter((name) => RELEASE_NAME.test(name))
    .sort()
    .reverse();
}

/** Returns the name of the current release, or `null` before the first one. */
export function findCurrent(releases: string): string | null {
  const name = listReleases(releases).find((release) => isCurrent(releases, release));
  return name ?? null;
}

function isCurrent(releases: string, name: string): boolean {
  const link = path.join(releases, CURRENT);
  return existsSync(link) && path.basename(readlinkSync(link)) === name;
}

/** Makes a release the current one. At every moment there is a current one, also if the process is killed meanwhile. */
export function switchTo(releases: string, name: string): void {
  const link = path.join(releases, `.${CURRENT}`);
  rmSync(link, { force: true });
  symlinkSync(name, link);
  renameSync(link, path.join(releases, CURRENT));
}
