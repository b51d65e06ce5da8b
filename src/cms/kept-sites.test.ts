/** @jest-environment node */
import { createKeptSites } from './kept-sites';

const sites = [{ name: 'main', hostName: '*', defaultLanguage: 'en', languages: ['en'] }];

function createFolder() {
  const folder = { isFull: true, written: 0, warnings: 0 };
  const snapshot = {
    read: async () => null,
    write: async () => {
      folder.written += 1;
      if (folder.isFull) throw new Error('ENOSPC');
    },
  };
  const quiet = () => undefined;
  const warn = () => {
    folder.warnings += 1;
  };
  return { folder, kept: createKeptSites(snapshot, { debug: quiet, info: quiet, error: quiet, warn }) };
}

test('writes a list as soon as it can be written, tells trouble once, and writes it once', async () => {
  const { folder, kept } = createFolder();
  const first = await kept.keep([...sites]);
  expect(await kept.keep([...sites])).toBe(first);
  expect(folder).toEqual({ isFull: true, written: 2, warnings: 1 });
  folder.isFull = false;
  for (let i = 0; i < 3; i++) await kept.keep([...sites]);
  expect(folder).toEqual({ isFull: false, written: 3, warnings: 1 });
});
