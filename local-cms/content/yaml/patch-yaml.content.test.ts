import { readdirSync, readFileSync } from 'node:fs';
import { type Document, isScalar, parseDocument, type Scalar, visit } from 'yaml';

import { patchYaml } from './patch-yaml.ts';
import { isSameData } from './same-data.ts';

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yml'))
  .sort();

function listTexts(document: Document): Scalar<string>[] {
  const found: Scalar<string>[] = [];
  const isText = (value: unknown): value is Scalar<string> =>
    isScalar(value) && typeof value.value === 'string';
  visit(document, {
    Pair: (_, { value }) => {
      if (isText(value) && /\p{L}/u.test(value.value)) found.push(value);
    },
  });
  return found;
}

/** Returns how many lines differ if one letter of the field changes, or null if the file has no such field. */
function countChangedLines(text: string, index: number): number | null {
  const document = parseDocument(text);
  const field = listTexts(document)[index];
  if (!field) return null;
  field.value = field.value.replace(/\p{L}/u, 'Ξ');
  const intended = document.toJS();
  const patched = patchYaml(text, intended);
  if (!isSameData(parseDocument(patched).toJS(), intended)) return Number.NaN;
  const [before, after] = [text.split('\n'), patched.split('\n')];
  return before.length === after.length ? after.filter((line, at) => line !== before[at]).length : Number.NaN;
}

test('a letter of a field of the sample sites is a line of their files', () => {
  const wrong = files.filter((file) => {
    const text = readFileSync(`content/${file}`, 'utf8');
    // One field of each file, because the sample sites have thousands.
    const count = listTexts(parseDocument(text)).length;
    return ![1, null].includes(countChangedLines(text, text.length % Math.max(1, count)));
  });
  expect(wrong).toEqual([]);
});
