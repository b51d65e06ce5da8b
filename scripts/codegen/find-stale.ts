import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readComponents } from './read-components.ts';
import { writeComponentMap, writeComponentServers } from './write-component-map.ts';
import { writeSitecorePackages } from './write-sitecore-packages.ts';

export const COMPONENTS = 'src/components';

/** The generated files that are not as they should be, with what they should hold: a bundler is not woken for nothing. */
export function findStale(): [file: string, content: string][] {
  return [...generate()].filter(
    ([file, content]) => !existsSync(file) || readFileSync(file, 'utf8') !== content,
  );
}

function generate(): Map<string, string> {
  const components = readComponents(COMPONENTS);
  return new Map([
    ['src/generated/component-map.ts', format(writeComponentMap(components))],
    ['src/generated/component-servers.ts', format(writeComponentServers(components))],
    ['src/generated/sitecore-packages.ts', format(writeSitecorePackages())],
  ]);
}

function format(source: string): string {
  return execFileSync('biome', ['check', '--write', '--stdin-file-path=src/generated/component-map.ts'], {
    input: source,
    encoding: 'utf8',
  });
}
