import path from 'node:path';
import { addAssetsOf } from './assets.ts';
import { findCurrent, listReleases, switchTo } from './release-folder.ts';

type Outcome = { name: string } | { problem: string };

/** Makes an earlier release the current one: the one before, or the one with this name or build id. */
export function rollBack(releases: string, to?: string): Outcome {
  const all = listReleases(releases);
  const current = findCurrent(releases);
  if (current === null) return { problem: 'There is no release. Run `npm run build` first.' };
  const name = to
    ? all.find((release) => release === to || release.endsWith(`-${to}`))
    : all[all.indexOf(current) + 1];
  if (!name) {
    const asked = to ? `There is no release ${to}.` : 'There is no release before the current one.';
    return { problem: [`${asked} There are:`, ...all.map((release) => `  ${release}`)].join('\n') };
  }
  // Visitors still have pages of the release that is left.
  if (name !== current) addAssetsOf(path.join(releases, current), path.join(releases, name));
  switchTo(releases, name);
  return { name };
}
