import { existsSync, readFileSync } from 'node:fs';
import { readProofs, readTestNames } from '@tests/docs/test-names';

const [, threats = ''] = readFileSync('SECURITY.md', 'utf8').split('## Threats and their tests');

const rows = threats
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Threat|-+) /.test(line))
  .map((line) => ({ line, proofs: readProofs(line) }));

test('SECURITY.md has a test for each threat', () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
});

test('SECURITY.md names tests that exist', () => {
  const missing = rows
    .flatMap(({ proofs }) => proofs)
    .filter(({ file, name }) => !existsSync(file) || !readTestNames(file).includes(name));
  expect(missing).toEqual([]);
});

test('SECURITY.md names decisions that exist', () => {
  const files = [...readFileSync('SECURITY.md', 'utf8').matchAll(/\]\((docs\/[^)]+)\)/g)].map(
    ([, file = '']) => file,
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
