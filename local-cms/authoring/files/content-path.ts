import { realpath } from 'node:fs/promises';
import path from 'node:path';

import { isNodeError } from '../../content/content-files.ts';

/** The path of a file leads out of the content folder, or is no content file. */
export class PathError extends Error {
  override readonly name = 'PathError';
}

/** Names that every file system accepts. Windows reserves some. */
const NAME = /^(?!(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))[\p{L}\p{N}_][\p{L}\p{N}_. -]{0,99}(?<![. ])$/iu;

/** Checks a path relative to the content folder, such as `solvind/pages/about/en.yml`. */
export function checkContentPath(file: string): void {
  const names = file.split('/');
  const isRight = names.length <= 20 && names.every((name) => NAME.test(name)) && /\.ya?ml$/.test(file);
  if (!isRight) throw new PathError(`"${file.slice(0, 100)}" is not the path of a content file.`);
}

/** Returns how errors name a file of the content folder, such as `content/solvind/pages/en.yml`. */
export const toShownPath = (contentFolder: string, file: string): string =>
  `${path.basename(contentFolder)}/${file}`;

async function findRealPath(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (error) {
    if (!isNodeError(error) || error.code !== 'ENOENT') throw error;
    return path.join(await findRealPath(path.dirname(folder)), path.basename(folder));
  }
}

/** Rejects a file if one of the folders above it is a symbolic link. */
export async function checkOwnFolder(contentFolder: string, file: string): Promise<void> {
  const root = await findRealPath(contentFolder);
  const folder = await findRealPath(path.dirname(path.join(contentFolder, file)));
  if (folder !== path.join(root, path.dirname(file)))
    throw new PathError(`"${file}" is in a folder that is a symbolic link.`);
}

/** Rejects a file whose folder is a symbolic link to a place outside of the content folder. */
export async function checkRealFolder(contentFolder: string, file: string): Promise<void> {
  const root = await findRealPath(contentFolder);
  const folder = await findRealPath(path.dirname(path.join(contentFolder, file)));
  if (folder !== root && !folder.startsWith(root + path.sep))
    throw new PathError(`"${file}" leads out of the content folder.`);
}
