import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listStyleSheets } from './list-style-sheets.ts';
import { createModuleGraph, type ModuleGraph } from './module-graph.ts';

export type ComponentFolder = {
  name: string;
  /** The component variants, including `Default`. The CMS selects one with the param `FieldNames`. */
  variants: string[];
  /** Whether the folder has a `<Name>.server.ts` with phrases or a loader. */
  hasServer: boolean;
  /** Whether its code travels to the browser. That of the others renders on the server only. */
  isIsland: boolean;
  /** The style sheets of its modules, such as `src/components/Hero/Hero.scss`. */
  styleSheets: string[];
};

export const COMPONENTS = 'src/components';

/** Reads the components, each of which has a folder with the name of its rendering. */
export function readComponents(root: string, graph = createModuleGraph(root)): ComponentFolder[] {
  return readdirSync(path.join(root, COMPONENTS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readComponent(root, name, graph))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function readComponent(root: string, name: string, graph: ModuleGraph): ComponentFolder {
  const file = toEntry(name);
  if (!existsSync(path.join(root, file)))
    throw new Error(`${file} is missing: a component's file has the name of its folder. Rename one of them.`);

  const variants = readVariants(readFileSync(path.join(root, file), 'utf8'));
  if (!variants.includes('Default')) {
    throw new Error(`${file} exports no \`Default\`, the variant that is used when the CMS names no other.`);
  }
  return {
    name,
    variants,
    hasServer: existsSync(path.join(root, COMPONENTS, name, `${name}.server.ts`)),
    isIsland: graph(file).isClient,
    styleSheets: listStyleSheets(root, file, graph),
  };
}

/** Returns the file of a component, from which its other modules are imported. */
export function toEntry(name: string): string {
  return `${COMPONENTS}/${name}/${name}.tsx`;
}

/** Reads the exported values with a capital first letter: `Default` first, then in source order. */
export function readVariants(source: string): string[] {
  const file = ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const names = file.statements.flatMap(readExportedNames).filter((name) => /^[A-Z]/.test(name));
  return names.sort((one, other) => Number(other === 'Default') - Number(one === 'Default'));
}

function readExportedNames(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement)) return readReExportedNames(statement);
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name) ? [name.text] : [],
  );
}

function readReExportedNames({ exportClause, isTypeOnly }: ts.ExportDeclaration): string[] {
  if (isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.filter((element) => !element.isTypeOnly).map(({ name }) => name.text);
}
