import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isInPackage, type ModuleGraph, walkModules } from './module-graph.ts';

const STYLE_SHEET = '.module.scss';

/** Lists the style sheets that are in a component's folder or that one of its modules imports. */
export function listStyleSheets(root: string, entry: string, graph: ModuleGraph): string[] {
  const folder = path.posix.dirname(entry);
  const inFolder = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
  );
  const imported = [...walkModules(entry, graph, isInPackage)].flatMap(({ file, imports }) =>
    imports.map(({ specifier }) => toFile(specifier, file)),
  );
  const files = [...inFolder, ...imported].filter((file) => file.endsWith(STYLE_SHEET));
  return [...new Set(files)].map((file) => file.replace(/^src\//, '@/')).sort();
}

function toFile(specifier: string, from: string): string {
  const isRelative = specifier.startsWith('.');
  return isRelative
    ? path.posix.join(path.posix.dirname(from), specifier)
    : specifier.replace(/^@\//, 'src/');
}
