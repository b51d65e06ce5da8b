import { chooseFiles, type Edition, groupPageFiles } from './page-editions.ts';

const files = (...names: string[]) => names.map((name) => `acme/pages/${name}`);

const choose = (names: readonly string[], edition: Edition) =>
  [...groupPageFiles(files(...names), 'acme')].flatMap(([folder, found]) =>
    chooseFiles(found, folder, edition).map(
      ({ path, version }) => `${path.slice('acme/pages/'.length)} ${version}`,
    ),
  );

const all = ['about/da.yml', 'about/en.draft.yml', 'about/en.v1.yml', 'about/en.v2.yml', 'about/en.yml'];

test.each<{ what: string; names: string[]; edition: Edition; chosen: string[] }>([
  {
    what: 'the published edition has the published versions',
    names: all,
    edition: 'published',
    chosen: ['about/da.yml 1', 'about/en.yml 3'],
  },
  {
    what: 'the newest edition has the draft, or the published version if there is no draft',
    names: all,
    edition: 'newest',
    chosen: ['about/da.yml 1', 'about/en.draft.yml 4'],
  },
  {
    what: 'selecting an older version changes no other language',
    names: all,
    edition: { folder: 'about', language: 'en', version: 2 },
    chosen: ['about/da.yml 1', 'about/en.v2.yml 2'],
  },
  {
    what: 'selecting an older version changes no other page',
    names: [...all, 'en.draft.yml'],
    edition: { folder: 'about', language: 'en', version: 1 },
    chosen: ['about/da.yml 1', 'about/en.v1.yml 1', 'en.draft.yml 1'],
  },
  {
    what: 'a page with only a draft is not published',
    names: ['new/en.draft.yml'],
    edition: 'published',
    chosen: [],
  },
  {
    what: 'a page with only a draft has version 1 for editors',
    names: ['new/en.draft.yml'],
    edition: 'newest',
    chosen: ['new/en.draft.yml 1'],
  },
  {
    what: 'a page with only older versions is not published',
    names: ['old/en.v3.yml'],
    edition: 'published',
    chosen: [],
  },
  {
    what: 'two files for one language are both returned',
    names: ['en.yml', 'en.layout.json'],
    edition: 'newest',
    chosen: ['en.yml 1', 'en.layout.json 1'],
  },
  {
    what: 'a recorded page can have a draft',
    names: ['en.draft.layout.json', 'en.layout.json'],
    edition: 'newest',
    chosen: ['en.draft.layout.json 2'],
  },
])('$what', ({ names, edition, chosen }) => {
  expect(choose(names, edition)).toEqual(chosen);
});
