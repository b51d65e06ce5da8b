import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { removeOrphanedTemplates } from './component-templates.ts';
import { listBrought } from './list-brought.ts';
import { type Component, readComponents } from './read-components.ts';
import {
  writeBroughtStyles,
  writeComponentMap,
  writeComponentServers,
  writeComponentStyles,
  writeIslands,
} from './write-component-map.ts';
import { isJssFile, writeJssFiles } from './write-jss-files.ts';
import { writeSitecorePackages } from './write-sitecore-packages.ts';

export const TEMPLATES = 'content/templates.yml';

/** Lists the files that are out of date, with their new content. Writing the others would only start a rebuild. */
export function listStaleFiles(generated = generate()): [file: string, content: string][] {
  return [...generated].filter(
    ([file, content]) => !existsSync(file) || readFileSync(file, 'utf8') !== content,
  );
}

/** Generates the content of all files that depend on the components. */
export function generate(components: readonly Component[] = readComponents('.')): Map<string, string> {
  const code = new Map([
    ['src/generated/component-map.ts', writeComponentMap(components)],
    ['src/generated/component-servers.ts', writeComponentServers(components)],
    ['src/generated/component-styles.scss', writeComponentStyles(components)],
    ['src/generated/islands.ts', writeIslands(components)],
    ['src/generated/sitecore-packages.ts', writeSitecorePackages()],
    ['src/generated/brought-styles.js', writeBroughtStyles(components)],
    ...writeJssFiles(components, listBrought('.', components)),
  ]);
  const generated = new Map([...code].map(([file, content]) => [file, format(file, content)]));
  if (existsSync(TEMPLATES)) {
    const names = components.map(({ name }) => name);
    generated.set(TEMPLATES, removeOrphanedTemplates(readFileSync(TEMPLATES, 'utf8'), names));
  }
  return generated;
}

/** Lists the files of an earlier run for components that were written for the SDK, which are gone. */
export function listGoneFiles(generated: ReadonlyMap<string, string>): string[] {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(
    (file) => `src/${file.replaceAll(path.sep, '/')}`,
  );
  return found.filter((file) => isJssFile(file) && statSync(file).isFile() && !generated.has(file));
}

function format(file: string, source: string): string {
  if (!/\.[jt]s$/.test(file)) return source;
  return execFileSync(
    'biome',
    ['check', '--write', `--stdin-file-path=src/generated/${path.basename(file)}`],
    {
      input: source,
      encoding: 'utf8',
    },
  );
}
