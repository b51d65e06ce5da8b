import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createProjectFolder } from '@tests/fixtures/project-folder';

const SCRIPT = path.resolve('scripts/codegen.ts');

const OURS = "import '@/rendering/fields/fields';";

const REFUSED = {
  'src/components/Hero/Hero.tsx': `${OURS} export const Default = () => <button onClick={open} />;`,
};

/** A project with a JSS component. */
const ADOPTED = {
  'package-lock.json': '{ "packages": {} }',
  'src/generated/islands.ts': '',
  'src/components/Promo.tsx': "import { useOpen } from '@/lib/use-open';\nexport default () => useOpen();",
  'src/lib/use-open.ts': 'export const useOpen = () => null;',
};

// `npm run` adds the folder of Biome too.
const env = { ...process.env, PATH: `${path.resolve('node_modules/.bin')}:${process.env.PATH}` };

function runCodegen(cwd: string, options: readonly string[] = []) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...options], {
    cwd,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test.each([[[]], [['--check']]])('with the options %j, refuses and writes nothing', (options) => {
  const cwd = createProjectFolder(REFUSED);
  const { stderr, ...rest } = runCodegen(cwd, options);
  expect(rest).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('src/components/Hero/Hero.tsx:1  has the event handler onClick');
  expect(existsSync(path.join(cwd, 'src/generated'))).toBe(false);
});

test('lists even what it would refuse', () => {
  expect(runCodegen(createProjectFolder(REFUSED), ['--list'])).toEqual({
    status: 0,
    stdout: 'Hero  static  refused: has the event handler onClick (src/components/Hero/Hero.tsx:1)\n',
    stderr: '',
  });
});

test('says what is missing, each once, and what is not taken', () => {
  const cwd = createProjectFolder({
    ...ADOPTED,
    'src/components/Slides.tsx': "import 'slick';\nexport const Default = 1;",
    'src/lib/use-open.ts': "export { useOpen } from 'lib/open';",
    'src/components/Tabs.tsx': "import '@/lib/use-open';\nexport const Default = 1;",
    'src/components/Old.js': 'module.exports = () => null;',
  });
  const { status, stderr } = runCodegen(cwd);
  expect({ status, lines: stderr.trim().split('\n') }).toEqual({
    status: 0,
    lines: [
      "codegen  src/lib/use-open.ts:1: 'lib/open' is missing: copy the file too, or add its alias to `paths` in tsconfig.json",
      "codegen  src/components/Slides.tsx:1: 'slick' is missing: npm install slick",
      expect.stringContaining('src/components/Old.js is CommonJS, so no component'),
    ],
  });
});

test.each([
  ['a component', 'src/components/Promo.tsx', 'const a = 1;\nexport const Default = () => <p>{;'],
  ['a file that a component imports', 'src/lib/use-open.ts', 'const a = 1;\nexport const useOpen = ('],
])('reports a syntax error in %s and writes nothing', (_, file, source) => {
  const cwd = createProjectFolder({ ...ADOPTED, [file]: source });
  const { status, stdout, stderr } = runCodegen(cwd);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(new RegExp(`^${file}:2: syntax error: .+\\n$`));
});

test('names each template that it removes, and keeps those that content uses', () => {
  const cwd = createProjectFolder({
    ...ADOPTED,
    'content/templates.yml': '# Components: one each\nPromo: {}\nTab: {}\nCard: {}\n',
    'content/acme/shared/card.yml': 'template: Card\n',
  });
  expect(runCodegen(cwd).stdout).toContain(
    'codegen  removed the template Tab from content/templates.yml: there is no component Tab.',
  );
  expect(readFileSync(path.join(cwd, 'content/templates.yml'), 'utf8')).toBe(
    '# Components: one each\nPromo: {}\nCard: {}\n',
  );
});

const SETTINGS = ['src/biome.json', 'src/components/tsconfig.json'];

test('removes its settings for components that are gone', () => {
  const cwd = createProjectFolder(ADOPTED);
  expect(runCodegen(cwd).status).toBe(0);
  expect(SETTINGS.filter((file) => existsSync(path.join(cwd, file)))).toEqual(SETTINGS);
  rmSync(path.join(cwd, 'src/components/Promo.tsx'));
  expect(runCodegen(cwd).status).toBe(0);
  expect(SETTINGS.filter((file) => existsSync(path.join(cwd, file)))).toEqual([]);
});

test.each(SETTINGS)('never removes or overwrites a file %s of the project', (file) => {
  const cwd = createProjectFolder({ ...ADOPTED, [file]: '{ "root": false }' });
  expect(runCodegen(cwd)).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining(`${file} is not from codegen, which would overwrite it.`),
  });
  rmSync(path.join(cwd, 'src/components/Promo.tsx'));
  expect(runCodegen(cwd).status).toBe(0);
  expect(readFileSync(path.join(cwd, file), 'utf8')).toBe('{ "root": false }');
});

test('while it watches, a change in any folder of src can make a component an island', async () => {
  const cwd = createProjectFolder(ADOPTED);
  const child = spawn(process.execPath, [SCRIPT, '--watch'], { cwd, env });
  try {
    await waitForOutput(child.stdout, 'wrote src/biome.json');
    const hook = "import { useState } from 'react';\nexport const useOpen = () => useState(1);";
    writeFileSync(path.join(cwd, 'src/lib/use-open.ts'), hook);
    await waitForOutput(child.stdout, 'wrote src/generated/jss/islands/Promo.js');
  } finally {
    child.kill();
  }
});

function waitForOutput(output: Readable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    output.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes(text)) resolve();
    });
    output.on('end', () => reject(new Error(`It printed only: ${printed}`)));
  });
}
