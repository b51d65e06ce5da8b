import type { BrowserUse } from './list-browser-uses.ts';
import { type GraphModule, isInPackage, type ModuleGraph, walkModules } from './module-graph.ts';

/** Code that needs the browser. `what` is the end of a sentence: `uses useState`. */
export type BrowserCode = { file: string; line: number; what: string };

/** Lists the modules of a component that render on the server: its own, without those of packages. */
export function listOwnModules(entry: string, graph: ModuleGraph): GraphModule[] {
  return [...walkModules(entry, graph, (file) => isInPackage(file) || graph(file).isClient)];
}

/** Lists what needs the browser in the modules of a component. Its own directive makes no difference. */
export function listBrowserCode(entry: string, graph: ModuleGraph): BrowserCode[] {
  return listOwnModules(entry, graph).flatMap((module) =>
    [...module.uses, ...listInImports(module, graph)]
      .sort((one, other) => one.line - other.line)
      .map(({ what, line }) => ({ file: module.file, line, what })),
  );
}

function listInImports({ imports }: GraphModule, graph: ModuleGraph): BrowserUse[] {
  return imports.flatMap(({ specifier, target, line }) => {
    const what = target && findInTarget(specifier, target, graph);
    return what ? [{ what, line }] : [];
  });
}

function findInTarget(specifier: string, target: string, graph: ModuleGraph): string | null {
  if (isInPackage(target)) {
    const found = findInPackage(target, graph);
    return found && `imports '${specifier}', which ${found}`;
  }
  // Nothing would start the client module in static HTML.
  return graph(target).isClient ? `imports the client module ${target}` : null;
}

function findInPackage(target: string, graph: ModuleGraph): string | null {
  for (const { file, isClient, uses } of walkModules(target, graph)) {
    const use = isClient ? { what: "begins with 'use client'", line: 1 } : uses[0];
    if (use) return `${use.what} (${file.slice(file.indexOf('node_modules/'))}:${use.line})`;
  }
  return null;
}
