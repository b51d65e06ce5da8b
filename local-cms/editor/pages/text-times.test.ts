import { createTestContent } from '@tests/local-cms/create-test-snapshot';

import { createFindTextTime, listOutdated } from './text-times.ts';

const at = (minutes: number) => Date.parse('2026-05-01T12:00:00Z') + minutes * 60_000;

const home = (...components: string[]) =>
  `template: Page\nfields: { Title: Home }\nplaceholders:\n  headless-main:\n${components.map((name) => `    - component: ${name}\n`).join('')}`;

/** The home page, whose files were written at these minutes, and a journal with the newest line first. */
function findOutdated(
  written: { en: number; da: number },
  journal: { minute: number; action: string; file: string }[] = [],
  { en, da }: Record<'en' | 'da', string> = { en: home('Title'), da: home('Title') },
) {
  const site = createTestContent({ 'acme/pages/en.yml': en, 'acme/pages/da.yml': da }).snapshot.drafts.get(
    'acme',
  );
  if (!site) throw new Error('There is no site.');
  const findTime = (name: string) => at(name.endsWith('/en.yml') ? written.en : written.da);
  const lines = journal.map(({ minute, action, file }) => ({
    at: new Date(at(minute)).toISOString(),
    by: 'Ada',
    action,
    page: '',
    label: '',
    files: [`acme/pages/${file}`],
  }));
  return listOutdated(site, site.home, createFindTextTime({ findTime }, lines));
}

test('a translation is outdated if its source was written later', () => {
  expect(findOutdated({ en: 10, da: 0 })).toEqual(['da']);
  expect(findOutdated({ en: 0, da: 10 })).toEqual([]);
});

test('a checkout, which writes all files within moments, makes no translation outdated', () => {
  expect(findOutdated({ en: 0.5, da: 0 })).toEqual([]);
});

test('publishing the source makes no translation outdated, but a change of its text does', () => {
  const publish = { minute: 10, action: 'publish', file: 'en.yml' };
  const change = { action: 'updateItem', file: 'en.draft.yml' };
  expect(findOutdated({ en: 10, da: 5 }, [publish, { minute: 2, ...change }])).toEqual([]);
  expect(findOutdated({ en: 10, da: 5 }, [publish, { minute: 8, ...change }])).toEqual(['da']);
});

test('a change in a text editor after the last one in the page editor counts', () => {
  expect(findOutdated({ en: 20, da: 15 }, [{ minute: 10, action: 'publish', file: 'en.yml' }])).toEqual([
    'da',
  ]);
});

test('a translation that was changed last, but lacks components of its source, is outdated', () => {
  const find = (en: string, da: string) => findOutdated({ en: 0, da: 10 }, [], { en, da });
  expect(find(home('Title', 'RichText'), home('Title'))).toEqual(['da']);
  expect(find(home('Title', 'Title'), home('Title'))).toEqual(['da']);
  expect(find(home('Title'), home('RichText', 'Title'))).toEqual([]);
});
