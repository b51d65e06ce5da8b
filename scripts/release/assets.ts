import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const STATIC = '.next/static';

const AssetList = z.array(z.string());

const toListFile = (release: string): string => path.join(release, 'assets.json');

/** Copies the assets of the build into its release, and writes down which are its own. */
export function copyOwnAssets(build: string, release: string): void {
  const from = path.join(build, STATIC);
  cpSync(from, path.join(release, STATIC), { recursive: true });
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)));
  writeFileSync(toListFile(release), JSON.stringify(files));
}

/**
 * Copies the own assets of another release into this one: who has a page of the other one open, or gets it from a
 * cache, still needs them. A folder without a list is no release of ours, or was copied in part.
 */
export function addAssetsOf(other: string, release: string): void {
  if (!existsSync(toListFile(other))) return;
  for (const file of AssetList.parse(JSON.parse(readFileSync(toListFile(other), 'utf8')))) {
    const target = path.join(release, STATIC, file);
    if (!existsSync(target)) cpSync(path.join(other, STATIC, file), target);
  }
}
