import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export type ComponentFolder = {
  name: string;
  /** The component variants, including `Default`. The CMS selects one with the param `FieldNames`. */
  variants: string[];
  /** Whether the folder has a `<Name>.server.ts` with phrases or a loader. */
  hasServer: boolean;
};

/** Reads the components, each of which has a folder with the name of its rendering. */
export function readComponents(componentsFolder: string): ComponentFolder[] {
  return readdirSync(componentsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => readComponent(componentsFolder, entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function readComponent(componentsFolder: string, name: string): ComponentFolder {
  const file = path.join(componentsFolder, name, `${name}.tsx`);
  if (!existsSync(file))
    throw new Error(`${file} is missing: a component's file has the name of its folder. Rename one of them.`);

  const variants = readVariants(readFileSync(file, 'utf8'));
  if (!variants.includes('Default')) {
    throw new Error(`${file} exports no \`Default\`, the variant that is used when the CMS names no other.`);
  }
  return { name, variants, hasServer: existsSync(path.join(componentsFolder, name, `${name}.server.ts`)) };
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
