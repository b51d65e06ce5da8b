import ts from 'typescript';

/** Matches a class attribute, also in JSON, and the params of renderings that contain classes. */
const CLASSES =
  /\b(?:class|styles|CSSStyles|GridParameters)\b\\?["']?\s*[:=]\s*(?:\\?["'[]([^"'\\\]]*)|([^"'[{}>,\n]*))/gi;

/** Lists class names in content: YAML, recorded pages and templates of FEaaS components. */
export function listClassesInContent(text: string): string[] {
  return [...text.matchAll(CLASSES)].flatMap(([, quoted, bare]) => toNames(quoted ?? bare ?? ''));
}

/** Lists what can be a class name in the code of a component: each word of its texts, but not of other attributes. */
export function listClassesInCode(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxAttribute(node) && !/class/i.test(node.name.getText())) return;
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) found.push(...toNames(node.text));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('component.tsx', code, ts.ScriptTarget.Latest, true));
  return found;
}

const toNames = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);
