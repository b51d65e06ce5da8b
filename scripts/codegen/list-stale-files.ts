import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { removeOrphanedTemplates } from './component-templates.ts';
import { readComponents } from './read-components.ts';
import {
  writeComponentMap,
  writeComponentServers,
  writeComponentStyles,
  writeIslands,
} from './write-component-map.ts';
import { writeSitecorePackages } from './write-sitecore-packages.ts';

export const TEMPLATES = 'content/templates.yml';

/** Lists the files that are out of date, with their new content. Writing the others would only start a rebuild. */
export function listStaleFiles(generated = generate()): [file: string, content: string][] {
  return [...generated].filter(
    ([file, content]) => !existsSync(file) || readFileSync(file, 'utf8') !== content,
  );
}

/** Generates the content of all files that depend on the components. */
export function generate(components = readComponents('.')): Map<string, string> {
  const generated = new Map([
    ['src/generated/component-map.ts', format(writeComponentMap(components))],
    ['src/generated/component-servers.ts', format(writeComponentServers(components))],
    ['src/generated/component-styles.scss', writeComponentStyles(components)],
    ['src/generated/islands.ts', format(writeIslands(components))],
    ['src/generated/sitecore-packages.ts', format(writeSitecorePackages())],
  ]);
  if (existsSync(TEMPLATES)) {
    const names = components.map(({ name }) => name);
    generated.set(TEMPLATES, removeOrphanedTemplates(readFileSync(TEMPLATES, 'utf8'), names));
  }
  return generated;
}

function format(source: string): string {
  return execFileSync('biome', ['check', '--write', '--stdin-file-path=src/generated/component-map.ts'], {
    input: source,
    encoding: 'utf8',
  });
}
