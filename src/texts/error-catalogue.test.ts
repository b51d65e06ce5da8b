import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as catalogue from './error-catalogue';
import * as formTexts from './form-errors';

// These texts are copied from the specification (§5, §6, §8).
const SPECIFIED = [
  'A rendering error occurred: {message}.',
  'A rendering error occurred in component {name}',
  'There was a problem loading this section.',
  'Loading component...',
  'JSS component is missing React implementation. See the developer console for more information.',
  'BYOC: This component was not registered.',
  'BYOC: The ComponentName for this rendering is missing',
  'There was a problem loading this section',
  'The component is hidden',
  'Failed to fetch form data',
  'The JSS_EDITING_SECRET environment variable is missing or invalid.',
  'Datasource is required. Please choose a content item for this component.',
  'A cache timeout must be a positive number',
];

const texts = Object.values({ ...catalogue, ...formTexts }).map((text) =>
  typeof text === 'string' ? text : text(text === catalogue.toRenderingError ? '{message}' : '{name}'),
);

function readSources(folder: string): [file: string, source: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [path.join(folder, file), readFileSync(path.join(folder, file), 'utf8')]);
}

test('exports exactly the texts of the specification', () => {
  expect(texts.sort()).toEqual([...SPECIFIED].sort());
});

test('no other source file contains one of the texts', () => {
  const sources = readSources('src');
  for (const text of texts) {
    const [words = ''] = text.split(/ ?\{|\.$/, 1);
    const holders = sources.filter(([, source]) => source.includes(words)).map(([file]) => file);
    expect(holders.length).toBeGreaterThan(0);
    for (const file of holders) expect(file).toMatch(/src\/texts\/(error-catalogue|form-errors)\.ts$/);
  }
});
