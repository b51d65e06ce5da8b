import { createFakeCms, inSite } from '@tests/fakes/fake-cms';
import { fetchDictionary } from './fetch-dictionary';

const place = { siteName: 'main', language: 'en' };
const phrases = (results: unknown, endCursor: string | null, hasNext: boolean) =>
  inSite({ dictionary: { results, pageInfo: { endCursor, hasNext } } });

test('fetches all pages of the dictionary', async () => {
  const cms = createFakeCms(
    phrases([{ key: 'a', value: 'A' }, null], 'c1', true),
    phrases(
      [
        { key: '__proto__', value: 'B' },
        { key: 'n', value: 5 },
        { key: 'gone', value: null },
      ],
      'c2',
      true,
    ),
    phrases([{ key: 'z', value: 'Z' }], null, false),
  );
  const dictionary = await fetchDictionary(cms, place);
  expect(Object.entries(dictionary)).toEqual([
    ['a', 'A'],
    ['__proto__', 'B'],
    ['n', '5'],
    ['z', 'Z'],
  ]);
});

test('returns an empty dictionary for a site without phrases', async () => {
  expect(await fetchDictionary(createFakeCms(inSite({ dictionary: null })), place)).toEqual({});
});

test('rejects for an unknown site', async () => {
  await expect(fetchDictionary(createFakeCms(inSite(null)), place)).rejects.toThrow('DictionaryQuery failed');
});
