import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { readSamples } from '../gallery/write-gallery.ts';
import { removeOrphanedTemplates, TEMPLATES, usesTemplate } from './component-templates.ts';
import { listAdopted } from './list-adopted.ts';
import type { Component } from './read-components.ts';
import { readTsconfig } from './read-tsconfig.ts';
import { CHOICES, renderComponentChoices } from './render-component-choices.ts';
import {
  renderAdoptedStyles,
  renderComponentMap,
  renderComponentServers,
  renderComponentStyles,
  renderIslands,
} from './render-component-map.ts';
import { renderJssFiles } from './render-jss-files.ts';
import { renderSitecorePackages } from './render-sitecore-packages.ts';

type Generated = { files: Map<string, string>; removedTemplates: string[] };

/** Generates the content of all files that depend on the components of the project in the current folder. */
export function generateFiles(components: readonly Component[]): Generated {
  const code = new Map([
    ['src/generated/component-map.ts', renderComponentMap(components)],
    ['src/generated/component-servers.ts', renderComponentServers(components)],
    ['src/generated/component-styles.scss', renderComponentStyles(components)],
    ['src/generated/islands.ts', renderIslands(components)],
    ['src/generated/sitecore-packages.ts', renderSitecorePackages()],
    ['src/generated/adopted-styles.js', renderAdoptedStyles(components)],
    ...renderJssFiles(components, listAdopted('.', components), readTsconfig('.').exclude),
  ]);
  const files = new Map([...code].map(([file, content]) => [file, format(file, content)]));
  if (!existsSync(TEMPLATES)) return { files, removedTemplates: [] };
  const names = components.map(({ name }) => name);
  files.set(CHOICES, renderComponentChoices(readSamples()));
  const { yaml, removed } = removeOrphanedTemplates(readFileSync(TEMPLATES, 'utf8'), names, isInContent);
  return { files: files.set(TEMPLATES, yaml), removedTemplates: removed };
}

function isInContent(template: string): boolean {
  const folder = dirname(TEMPLATES);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.ya?ml$/.test(file) && file !== join(TEMPLATES))
    .some((file) => usesTemplate(readFileSync(file, 'utf8'), template));
}

const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

function format(file: string, source: string): string {
  if (!/\.(?:[jt]s|json)$/.test(file)) return source;
  const path = `--stdin-file-path=src/generated/${basename(file)}`;
  return execFileSync(process.execPath, [BIOME, 'check', '--write', path], {
    input: source,
    encoding: 'utf8',
  });
}
