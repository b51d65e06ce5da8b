import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listOwnModules } from './list-browser-code.ts';
import type { ModuleGraph } from './module-graph.ts';
import { listComponentFiles } from './read-components.ts';

/** Lists what is no TypeScript in the files of components and in what they import: codegen would misread it. */
export function listSyntaxErrors(root: string, graph: ModuleGraph): string[] {
  const modules = listComponentFiles(root).flatMap((entry) => listOwnModules(entry, graph));
  const files = new Set(modules.map(({ file }) => file));
  return [...files].flatMap((file) => {
    const [first] = readDiagnostics(path.join(root, file));
    if (!first) return [];
    const { start = 0, messageText } = first;
    const line = (first.file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
    return [`${file}:${line}: syntax error: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`];
  });
}

function readDiagnostics(file: string): readonly ts.Diagnostic[] {
  const compilerOptions = { jsx: ts.JsxEmit.Preserve, allowJs: true, target: ts.ScriptTarget.Latest };
  const source = readFileSync(file, 'utf8');
  return (
    ts.transpileModule(source, { fileName: file, reportDiagnostics: true, compilerOptions }).diagnostics ?? []
  );
}
