import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { readTsconfig } from './read-tsconfig.ts';

const CODE = /(?<!\.d)\.[cm]?[jt]sx?$/;

/** `file`: `null` if there is none. `isCode`: whether it runs, unlike a style sheet, a picture or JSON. */
export type Resolved = { file: string | null; isCode: boolean };

/** Creates a function that finds what an import of a file refers to. `paths` are the aliases. */
export function createResolver(
  folder: string,
  paths: ts.MapLike<string[]> = readTsconfig(folder).paths,
): (specifier: string, from: string) => Resolved {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowJs: true,
    paths,
    // Without this option, which TypeScript does not document, a package resolves to its types.
    noDtsResolution: true,
  };
  const cache = ts.createModuleResolutionCache(folder, (file) => file, options);
  return (specifier, from) => {
    const { resolvedModule } = ts.resolveModuleName(specifier, from, options, ts.sys, cache);
    const file = resolvedModule?.resolvedFileName ?? findOtherFile(specifier, from, paths);
    return { file, isCode: file !== null && CODE.test(file) };
  };
}

/** Finds what TypeScript does not resolve, such as style sheets, pictures, and modules that belong to Node. */
function findOtherFile(specifier: string, from: string, paths: ts.MapLike<string[]>): string | null {
  if (isBuiltin(specifier)) return specifier;
  const candidates = specifier.startsWith('.')
    ? [path.join(path.dirname(from), specifier)]
    : [...listAliased(specifier, paths), ...listInstalled(specifier, path.dirname(from))];
  return candidates.find((file) => existsSync(file)) ?? null;
}

function listAliased(specifier: string, paths: ts.MapLike<string[]>): string[] {
  return Object.entries(paths).flatMap(([alias, targets]) => {
    const stem = alias.replace(/\*$/, '');
    const isMatch = alias.endsWith('*') ? specifier.startsWith(stem) : specifier === alias;
    return isMatch ? targets.map((target) => target.replace('*', specifier.slice(stem.length))) : [];
  });
}

/** Packages are in the nearest folder `node_modules`, here or above. */
function listInstalled(specifier: string, folder: string): string[] {
  const here = path.join(folder, 'node_modules', specifier);
  const parent = path.dirname(folder);
  return parent === folder ? [here] : [here, ...listInstalled(specifier, parent)];
}
