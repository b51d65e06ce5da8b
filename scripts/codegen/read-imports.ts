import ts from 'typescript';

/** `names`: what it imports by name. */
export type ModuleImport = { specifier: string; line: number; names: string[] };

/** Reads what a module imports when it runs: imports, re-exports, `import()` and `require`, but no types. */
export function readImports(source: ts.SourceFile): ModuleImport[] {
  const imports: ModuleImport[] = [];
  const isType = createTypeTest(source);
  const visit = (node: ts.Node) => {
    const specifier = readSpecifier(node, isType);
    if (specifier) {
      imports.push({ specifier: specifier.text, line: toLine(source, node), names: readNames(node, isType) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return imports;
}

export function toLine(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

/** Whether an import of this local name is one of a type, which the compiler removes. */
type TypeTest = (name: ts.Identifier) => boolean;

/** Without `type`, an import is one of a type if only types use its name. JavaScript has no types. */
function createTypeTest(source: ts.SourceFile): TypeTest {
  if (!/\.[cm]?tsx?$/.test(source.fileName)) return () => false;
  const inValues = new Set<string>();
  const inTypes = new Set<string>();
  const visit = (node: ts.Node, names: Set<string>) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node)) names.add(node.text);
    const inside = isTypeSyntax(node) ? inTypes : names;
    ts.forEachChild(node, (child) => {
      if (!isPropertyName(child, node)) visit(child, inside);
    });
  };
  visit(source, inValues);
  return ({ text }) => inTypes.has(text) && !inValues.has(text);
}

function isTypeSyntax(node: ts.Node): boolean {
  if (ts.isHeritageClause(node)) return node.token === ts.SyntaxKind.ImplementsKeyword;
  // What a class extends is a value, although its node counts as one of a type.
  if (ts.isExpressionWithTypeArguments(node)) return false;
  return ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

/** Whether a node only names a property, as in `a.name` and `{ name: a }`. */
function isPropertyName(node: ts.Node, parent: ts.Node): boolean {
  return (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && node === parent.name;
}

function readNames(node: ts.Node, isType: TypeTest): string[] {
  if (ts.isExportDeclaration(node)) return toOriginalNames(node.exportClause);
  return ts.isImportDeclaration(node) ? toOriginalNames(node.importClause?.namedBindings, isType) : [];
}

function toOriginalNames(
  bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined,
  isType?: TypeTest,
): string[] {
  if (!bindings || !(ts.isNamedImports(bindings) || ts.isNamedExports(bindings))) return [];
  return [...bindings.elements]
    .filter(({ name }) => !(isType && ts.isIdentifier(name) && isType(name)))
    .map(({ name, propertyName }) => (propertyName ?? name).text);
}

function readSpecifier(node: ts.Node, isType: TypeTest): ts.StringLiteralLike | null {
  if (ts.isImportDeclaration(node))
    return isTypeImport(node, isType) ? null : toLiteral(node.moduleSpecifier);
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

function isTypeImport({ importClause }: ts.ImportDeclaration, isType: TypeTest): boolean {
  if (!importClause) return false;
  if (importClause.isTypeOnly) return true;
  const { name, namedBindings } = importClause;
  if (name && !isType(name)) return false;
  if (!namedBindings) return true;
  if (ts.isNamespaceImport(namedBindings)) return isType(namedBindings.name);
  const { elements } = namedBindings;
  return elements.length > 0 && elements.every((element) => element.isTypeOnly || isType(element.name));
}

function isTypeExport({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean {
  return (
    isTypeOnly || (!!exportClause && ts.isNamedExports(exportClause) && isOnlyTypes(exportClause.elements))
  );
}

function isOnlyTypes(elements: readonly { isTypeOnly: boolean }[]): boolean {
  return elements.length > 0 && elements.every(({ isTypeOnly }) => isTypeOnly);
}
