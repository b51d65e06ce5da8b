import type { JssComponentInfo } from './read-components';
import { isJssFile, isWrittenByCodegen, renderJssFiles } from './render-jss-files';

const promo: JssComponentInfo = {
  kind: 'jss',
  name: 'Promo',
  entry: 'src/components/Promo.tsx',
  variants: [
    ['Default', 'default'],
    ['Wide', 'Wide'],
  ],
  isIsland: false,
  loader: null,
  usesPhrases: false,
  styleImports: [],
  replaces: null,
};

const tabs: JssComponentInfo = {
  ...promo,
  name: 'Tabs',
  entry: 'src/components/nav/Tabs.jsx',
  variants: [['Default', 'Default']],
  isIsland: true,
  loader: 'getStaticProps',
  usesPhrases: true,
};

const adopted = [
  { path: 'src/components/Promo.tsx', isFolder: false },
  { path: 'src/lib', isFolder: true },
];

/** Returns the content of a file that codegen writes for these components. */
function write(file: string, components = [promo, tabs]): string {
  return renderJssFiles(components, adopted, ['bench/floor']).get(file) ?? '';
}

test('writes nothing without JSS components', () => {
  expect(renderJssFiles([], [], []).size).toBe(0);
});

test('all files are known as such, so that they can be removed', () => {
  for (const [file, content] of renderJssFiles([promo, tabs], adopted, []))
    expect([file, isJssFile(file), isWrittenByCodegen(content)]).toEqual([file, true, true]);
  expect(isJssFile('src/generated/islands.ts')).toBe(false);
});

test('maps each variant to its export', () => {
  const map = write('src/generated/jss/components.js');
  expect(map).toContain('import { default as C0V0, Wide as C0V1 } from "@/components/Promo";');
  expect(map).toContain('"Promo": { Default: toJssComponent(C0V0), Wide: toJssComponent(C0V1) },');
  expect(map).toContain('"Tabs": { Default: withPhrases(toJssComponent(C1V0)) },');
});

test('an island has a module without its loader', () => {
  expect(write('src/generated/jss/islands.js')).toContain('() => import("./islands/Tabs.js")');
  const island = write('src/generated/jss/islands/Tabs.js');
  expect(island).toContain('import { Default as V0 } from "@/components/nav/Tabs";');
  expect(island).not.toContain('getStaticProps');
});

test('a file may have a quotation mark in its name', () => {
  const pick = { ...tabs, name: "Editor's Pick", entry: "src/components/Editor's Pick.tsx" };
  for (const file of ['components.js', 'servers.js', "islands/Editor's Pick.js"]) {
    expect(write(`src/generated/jss/${file}`, [pick])).toContain('from "@/components/Editor\'s Pick";');
  }
  expect(write('src/generated/jss/islands.js', [pick])).toContain('import("./islands/Editor\'s Pick.js")');
});

test('declares each map with its type', () => {
  expect(write('src/generated/jss/islands.d.ts')).toContain(
    "import type { LoadIsland } from '@/rendering/static-html/island-starter';\n\nexport const jssIslands: Record<string, LoadIsland>;",
  );
});

test('only the server imports the loaders', () => {
  const servers = write('src/generated/jss/servers.js');
  expect(servers).toContain('import { getStaticProps as load1 } from "@/components/nav/Tabs";');
  expect(servers).toContain('"Promo": toJssServer({ usesPhrases: false }),');
  expect(servers).toContain('"Tabs": toJssServer({ load: load1, usesPhrases: true }),');
});

test('only components without phrases leave out next-localization', () => {
  expect(write('src/generated/jss/components.js', [promo])).not.toContain('withPhrases');
});

test.each([
  ['src/components/tsconfig.json', 'include', ['Promo.tsx', '../lib/**/*']],
  [
    'src/generated/jss/tsconfig.json',
    'exclude',
    ['../../../bench/floor', '../../components/Promo.tsx', '../../lib/**/*'],
  ],
])('%s lists the adopted files under %s', (file, key, files) => {
  expect(JSON.parse(write(file))[key]).toEqual(expect.arrayContaining(files));
});

test('adopted files are not linted', () => {
  expect(JSON.parse(write('src/biome.json')).files.includes).toEqual([
    '**',
    '!Written by scripts/codegen.ts',
    '!components/Promo.tsx',
    '!lib/**/*',
  ]);
});
