import { readdirSync } from 'node:fs';
import path from 'node:path';
import { mayImport } from '../../.dependency-cruiser.js';
import { COMPONENTS, type Component, listOwnEntries } from './read-components.ts';

/** A file or folder that was adopted: neither lint nor the direction of imports applies to it. */
export type AdoptedPath = { path: string; isFolder: boolean };

/** Lists what was adopted: JSS components, and the folders of src that came with them. */
export function listAdopted(root: string, components: readonly Component[]): AdoptedPath[] {
  if (!components.some(({ kind }) => kind === 'jss')) return [];
  const ours = new Set([
    ...Object.keys(mayImport),
    ...listOwnEntries(root).map((entry) => path.posix.dirname(entry)),
  ]);
  return [
    ...listFolder(root, COMPONENTS),
    ...listFolder(root, 'src').filter(({ isFolder }) => isFolder),
  ].filter((adopted) => !ours.has(adopted.path));
}

function listFolder(root: string, folder: string): AdoptedPath[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .map((entry) => ({ path: `${folder}/${entry.name}`, isFolder: entry.isDirectory() }))
    .filter(({ path: file }) => file !== ADOPTED_TSCONFIG && !WRITTEN_BY_TOOLS.test(file));
}

/** What the compiler and the Finder leave in a folder. */
const WRITTEN_BY_TOOLS = /\.tsbuildinfo$|\/\.DS_Store$/;

/** The compiler options of the files that were adopted. The editor finds them too. */
export const ADOPTED_TSCONFIG = `${COMPONENTS}/tsconfig.json`;
