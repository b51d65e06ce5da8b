import ts from 'typescript';

/** `names`: what it imports by name. */
export type ModuleImport = { specifier: string; line: number; names: string[] };

/** Reads what a module imports when it runs: imports, re-exports, `import()` and `require`, but no types. */
export function readImports(source: ts.SourceFile): ModuleImport[] {
  const imports: ModuleImport[] = [];
  const visit = (node: ts.Node) => {
    const specifier = readSpecifier(node);
    if (specifier) {
      imports.push({ specifier: specifier.text, line: toLine(source, node), names: readNames(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return imports;
}

export function toLine(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

function readNames(node: ts.Node): string[] {
  if (ts.isExportDeclaration(node)) return toOriginalNames(node.exportClause);
  return ts.isImportDeclaration(node) ? toOriginalNames(node.importClause?.namedBindings) : [];
}

function toOriginalNames(bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined): string[] {
  if (!bindings || !(ts.isNamedImports(bindings) || ts.isNamedExports(bindings))) return [];
  return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

function readSpecifier(node: ts.Node): ts.StringLiteralLike | null {
  if (ts.isImportDeclaration(node)) return isTypeImport(node) ? null : toLiteral(node.moduleSpecifier);
  if (ts.isExportDeclaration(node)) return isTypeExport(node) ? null : toLiteral(node.moduleSpecifier);
  if (ts.isExternalModuleReference(node)) return toLiteral(node.expression);
  return ts.isCallExpression(node) && isImportCall(node) ? toLiteral(node.arguments[0]) : null;
}

function isImportCall({ expression }: ts.CallExpression): boolean {
  return expression.kind === ts.SyntaxKind.ImportKeyword || isRequire(expression);
}

/** Whether an expression is the function `require`. */
export function isRequire(expression: ts.Expression): boolean {
  return ts.isIdentifier(expression) && expression.text === 'require';
}

export function toLiteral(node: ts.Node | undefined): ts.StringLiteralLike | null {
  return node && ts.isStringLiteralLike(node) ? node : null;
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.isTypeOnly) return true;
  const { name, namedBindings } = importClause;
  return !name && !!namedBindings && ts.isNamedImports(namedBindings) && isOnlyTypes(namedBindings.elements);
}

function isTypeExport({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean {
  return (
    isTypeOnly || (!!exportClause && ts.isNamedExports(exportClause) && isOnlyTypes(exportClause.elements))
  );
}

function isOnlyTypes(elements: readonly { isTypeOnly: boolean }[]): boolean {
  return elements.length > 0 && elements.every(({ isTypeOnly }) => isTypeOnly);
}
