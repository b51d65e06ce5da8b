import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRelease } from './create-release.ts';
import { findCurrent, listReleases, switchTo } from './release-folder.ts';
import { rollBack } from './roll-back.ts';

/** Creates a project folder, and returns what stands for `next build` and `npm run build` in it. */
function createProject() {
  const project = mkdtempSync(path.join(tmpdir(), 'project-'));
  const releases = path.join(project, 'releases');
  let builds = 0;
  const build = (id: string) => {
    const write = (file: string, text = '') => {
      mkdirSync(path.dirname(path.join(project, '.next', file)), { recursive: true });
      writeFileSync(path.join(project, '.next', file), text);
    };
    rmSync(path.join(project, '.next'), { recursive: true, force: true });
    write('BUILD_ID', id);
    write('standalone/server.js');
    write('standalone/.env', 'SECRET=1');
    write('standalone/.next/BUILD_ID', id);
    write(`static/chunks/${id}.js`, id);
    write('static/chunks/shared.js', id);
    builds += 1;
    utimesSync(path.join(project, '.next/BUILD_ID'), builds, Date.UTC(2026, 0, 1, 0, builds) / 1000);
  };
  const bundleEntry = async (folder: string) => writeFileSync(path.join(folder, 'server.mjs'), '');
  const release = async (id: string) => {
    build(id);
    return createRelease({ project, releases, bundleEntry });
  };
  const listChunks = (name: string) => readdirSync(path.join(releases, name, '.next/static/chunks')).sort();
  return { project, releases, build, release, listChunks };
}

const WITHOUT_STATIC = ['.next', 'assets.json', 'server.mjs'];

test('a release has the entry instead of the one of Next, and no environment files', async () => {
  const { releases, release } = createProject();
  const name = await release('a');
  expect(name).toBe('2026-01-01T00-01-00-a');
  expect(readdirSync(path.join(releases, name)).sort()).toEqual(WITHOUT_STATIC);
  expect(findCurrent(releases)).toBe(name);
});

test('keeps three releases, each with the assets of the two before it', async () => {
  const { releases, release, listChunks } = createProject();
  const names: string[] = [];
  for (const id of ['a', 'b', 'c', 'd']) names.unshift(await release(id));
  expect(listReleases(releases)).toEqual(names.slice(0, 3));
  expect(findCurrent(releases)).toBe(names[0]);
  expect(listChunks(names[0] ?? '')).toEqual(['b.js', 'c.js', 'd.js', 'shared.js']);
  expect(readFileSync(path.join(releases, names[0] ?? '', '.next/static/chunks/shared.js'), 'utf8')).toBe(
    'd',
  );
});

test('keeps the release that is served after a rollback, and its assets', async () => {
  const { releases, release, listChunks } = createProject();
  const names = [await release('a'), await release('b'), await release('c')];
  switchTo(releases, names[0] ?? '');
  const last = await release('d');
  expect(listReleases(releases)).toEqual([last, names[2], names[0]]);
  expect(listChunks(last)).toEqual(['a.js', 'c.js', 'd.js', 'shared.js']);
});

test('a build that fails leaves the current release as it is', async () => {
  const { project, releases, build, release, listChunks } = createProject();
  const name = await release('a');
  build('b');
  const bundleEntry = () => Promise.reject(new Error('does not compile'));
  await expect(createRelease({ project, releases, bundleEntry })).rejects.toThrow('does not compile');
  expect([findCurrent(releases), listReleases(releases)]).toEqual([name, [name]]);
  expect(listChunks(name)).toEqual(['a.js', 'shared.js']);

  const next = await release('c');
  expect(listReleases(releases)).toEqual([next, name]);
  expect(existsSync(path.join(releases, '.new'))).toBe(false);
});

test('without a build there is nothing to release', async () => {
  const { project, releases } = createProject();
  await expect(createRelease({ project, releases, bundleEntry: async () => undefined })).rejects.toThrow(
    'There is no new build',
  );
});

test('rolls back to the release before, which then has the assets of the one that is left', async () => {
  const { releases, release, listChunks } = createProject();
  const [a, b, c] = [await release('a'), await release('b'), await release('c')];
  expect(rollBack(releases)).toEqual({ name: b });
  expect(findCurrent(releases)).toBe(b);
  expect(listChunks(b)).toEqual(['a.js', 'b.js', 'c.js', 'shared.js']);

  expect(rollBack(releases)).toEqual({ name: a });
  expect(rollBack(releases, 'c')).toEqual({ name: c });
  expect(rollBack(releases, a)).toEqual({ name: a });
});

test.each([
  [undefined, 'There is no release before the current one. There are:\n  2026-01-01T00-01-00-a'],
  ['b', 'There is no release b. There are:\n  2026-01-01T00-01-00-a'],
])('says which releases there are if it cannot roll back to %s', async (to, problem) => {
  const { releases, release } = createProject();
  await release('a');
  expect(rollBack(releases, to)).toEqual({ problem });
});

test('says so if there is no release at all', () => {
  expect(rollBack(createProject().releases)).toEqual({
    problem: 'There is no release. Run `npm run build` first.',
  });
});
