import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const run = promisify(execFile);

const NEEDED = [
  'src',
  'scripts',
  'content/templates.yml',
  'tests/support',
  'package.json',
  'package-lock.json',
  'biome.json',
  '.dependency-cruiser.js',
  '.gitignore',
  'jest.config.ts',
  'next.config.js',
  'tsconfig.json',
];

/** Copies the project to a temporary folder in which a test may write. */
async function copyProject(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'scaffold-'));
  for (const name of NEEDED) await cp(name, path.join(folder, name), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

const FIELDS = '\nCustomerTestimonial: {';

test('scaffolded components are in the generated maps, type-check, are formatted, and their tests pass', async () => {
  const cwd = await copyProject();
  const node = (...args: string[]) => run(process.execPath, args, { cwd });
  const read = (file: string) => readFile(path.join(cwd, file), 'utf8');
  const names = ['CustomerTestimonial', 'CustomerPoll'];
  const folders = names.map((name) => `src/components/${name}`);
  try {
    await node('scripts/scaffold.ts', 'CustomerTestimonial');
    const { stdout } = await node('scripts/scaffold.ts', 'CustomerPoll', '--client');
    expect(stdout).toContain('wrote src/components/CustomerPoll/CustomerPoll.tsx');
    // TypeScript and Jest accept an import of a style sheet that does not exist.
    for (const name of names) {
      expect(await read(`src/components/${name}/${name}.tsx`)).not.toContain('.scss');
      expect(await read('src/generated/component-map.ts')).toContain(`${name}: {`);
    }
    const islands = await read('src/generated/islands.ts');
    expect(islands).toContain('CustomerPoll: () =>');
    expect(islands).not.toContain('CustomerTestimonial');
    expect(await read('content/templates.yml')).toContain(FIELDS);

    await node('scripts/codegen.ts', '--check');
    await run('biome', ['check', '--error-on-warnings', ...folders], { cwd });
    const include = [...folders, 'src/generated', 'node_modules/next/types/*.d.ts'];
    await writeFile(`${cwd}/tsconfig.new.json`, JSON.stringify({ extends: './tsconfig.json', include }));
    await run('tsc', ['--noEmit', '--incremental', 'false', '-p', 'tsconfig.new.json'], { cwd });
    const tested = await run('jest', names, { cwd });
    expect(tested.stderr).toContain('4 passed');
  } finally {
    await rm(cwd, { recursive: true });
  }
});

test('deleting the folder and running codegen removes a component completely', async () => {
  const cwd = await copyProject();
  const readAll = () =>
    Promise.all(
      ['content/templates.yml', 'src/generated/component-map.ts'].map((file) =>
        readFile(`${cwd}/${file}`, 'utf8'),
      ),
    );
  try {
    const before = await readAll();
    await run(process.execPath, ['scripts/scaffold.ts', 'CustomerTestimonial'], { cwd });
    expect((await readAll()).join()).toContain(FIELDS);
    await rm(`${cwd}/src/components/CustomerTestimonial`, { recursive: true });

    const stale = run(process.execPath, ['scripts/codegen.ts', '--check'], { cwd });
    await expect(stale).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('content/templates.yml'),
    });
    await run(process.execPath, ['scripts/codegen.ts'], { cwd });
    expect(await readAll()).toEqual(before);
  } finally {
    await rm(cwd, { recursive: true });
  }
});

for (const name of ['promo', 'Hero', '../Evil', 'Text']) {
  test(`rejects the name ${name} and writes nothing`, async () => {
    const refused = run(process.execPath, ['scripts/scaffold.ts', name]);
    await expect(refused).rejects.toMatchObject({ code: 1, stdout: '' });
  });
}
