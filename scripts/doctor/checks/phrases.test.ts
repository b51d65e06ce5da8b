import type { CmsClient } from '@/cms/client/cms-client';
import { phraseKeys } from '@/texts/built-in-phrases';
import { readOptions } from '../options.ts';
import { readSettings } from '../settings.ts';
import { phrases } from './phrases.ts';

const complete = Object.fromEntries([...phraseKeys, 'site-title'].map((key) => [key, 'A text']));

/** Creates a CMS with one site, whose home page exists in the languages of the dictionaries. */
function createCms(dictionaries: Record<string, Record<string, string>>): CmsClient {
  const languages = Object.keys(dictionaries).map((name) => ({ language: { name } }));
  const toPhrases = (language: unknown) => ({
    results: Object.entries(dictionaries[String(language)] ?? {}).map(([key, value]) => ({ key, value })),
    pageInfo: { endCursor: null, hasNext: false },
  });
  return {
    request: async (query, variables) => {
      if (query.includes('DictionaryQuery')) {
        return { site: { siteInfo: { dictionary: toPhrases(variables?.language) } } };
      }
      if (query.includes('PageLanguagesQuery')) return { layout: { item: { languages } } };
      return {
        site: { siteInfoCollection: [{ name: 'acme', hostName: '*', language: 'en' }], siteInfo: null },
      };
    },
  };
}

async function diagnose(dictionaries: Record<string, Record<string, string>>) {
  const read = readOptions([]);
  if ('problem' in read) throw new Error(read.problem);
  const found = readSettings({ NODE_ENV: 'test' }, read.options);
  if ('problems' in found) throw new Error(found.problems.join());
  const doctor = { ...found.settings, cms: createCms(dictionaries), setProgress: () => {} };
  const diagnostics = [];
  for await (const diagnostic of phrases.run(doctor)) diagnostics.push(diagnostic);
  return diagnostics;
}

test('reports nothing if every dictionary has every phrase', async () => {
  expect(await diagnose({ en: complete, da: complete })).toEqual([]);
});

test('lists what dictionaries lack, once for places that lack the same, and the language of built-in texts', async () => {
  const { 'site-title': _, 'form-retry': __, ...rest } = complete;
  const diagnostics = await diagnose({ en: { ...rest, 'form-retry': ' ' }, cy: rest, da: complete });
  expect(diagnostics).toMatchObject([
    {
      problem: 'Not in the dictionary of acme in en; acme in cy (shown in en): form-retry, site-title.',
      isHint: true,
    },
  ]);
});
