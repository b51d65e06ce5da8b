import ts from 'typescript';
import { REACT } from './browser-names.ts';
import { isRequire, toLiteral } from './read-imports.ts';

/** The local names of React in a module: `names` maps them to React's own names. */
export type ReactNames = { names: Map<string, string>; namespaces: Set<string> };

/** Reads imports, and what compilers make of them, such as `const react_1 = __importStar(require('react'))`. */
export function readReactNames(source: ts.SourceFile): ReactNames {
  const react: ReactNames = { names: new Map(), namespaces: new Set() };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) addImport(node, react);
    else if (ts.isVariableDeclaration(node)) addVariable(node, react);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return react;
}

function addImport({ importClause, moduleSpecifier }: ts.ImportDeclaration, react: ReactNames): void {
  if (!importClause || importClause.isTypeOnly || !isReactSpecifier(moduleSpecifier)) return;
  const { name, namedBindings } = importClause;
  if (name) react.namespaces.add(name.text);
  if (!namedBindings) return;
  if (ts.isNamespaceImport(namedBindings)) react.namespaces.add(namedBindings.name.text);
  else addNames(namedBindings.elements, react);
}

function addVariable({ name, initializer }: ts.VariableDeclaration, react: ReactNames): void {
  if (!initializer || !containsReact(initializer, react)) return;
  if (ts.isIdentifier(name)) react.namespaces.add(name.text);
  else if (ts.isObjectBindingPattern(name)) addNames(name.elements, react);
}

type NamedElement = ts.ImportSpecifier | ts.BindingElement;

function addNames(elements: readonly NamedElement[], { names }: ReactNames): void {
  for (const { name, propertyName } of elements) {
    if (!ts.isIdentifier(name)) continue;
    const own =
      propertyName && (ts.isIdentifier(propertyName) || ts.isStringLiteral(propertyName))
        ? propertyName
        : name;
    names.set(name.text, own.text);
  }
}

/** Whether an expression is React, or a call that wraps React, as in `__toESM(require('react'))`. */
function containsReact(expression: ts.Expression, react: ReactNames): boolean {
  if (isReact(expression, react)) return true;
  if (!ts.isCallExpression(expression)) return false;
  if (isRequire(expression.expression)) return isReactSpecifier(expression.arguments[0]);
  return expression.arguments.some((argument) => containsReact(argument, react));
}

/** Whether an expression is one of React's local names, or its `.default`. */
export function isReact(expression: ts.Expression, react: ReactNames): boolean {
  if (ts.isIdentifier(expression)) return react.namespaces.has(expression.text);
  if (ts.isParenthesizedExpression(expression)) return isReact(expression.expression, react);
  if (ts.isPropertyAccessExpression(expression))
    return expression.name.text === 'default' && isReact(expression.expression, react);
  return (
    ts.isElementAccessExpression(expression) &&
    toLiteral(expression.argumentExpression)?.text === 'default' &&
    isReact(expression.expression, react)
  );
}

export function isReactSpecifier(node: ts.Node | undefined): boolean {
  return REACT.includes(toLiteral(node)?.text ?? '');
}
