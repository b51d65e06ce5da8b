import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isInPackage, type ModuleGraph, walkModules } from './module-graph.ts';

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
