import ts from 'typescript';

/** Reads the names of the values that a module exports, in source order. That of `export default` is `default`. */
export function readExports(source: string, file: string): string[] {
  return parse(source, file).statements.flatMap(readExportedNames);
}

/** Returns whether a module creates elements, with JSX or a call, or exports what another one does. */
export function createsElements(source: string, file: string): boolean {
  const visit = (node: ts.Node): boolean =>
    ts.isJsxOpeningLikeElement(node) ||
    ts.isJsxFragment(node) ||
    (ts.isCallExpression(node) && ELEMENT_CALL.test(node.expression.getText(tree))) ||
    (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) ||
    ts.forEachChild(node, visit) === true;
  const tree = parse(source, file);
  return visit(tree);
}

const ELEMENT_CALL = /\b(?:createElement|_?jsxs?)$/;

function parse(source: string, file: string): ts.SourceFile {
  return ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
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
