import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** A project of Sitecore's starter, or only its components. All paths are absolute. */
export type Starter = {
  components: string;
  /** Its folder src, or `null` if there are only components. */
  src: string | null;
};

/** Finds the components in a folder: a project, its folder src, or its components. `null` if there is no such folder. */
export function findStarter(given: string): Starter | null {
  const folder = path.resolve(given);
  if (!isFolder(folder)) return null;
  const src = [path.join(folder, 'src'), folder, path.dirname(folder)].find(
    (one) => path.basename(one) === 'src' && isFolder(path.join(one, 'components')),
  );
  const components = src && path.join(src, 'components');
  // A folder inside of the components is tried alone.
  return components && !folder.startsWith(components + path.sep)
    ? { components, src }
    : { components: folder, src: null };
}

const isFolder = (folder: string): boolean => existsSync(folder) && statSync(folder).isDirectory();
