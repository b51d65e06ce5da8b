import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listOutdatedFiles } from './list-outdated-files.ts';

test('lists missing and changed files with their new content, and no others', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'codegen-'));
  const missing = path.join(folder, 'missing');
  const changed = path.join(folder, 'changed');
  const current = path.join(folder, 'current');
  writeFileSync(changed, 'old');
  writeFileSync(current, 'new');
  const generated = new Map([missing, changed, current].map((file) => [file, 'new']));
  expect(listOutdatedFiles(generated)).toEqual([
    [missing, 'new'],
    [changed, 'new'],
  ]);
});
