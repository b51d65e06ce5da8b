import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBuildConfig, readBuildFiles, readCommonHeaders } from './build-files.ts';

async function createBuild(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'build-'));
  await mkdir(path.join(dir, '.next/static/chunks/[x]'), { recursive: true });
  await writeFile(path.join(dir, '.next/static/chunks/a.js'), '');
  await writeFile(path.join(dir, '.next/static/chunks/[x]/b.js'), '');
  await writeFile(path.join(dir, '.next/BUILD_ID'), 'b1');
  await writeFile(path.join(dir, '.next/required-server-files.json'), '{"config":{"output":"standalone"}}');
  return dir;
}

test.each([
  ['/_next/static/chunks/a.js', false],
  ['/_next/static/chunks/%5Bx%5D/b.js', false],
  ['/_next/static/chunks/c.js', true],
  ['/_next/static/chunks', true],
  ['/_next/static/chunks/%E0%A4%A', true],
  ['/_next/static/../static/chunks/a.js', true],
  ['/_next/data/b1/about.json', false],
  ['/_next/data/b0/about.json', true],
  ['/_next/image', true],
  ['/_next/static/chunks/c.js/', false],
  ['/about', false],
  ['/_nextdoor', false],
])('whether %s is missing: %s', async (requested, missing) => {
  const { buildId, isMissing } = await readBuildFiles(await createBuild());
  expect([buildId, isMissing(requested)]).toEqual(['b1', missing]);
});

test('reads the configuration of the build', async () => {
  const dir = await createBuild();
  expect(await readBuildConfig(dir)).toEqual({ output: 'standalone' });
});

test('reads the headers of every response', async () => {
  const dir = await createBuild();
  const headers = [{ key: 'X-Content-Type-Options', value: 'nosniff' }];
  const save = (source: string) =>
    writeFile(
      path.join(dir, '.next/routes-manifest.json'),
      JSON.stringify({ headers: [{ source, headers }] }),
    );
  await save('/:path*');
  expect([...(await readCommonHeaders(dir))]).toEqual([['X-Content-Type-Options', 'nosniff']]);
  await save('/about');
  await expect(readCommonHeaders(dir)).rejects.toThrow('no headers for every response');
});
