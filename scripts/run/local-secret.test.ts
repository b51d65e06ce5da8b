import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readLocalSecret } from './local-secret.ts';

test('readLocalSecret creates one secret, in a file that only its owner can read', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'secret-')), 'data', 'secret');
  const secret = readLocalSecret(file);
  expect(secret).toHaveLength(36);
  expect(readLocalSecret(file)).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
