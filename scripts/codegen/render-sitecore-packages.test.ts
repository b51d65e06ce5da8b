import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderSitecorePackages } from './render-sitecore-packages.ts';

test('writes the version of each directly installed Sitecore package, and of no other package', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'codegen-'));
  const lock = path.join(folder, 'package-lock.json');
  const packages = {
    '': { name: 'site' },
    'node_modules/@sitecore-jss/sitecore-jss': { version: '22.12.4' },
    'node_modules/@sitecore/byoc': { version: '0.3.4' },
    'node_modules/@sitecore/byoc/node_modules/@sitecore/inner': { version: '9.9.9' },
    'node_modules/next': { version: '16.4.6' },
  };
  writeFileSync(lock, JSON.stringify({ packages }));
  const written = renderSitecorePackages(lock);
  rmSync(folder, { recursive: true });
  expect(written.match(/^ {2}'.*$/gm)).toEqual([
    "  '@sitecore-jss/sitecore-jss': '22.12.4',",
    "  '@sitecore/byoc': '0.3.4',",
  ]);
});
