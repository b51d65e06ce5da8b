import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { createResolver, type Resolved } from '../../codegen/create-resolver.ts';
import { toPackageName } from '../../codegen/package-name.ts';
import type { Starter } from './find-starter.ts';

/** What components need besides their own files. */
export type Needs = {
  /** Files in other folders of src, with paths from there, such as `lib/dates.ts`. */
  files: string[];
  packages: string[];
};

const CODE = /\.[cm]?[jt]sx?$/;

/** Written anew here by codegen, as in the starter by its own scripts. */
const GENERATED = 'temp/';

type Imported = Resolved & { specifier: string };

/** Lists what the components of a starter import, also indirectly and only as types. `aliases` are those of our tsconfig.json. */
export function listNeeds({ components, src }: Starter, aliases: Record<string, string[]>): Needs {
  const resolve = createResolver(src ?? components, aliases);
  const files = new Set(listFiles(components));
  const packages = new Set<string>();
  // The loop also reaches the files that are added meanwhile.
  for (const file of files) {
    for (const one of listImports(file, resolve)) {
      if (src !== null && isOfProject(one, src)) for (const needed of listNeeded(one, src)) files.add(needed);
      else if (isPackageName(one.specifier)) packages.add(toPackageName(one.specifier));
    }
  }
  const others = [...files].filter((file) => !isWithin(components, file));
  return {
    files: others.map((file) => toPosix(path.relative(src ?? '', file))).sort(),
    packages: [...packages].sort(),
  };
}

function listImports(file: string, resolve: ReturnType<typeof createResolver>): Imported[] {
  if (!CODE.test(file)) return [];
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => ({ specifier: fileName, ...resolve(fileName, file) }));
}

function isOfProject({ file }: Resolved, src: string): boolean {
  return file !== null && isWithin(src, file) && !toPosix(path.relative(src, file)).startsWith(GENERATED);
}

/** Returns the whole folder of a style sheet or a picture, because it can refer to other files there. */
function listNeeded({ file, isCode }: Resolved, src: string): string[] {
  if (file === null) return [];
  const folder = path.dirname(file);
  return isCode || folder === src ? [file] : listFiles(folder);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const isPackageName = (specifier: string): boolean =>
  /^(?:@[\w-]|[a-z])/.test(specifier) && !isBuiltin(specifier);

const isWithin = (folder: string, file: string): boolean => file.startsWith(folder + path.sep);
const toPosix = (file: string): string => file.replaceAll(path.sep, '/');
