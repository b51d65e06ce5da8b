import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readTsconfig } from '../../codegen/read-tsconfig.ts';
import { copyTree } from './copy-project.ts';
import type { Starter } from './find-starter.ts';
import { listNeeds } from './list-needs.ts';

/** What was copied besides components. `kept`: files that stay ours, because we have one at the same place. */
export type Copied = { files: string[]; kept: string[]; packages: string[] };

/** Copies what the components of a starter need to a copy of the project: files of its other folders, and packages. */
export function copyStarter(starter: Starter, folder: string): Copied {
  const from = starter.src ?? starter.components;
  const needs = listNeeds(starter, toAliases(from));
  const toTarget = (file: string) => path.join(folder, 'src', file);
  const kept = needs.files.filter((file) => existsSync(toTarget(file)));
  const files = needs.files.filter((file) => !kept.includes(file));
  for (const file of files) cpSync(path.join(from, file), toTarget(file), { recursive: true });
  const packages = needs.packages.flatMap((name) => [name, toTypes(name)]);
  return { files, kept, packages: linkPackages(packages, from, folder) };
}

/** Returns our aliases as they are in the starter. Others do not work here before they are in our tsconfig.json. */
function toAliases(src: string): Record<string, string[]> {
  const ours = path.resolve('src');
  const entries = Object.entries(readTsconfig(process.cwd()).paths).map(([alias, targets]) => [
    alias,
    targets.map((target) => path.join(src, path.relative(ours, target))),
  ]);
  return Object.fromEntries(entries);
}

const toTypes = (name: string): string => `@types/${name.replace(/^@/, '').replace('/', '__')}`;

const Manifest = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });

/** Links packages that the copy of the project lacks, with those that they need. Returns their names. */
function linkPackages(names: readonly string[], from: string, folder: string): string[] {
  return names.flatMap((name) => {
    const target = path.join(folder, 'node_modules', name);
    const source = existsSync(target) ? null : findPackage(name, from);
    if (source === null) return [];
    copyTree(source, target);
    const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
    const { dependencies } = Manifest.parse(manifest);
    // Those inside of the package have come with it.
    const others = Object.keys(dependencies).filter(
      (other) => !existsSync(path.join(target, 'node_modules', other)),
    );
    return [name, ...linkPackages(others, source, folder)];
  });
}

/** Finds a package in the nearest folder `node_modules`, here or above. */
function findPackage(name: string, from: string): string | null {
  const here = path.join(from, 'node_modules', name);
  if (existsSync(path.join(here, 'package.json'))) return realpathSync(here);
  const parent = path.dirname(from);
  return parent === from ? null : findPackage(name, parent);
}
