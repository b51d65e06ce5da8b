import ts from 'typescript';

/** Reads the names of the values that a module exports, in source order. That of `export default` is `default`. */
export function readExports(source: string): string[] {
  const file = ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return file.statements.flatMap(readExportedNames);
}

function readExportedNames(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement)) return readReExportedNames(statement);
  if (ts.isExportAssignment(statement)) return ['default'];
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : [];
  const has = (keyword: ts.SyntaxKind) => modifiers?.some(({ kind }) => kind === keyword) === true;
  if (!has(ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    if (has(ts.SyntaxKind.DefaultKeyword)) return ['default'];
    return statement.name ? [statement.name.text] : [];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name) ? [name.text] : [],
  );
}

function readReExportedNames({ exportClause, isTypeOnly }: ts.ExportDeclaration): string[] {
  if (isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.filter((element) => !element.isTypeOnly).map(({ name }) => name.text);
}
