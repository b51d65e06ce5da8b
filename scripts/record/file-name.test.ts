import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import { toFileName, toFolderName } from './file-name.ts';

test('a file name shows the text', () => {
  expect(toFileName('/About us/Team en')).toMatch(/^about-us-team-en-[0-9a-f]{12}$/);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom('', '..', '../../etc/passwd', '/', 'C:\\x', 'con', '.hidden', 'a/./b', '\0', '日本語'),
);

test('any text becomes a name without folders that every file system accepts', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(toFileName(text)).toMatch(/^([a-z0-9][a-z0-9-]{0,59}-)?[0-9a-f]{12}$/);
      expect(toFolderName(text)).toMatch(/^[a-z0-9][a-z0-9-]{0,72}$/);
    }),
    { numRuns: propertyRuns(1000) },
  );
});

test('different texts have different names, also if only case or special characters differ', () => {
  const texts = [
    '/About',
    '/about',
    '/a-b',
    '/a b',
    '/a/b',
    '/a_b',
    `/${'x'.repeat(300)}`,
    `/${'x'.repeat(301)}`,
  ];
  expect(new Set(texts.map((text) => toFileName(text).toLowerCase())).size).toBe(texts.length);
});

test.each([
  ['skatepark', 'skatepark'],
  ['my-site-2', 'my-site-2'],
])('the folder of the site %s has its name', (name, folder) => {
  expect(toFolderName(name)).toBe(folder);
});
