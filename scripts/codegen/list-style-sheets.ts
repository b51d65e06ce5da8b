import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  type GraphImport,
  type GraphModule,
  isInPackage,
  type ModuleGraph,
  walkModules,
} from './module-graph.ts';

/** Lists the style sheets in a component's folder, and those beside the modules that the component imports. */
export function listStyleSheets(root: string, entry: string, graph: ModuleGraph): string[] {
  const folder = path.posix.dirname(entry);
  const inFolder = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.scss'));
  const besideModules = [...walkModules(entry, graph, isInPackage)]
    .map(({ file }) => file.replace(/\.tsx?$/, '.scss'))
    .filter((file) => existsSync(path.join(root, file)));
  return [...new Set([...inFolder, ...besideModules])].sort();
}

const STYLE_SHEET = /\.(?:css|scss|sass)$/;
const CSS_MODULE = /\.module\.(?:css|scss|sass)$/;

/** Lists the CSS Modules that modules import, and the style sheets of packages. Next allows no others in components. */
export function listStyleImports(modules: readonly GraphModule[]): string[] {
  const found = modules.flatMap(({ imports }) =>
    imports
      .filter((one) => STYLE_SHEET.test(one.specifier) && !isGlobalStyleSheet(one))
      .map(({ specifier, file }) => (file === null || isInPackage(file) ? specifier : file)),
  );
  return [...new Set(found)].sort();
}

/** Returns whether an import is a style sheet of the project that is not a CSS Module. */
export function isGlobalStyleSheet({ specifier, file }: GraphImport): boolean {
  return STYLE_SHEET.test(specifier) && !CSS_MODULE.test(specifier) && file !== null && !isInPackage(file);
}
