import path from 'node:path';
import { isBrowserModule } from './browser-names.ts';
import { createResolver } from './create-resolver.ts';
import type { BrowserUse } from './list-browser-uses.ts';
import type { ModuleImport } from './read-imports.ts';
import { readModule } from './read-module.ts';

/**
 * `file`: what it refers to, or `null` if there is no such file. `target`: the file that it runs, or `null` if it runs
 * no code or trusted code.
 */
export type GraphImport = ModuleImport & { file: string | null; target: string | null };

/** A module of the graph. All paths are relative to the project's folder. */
export type GraphModule = {
  file: string;
  isClient: boolean;
  uses: BrowserUse[];
  imports: GraphImport[];
};

/** Reads a module by its path. */
export type ModuleGraph = (file: string) => GraphModule;

// The product's own rendering code, the SDK and React are known to work as static HTML: not followed. What needs the
// browser in the SDK is listed by name (browser-names.ts).
const TRUSTED = {
  folders: ['src/rendering', 'src/platform', 'src/texts', 'src/themes'],
  packages: [
    '@sitecore-jss/sitecore-jss',
    '@sitecore-jss/sitecore-jss-nextjs',
    '@sitecore-jss/sitecore-jss-react',
    'next-localization',
    'next/head',
    'next/image',
    'next/legacy/image',
    'next/link',
    'react',
    'react-dom',
  ],
};

/** Creates a graph that reads each module once. Meant for one run: it does not notice later changes. */
export function createModuleGraph(root: string, trusted = TRUSTED): ModuleGraph {
  const folder = path.resolve(root);
  const modules = new Map<string, GraphModule>();
  const resolve = createResolver(folder);

  function follow(specifier: string, from: string): Pick<GraphImport, 'file' | 'target'> {
    const resolved = resolve(specifier, path.join(folder, from));
    const file = resolved.file && path.relative(folder, resolved.file).replaceAll(path.sep, '/');
    const isTrusted =
      isBrowserModule(specifier) ||
      trusted.packages.some((name) => isWithin(name, specifier)) ||
      (file !== null && trusted.folders.some((name) => isWithin(name, file)));
    return { file, target: resolved.isCode && !isTrusted ? file : null };
  }

  return (file) => {
    const known = modules.get(file);
    if (known) return known;
    const { imports, ...rest } = readModule(path.join(folder, file));
    const resolved = imports.map((one) => ({ ...one, ...follow(one.specifier, file) }));
    const module = { file, ...rest, imports: resolved };
    modules.set(file, module);
    return module;
  };
}

function isWithin(folder: string, file: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}

export function isInPackage(file: string): boolean {
  return file.includes('node_modules/');
}

/** Lists a module and those that it imports, each once, the nearest first. Skips imports of skipped files. */
export function* walkModules(
  entry: string,
  graph: ModuleGraph,
  isSkipped: (file: string) => boolean = () => false,
): Generator<GraphModule> {
  const files = new Set([entry]);
  // The loop also reaches the files that are added meanwhile.
  for (const file of files) {
    const module = graph(file);
    yield module;
    for (const { target } of module.imports) if (target && !isSkipped(target)) files.add(target);
  }
}
