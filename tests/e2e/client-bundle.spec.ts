import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** All JavaScript of a folder of the build, as one text. */
function readScripts(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

// Each is written only in code that runs on the server: component loaders, the CMS client, the configuration.
const CANARIES = [
  'A component has no data: its loader failed', // page-props
  'query LayoutQuery', // src/cms
  'query PageLanguagesQuery', // asked by the loader of LanguageSwitcher and by pages
  'SITECORE_API_KEY', // src/config.ts
  'sc_apikey',
];

test('server-only code is in the build, and never in what the browser gets', () => {
  const server = readScripts('.next/server');
  const client = readScripts('.next/static');
  expect(client.length).toBeGreaterThan(100_000);
  for (const canary of CANARIES) {
    expect(server, `${canary} in the server's code`).toContain(canary);
    expect(client.includes(canary), `${canary} in the browser's code`).toBe(false);
  }
});
