import { readdirSync } from 'node:fs';
import path from 'node:path';
import { mayImport } from '../../.dependency-cruiser.js';
import { COMPONENTS, type Component } from './read-components.ts';

/** A file or folder that was brought: neither lint nor the direction of imports applies to it. */
export type Brought = { path: string; isFolder: boolean };

/** Lists what the components that were written for the SDK brought with them: in src/components, and folders of src. */
export function listBrought(root: string, components: readonly Component[]): Brought[] {
  if (!components.some(({ kind }) => kind === 'jss')) return [];
  const ours = new Set([
    ...Object.keys(mayImport),
    ...components.map((component) =>
      path.posix.dirname(component.kind === 'own' ? component.entry : (component.replaces ?? '')),
    ),
  ]);
  return [
    ...listFolder(root, COMPONENTS),
    ...listFolder(root, 'src').filter(({ isFolder }) => isFolder),
  ].filter((brought) => !ours.has(brought.path));
}

function listFolder(root: string, folder: string): Brought[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .map((entry) => ({ path: `${folder}/${entry.name}`, isFolder: entry.isDirectory() }))
    .filter(({ path: file }) => file !== BROUGHT_TSCONFIG);
}

/** The compiler options of the files that were brought. The editor finds them too. */
export const BROUGHT_TSCONFIG = `${COMPONENTS}/tsconfig.json`;
