import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseFolders } from './choose-folders.ts';

let out: string;
beforeEach(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'record-'));
});
afterEach(() => rm(out, { recursive: true }));

const sites = ['main', 'Our Shop'].map((name) => ({ name, hostName: '*', language: 'en' }));

async function write(file: string, text = '') {
  await mkdir(path.dirname(path.join(out, file)), { recursive: true });
  await writeFile(path.join(out, file), text);
}

async function choose(wanted: string[] = [], found = sites): Promise<[string, string][]> {
  const base = { out, sites: wanted, languages: [], withMedia: false, maxRequests: 1 };
  const chosen = await chooseFolders(found, base);
  return chosen.map(({ info, folder }) => [info.name, path.relative(out, folder)]);
}

const manifest = (name: string) => JSON.stringify({ site: { name } });

test('several sites get a folder each', async () => {
  expect(await choose()).toEqual([
    ['main', 'main'],
    ['Our Shop', expect.stringMatching(/^our-shop-[0-9a-f]{12}$/)],
  ]);
});

test('a single site gets the folder itself', async () => {
  expect(await choose([], sites.slice(0, 1))).toEqual([['main', '']]);
  expect(await choose(['main'])).toEqual([['main', '']]);
});

test('a content folder keeps its sites, and a single new site gets a folder in it', async () => {
  await write('solvind/site.yml');
  expect(await choose(['main'])).toEqual([['main', 'main']]);
});

test('a recording of one site continues with this site', async () => {
  await write('site.recorded.json', manifest('main'));
  expect(await choose()).toEqual([['main', '']]);
});

test('a recording of several sites continues with one of them in its own folder', async () => {
  await write('main/site.recorded.json', manifest('main'));
  expect(await choose(['main'])).toEqual([['main', 'main']]);
});

test('an authored site is never overwritten', async () => {
  await write('main/site.yml');
  await expect(choose(['main'])).rejects.toThrow(/main contains a site in YAML/);
  await write('site.yml');
  await expect(choose()).rejects.toThrow(`${out} contains a site in YAML`);
});

test('an unknown site is refused with the names of the known sites', async () => {
  await expect(choose(['mian'])).rejects.toThrow('The CMS has no site "mian". It has: main, Our Shop.');
});

test('a recorded site that the CMS no longer has is refused', async () => {
  await write('site.recorded.json', manifest('gone'));
  await expect(choose()).rejects.toThrow(
    `The CMS has no site "gone", which ${out} contains. It has: main, Our Shop.`,
  );
});
