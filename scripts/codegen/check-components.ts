import { type BrowserCode, listBrowserCode, listOwnModules } from './list-browser-code.ts';
import { listNotes } from './list-notes.ts';
import type { ModuleGraph } from './module-graph.ts';
import type { Component } from './read-components.ts';

/** Says which static components need the browser, in which they would be dead HTML. */
export function listProblems(components: readonly Component[], graph: ModuleGraph): string[] {
  return components.flatMap(({ name, entry, isIsland }) => {
    const found = isIsland ? [] : listBrowserCode(entry, graph);
    return found.length === 0 ? [] : [renderProblem(name, entry, found)];
  });
}

function renderProblem(name: string, entry: string, found: readonly BrowserCode[]): string {
  const lines = found.map(({ file, line, what }) => `  ${file}:${line}  ${what}`);
  return `The static component ${name} needs the browser:
${lines.join('\n')}
Begin ${entry} with 'use client' to make it an island, or move this code into an island.`;
}

/** Renders a table of the components: static or island, and why, and what of a JSS component does not work. */
export function renderComponentTable(components: readonly Component[], graph: ModuleGraph): string {
  const width = Math.max(...components.map(({ name }) => name.length));
  return components
    .flatMap((component) => {
      const kind = component.isIsland ? 'island' : 'static';
      const line = `${component.name.padEnd(width)}  ${kind}  ${explain(component, graph)}`;
      return [line, ...listNotes(component, graph).map((note) => `${' '.repeat(width + 2)}${note}`)];
    })
    .join('\n');
}

function explain(component: Component, graph: ModuleGraph): string {
  const { entry, kind, isIsland } = component;
  const [first, ...others] = listBrowserCode(entry, graph);
  if (first) {
    const more = others.length === 0 ? '' : `, and ${others.length} more`;
    const reason = `${first.what} (${first.file}:${first.line})${more}`;
    if (kind === 'jss') return reason;
    return isIsland ? `begins with 'use client': ${reason}` : `refused: ${reason}`;
  }
  const count = listOwnModules(entry, graph).length;
  const nothing = `nothing in its ${count === 1 ? 'module' : `${count} modules`} needs the browser`;
  return isIsland ? `begins with 'use client', but ${nothing}` : nothing;
}
