import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Component } from './read-components.ts';
import { isJssFile, isWrittenByCodegen, SETTINGS } from './render-jss-files.ts';

/** Lists the files that are out of date, with their new content. Writing the others would only start a rebuild. */
export function listOutdatedFiles(generated: ReadonlyMap<string, string>): [file: string, content: string][] {
  return [...generated].filter(
    ([file, content]) => !existsSync(file) || readFileSync(file, 'utf8') !== content,
  );
}

/** Lists the files that an earlier run wrote for components that are gone. */
export function listGoneFiles(generated: ReadonlyMap<string, string>): string[] {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(
    (file) => `src/${file.replaceAll(path.sep, '/')}`,
  );
  return found.filter((file) => isJssFile(file) && !generated.has(file) && isOurs(file));
}

/** Lists the files that codegen would overwrite and did not write: the project has its own. */
export function listForeignFiles(components: readonly Component[]): string[] {
  if (!components.some(({ kind }) => kind === 'jss')) return [];
  return SETTINGS.filter((file) => existsSync(file) && !isOurs(file));
}

const isOurs = (file: string): boolean =>
  statSync(file).isFile() && isWrittenByCodegen(readFileSync(file, 'utf8'));
