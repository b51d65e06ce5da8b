// The site has no code for the local page editor: it knows only the protocol of XM Cloud's (editing protocol).
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { featureMayImport, mayImport } from '../../.dependency-cruiser.js';
import { SessionRequest } from '../../local-cms/editor/open-session.ts';

const run = promisify(execFile);

const Output = z.looseObject({ stdout: z.string() });
const Report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

const isCode = (file: string): boolean =>
  /\.(tsx?|js|css|scss|json)$/.test(file) && !/\.test\.tsx?$/.test(file);

async function readCode(...folders: string[]): Promise<Map<string, string>> {
  const files = (await Promise.all(folders.map(listFiles))).flat().filter(isCode);
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)));
}

async function readSite(): Promise<Map<string, string>> {
  return new Map([
    ...(await readCode('src', 'server')),
    ['next.config.js', await readFile('next.config.js', 'utf8')],
  ]);
}

const EDITOR = 'local-cms/editor';

/** Lists what a pattern finds in the code of the editor. */
async function listNames(pattern: RegExp, folder = EDITOR): Promise<string[]> {
  const code = [...(await readCode(folder)).values()].join('\n');
  return [...new Set([...code.matchAll(pattern)].map(([, name = '']) => name))].sort();
}

/** Other code of the site has names such as `input` and `key` too. */
const isTelling = (name: string): boolean => /[A-Z.-]/.test(name);

test.each<[string, RegExp, string[]]>([
  ['routes', /'(\/(?:editor|editing|preview|sitecore\/api\/authoring)\/[^'{:*]*)'/g, ['/editor/session']],
  ['messages', /(?:send\(|\[)'([a-z][A-Za-z]+)', /g, ['askLink', 'notEditable']],
  ['attributes', /(data-editor-[a-z-]+)/g, ['data-editor-empty']],
  ['elements', /createElement\('([a-z]+-[a-z-]+)'\)/g, ['editor-boxes']],
  ['channels and properties of window', /'(page-editor[a-z.-]*)'/g, ['page-editor', 'page-editor.canvas']],
])('the site names none of the editor’s %s', async (_, pattern, examples) => {
  const names = (await listNames(pattern)).filter((name) => isTelling(name) || name.startsWith('/'));
  expect(names).toEqual(expect.arrayContaining(examples));
  const found = [...(await readSite())].flatMap(([file, text]) =>
    names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('the site takes messages only where the SDK does, and for its own banner', async () => {
  const listening = [...(await readSite())].flatMap(([file, text]) =>
    /addEventListener\('message'|\bonmessage\b/.test(text) ? [file] : [],
  );
  expect(listening.sort()).toEqual([
    'src/features/consent/browser/banner-store.ts',
    'src/features/editing/browser/use-updated-page.ts',
  ]);
});

test('the editor sends only parameters that the SDK’s handler reads', async () => {
  const sdk = await readFile(
    'node_modules/@sitecore-jss/sitecore-jss-nextjs/dist/cjs/editing/editing-render-middleware.js',
    'utf8',
  );
  const names = SessionRequest.options.flatMap(({ shape }) => Object.keys(shape));
  expect(names).toContain('sc_variant');
  expect(names.filter((name) => !sdk.includes(`query.${name}`))).toEqual([]);
});

const IMPORTED = 'local-cms/editor/open-session.ts';

test('the import rules refuse every way from the site to the local CMS', async () => {
  const from = [
    'next.config.js',
    'server/serve.ts',
    'src/proxy.ts',
    'src/instrumentation.ts',
    'src/new-file.ts',
    ...Object.keys(mayImport)
      .filter((row) => !row.endsWith('.ts'))
      .map((row) => `${row}/file.ts`),
    ...Object.keys(featureMayImport).map((feature) => `src/features/${feature}/file.ts`),
    'src/features/editing/browser/file.test.ts',
  ];
  const folder = await mkdtemp(path.join(tmpdir(), 'imports-'));
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  await write('package.json', '{ "type": "module" }');
  await write('tsconfig.json', '{ "compilerOptions": { "allowJs": true, "module": "nodenext" } }');
  await write(IMPORTED, 'export type A = string;\nexport const a = 1;\n');
  for (const [index, file] of from.entries()) {
    const target = path.relative(path.dirname(file), IMPORTED);
    const name = target.startsWith('.') ? target : `./${target}`;
    const isType = index % 2 === 0 && !file.endsWith('.js');
    await write(
      file,
      isType ? `import type { A } from '${name}';\nexport type B = A;\n` : `await import('${name}');\n`,
    );
  }
  const depcruise = path.resolve('node_modules/.bin/depcruise');
  const args = [
    '--config',
    path.resolve('.dependency-cruiser.js'),
    '--output-type',
    'json',
    'next.config.js',
    'src',
    'server',
  ];
  const failed: unknown = await run(depcruise, args, { cwd: folder }).then(
    ({ stdout }) => ({ stdout }),
    (error: unknown) => error,
  );
  await rm(folder, { recursive: true });
  const { violations } = Report.parse(JSON.parse(Output.parse(failed).stdout)).summary;
  const refused = violations
    .filter(({ rule }) => rule.name === 'site-without-local-cms')
    .map((violation) => violation.from);
  expect(refused.sort()).toEqual(from.sort());
});
