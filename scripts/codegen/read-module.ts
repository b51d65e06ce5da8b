import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { type BrowserUse, listBrowserUses } from './list-browser-uses.ts';
import { type ModuleImport, readImports } from './read-imports.ts';

export type Module = {
  /** Whether it begins with the directive 'use client'. */
  isClient: boolean;
  imports: ModuleImport[];
  /** What needs the browser in its own code. */
  uses: BrowserUse[];
};

export function readModule(file: string): Module {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  return {
    isClient: isClientModule(source),
    imports: readImports(source),
    uses: listBrowserUses(source),
  };
}

function isClientModule({ statements }: ts.SourceFile): boolean {
  // Directives are the strings before the first other statement.
  for (const statement of statements) {
    if (!ts.isExpressionStatement(statement) || !ts.isStringLiteral(statement.expression)) return false;
    if (statement.expression.text === 'use client') return true;
  }
  return false;
}
