import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A test that a document names, as in `src/file.test.ts: "title"`. */
export type Proof = { file: string; name: string };

export function readProofs(cell: string): Proof[] {
  return [...cell.matchAll(/`([^`:]+): "([^`]+)"`/g)].map(([, file = '', name = '']) => ({ file, name }));
}

/** Returns the names of the tests in a file: the first argument of `test(…)` and of `test.each(…)(…)`. */
export function readTestNames(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isTestFunction(node.expression)) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteralLike(name)) names.push(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function isTestFunction(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return called.text === 'test';
  return (
    ts.isCallExpression(called) &&
    ts.isPropertyAccessExpression(called.expression) &&
    called.expression.name.text === 'each' &&
    isTestFunction(called.expression.expression)
  );
}
