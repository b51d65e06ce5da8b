import ts from 'typescript';
import {
  isBrowserHook,
  isBrowserModule,
  isBrowserName,
  isComponentClass,
  isElementFactory,
  isHandlerName,
  isSdkBrowserName,
} from './browser-names.ts';
import { readImports, toLine } from './read-imports.ts';
import { isReact, isReactSpecifier, type ReactNames, readReactNames } from './read-react-names.ts';

/** What needs the browser, as the end of a sentence: `uses useState`. */
export type BrowserUse = { what: string; line: number };

/** Lists what needs the browser in one module, each once, without following its imports. */
export function listBrowserUses(source: ts.SourceFile): BrowserUse[] {
  const lines = new Map<string, number>();
  const add = (what: string, line: number) => lines.set(what, Math.min(line, lines.get(what) ?? line));
  for (const { specifier, line, names } of readImports(source)) {
    if (isBrowserModule(specifier)) add(`imports ${specifier}`, line);
    for (const name of names) if (isSdkBrowserName(specifier, name)) add(`uses the SDK's ${name}`, line);
  }

  const react = readReactNames(source);
  const visit = (node: ts.Node) => {
    // Types and imports mention names without using them.
    if (ts.isImportDeclaration(node) || (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)))
      return;
    for (const what of readUses(node, react)) add(what, toLine(source, node));
    for (const child of listChildren(node)) visit(child);
  };
  visit(source);
  return [...lines].map(([what, line]) => ({ what, line })).sort((one, other) => one.line - other.line);
}

function readUses(node: ts.Node, react: ReactNames): string[] {
  if (ts.isExportDeclaration(node)) return readReExports(node);
  if (ts.isClassLike(node)) return isReactClass(node, react) ? [CLASS] : [];
  if (ts.isJsxAttribute(node)) return readJsxHandler(node);
  if (ts.isCallExpression(node)) return readCall(node, react);
  const name = ts.isExpression(node) ? readBrowserName(node, react) : null;
  return name ? [`uses ${name}`] : [];
}

const CLASS = 'has a class component';

function readReExports({ moduleSpecifier, exportClause, isTypeOnly }: ts.ExportDeclaration): string[] {
  if (isTypeOnly || !exportClause || !ts.isNamedExports(exportClause) || !isReactSpecifier(moduleSpecifier))
    return [];
  return exportClause.elements
    .map(({ name, propertyName }) => (propertyName ?? name).text)
    .filter(isBrowserName)
    .map((name) => `uses ${name}`);
}

function isReactClass({ heritageClauses }: ts.ClassLikeDeclaration, react: ReactNames): boolean {
  return [...(heritageClauses ?? [])]
    .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    .some(({ types }) =>
      types.some(({ expression }) => isComponentClass(readReactName(expression, react) ?? '')),
    );
}

function readJsxHandler({ name, initializer }: ts.JsxAttribute): string[] {
  const isHandler =
    ts.isIdentifier(name) && isHandlerName(name.text) && initializer && ts.isJsxExpression(initializer);
  return isHandler ? [`has the event handler ${name.text}`] : [];
}

function readCall({ expression, arguments: args }: ts.CallExpression, react: ReactNames): string[] {
  // Classes compiled to functions: `_inherits(Map, React.Component)`.
  if (args.some((argument) => isComponentClass(readReactName(argument, react) ?? ''))) return [CLASS];
  const callee = readReactName(expression, react) ?? readLastName(expression);
  if (!callee || !isElementFactory(callee) || !args[1]) return [];
  return listProperties(args[1])
    .filter(isHandlerName)
    .map((name) => `has the event handler ${name}`);
}

/** Lists the properties of an object, or of the objects that a call merges: `_extends({}, props, { onClick })`. */
function listProperties(expression: ts.Expression): string[] {
  if (ts.isCallExpression(expression)) return expression.arguments.flatMap(listProperties);
  if (!ts.isObjectLiteralExpression(expression)) return [];
  return expression.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
}

function readBrowserName(expression: ts.Expression, react: ReactNames): string | null {
  const name = readReactName(expression, react);
  if (name && isBrowserName(name)) return name;
  const hook = ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
  return isBrowserHook(hook) ? hook : null;
}

/** Returns React's own name of what an expression refers to, or `null` if it refers to something else. */
function readReactName(expression: ts.Expression, react: ReactNames): string | null {
  if (ts.isIdentifier(expression)) return react.names.get(expression.text) ?? null;
  const isOfReact = ts.isPropertyAccessExpression(expression) && isReact(expression.expression, react);
  return isOfReact ? expression.name.text : null;
}

/** Returns the last name of a callee: `jsx` of `(0, runtime.jsx)`. */
function readLastName(expression: ts.Expression): string | null {
  if (ts.isParenthesizedExpression(expression)) return readLastName(expression.expression);
  if (ts.isBinaryExpression(expression)) return readLastName(expression.right);
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : null;
}

/** Lists the child nodes that can use a React name. Skips those that only define a name, as in `{ useState: 1 }`. */
function listChildren(node: ts.Node): ts.Node[] {
  if (ts.isPropertyAccessExpression(node)) return [node.expression];
  if (ts.isPropertyAssignment(node)) return [node.initializer];
  if (isAssignmentToProperty(node)) return [node.right];
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

function isAssignmentToProperty(node: ts.Node): node is ts.BinaryExpression {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left)
  );
}
