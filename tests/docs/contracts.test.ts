import { existsSync, readFileSync } from 'node:fs';
import { type Proof, readProofs, readTestNames } from '@tests/docs/test-names';

const contracts = readFileSync('docs/contracts.md', 'utf8');

type Row = { statement: string; files: string[]; proofs: Proof[]; decisions: string[] };

const rows = contracts.split('\n').flatMap((line): Row[] => {
  const [, statement = '', files = '', proof = ''] = line.split('|').map((cell) => cell.trim());
  if (!line.startsWith('|') || statement === 'Statement' || /^-+$/.test(statement)) return [];
  return [
    {
      statement,
      files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      proofs: readProofs(proof),
      decisions: [...proof.matchAll(/\[(\d{3})\]/g)].map(([, number = '']) => number),
    },
  ];
});

test('docs/contracts.md has a row for each statement of the specification, each with its files and a test', () => {
  expect(rows).toHaveLength(110);
  expect(new Set(rows.map(({ statement }) => statement)).size).toBe(110);
  expect(rows.filter(({ files, proofs }) => files.length === 0 || proofs.length === 0)).toEqual([]);
});

test('docs/contracts.md names files that exist', () => {
  const files = rows.flatMap(({ files, proofs }) => [...files, ...proofs.map(({ file }) => file)]);
  expect([...new Set(files)].filter((file) => !existsSync(file))).toEqual([]);
});

test('docs/contracts.md names tests that exist', () => {
  const proofs = rows.flatMap((row) => row.proofs).filter(({ file }) => existsSync(file));
  const missing = proofs.filter(({ file, name }) => !readTestNames(file).includes(name));
  expect(missing).toEqual([]);
});

test('docs/contracts.md names decisions that exist', () => {
  for (const number of rows.flatMap(({ decisions }) => decisions)) {
    const [, file = ''] = new RegExp(`^\\[${number}\\]: (\\S+)$`, 'm').exec(contracts) ?? [];
    expect([number, existsSync(`docs/${file}`)]).toEqual([number, true]);
  }
});
