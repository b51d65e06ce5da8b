import { parse } from 'graphql';
import type { CmsClient, CmsRequestOptions, CmsVariables } from '../client/cms-client';
import { type EditingPageVersion, fetchEditingPage } from './fetch-editing-page';

const place: EditingPageVersion = {
  siteName: 'main',
  itemId: '{110D559F-DEA5-42EA-9C1C-8A5DF7E70EF9}',
  language: 'da',
  version: '2',
  mode: 'edit',
  layoutKind: 'shared',
};

const rendered = { sitecore: { context: {}, route: { name: 'Draft', placeholders: {} } } };

const withPhrases = (key: string, endCursor: string | null, rest: object = {}) => {
  const dictionary = { results: [{ key, value: key }], pageInfo: { endCursor, hasNext: endCursor !== null } };
  return { ...rest, site: { siteInfo: { dictionary } } };
};

function createCms(...answers: unknown[]) {
  const asked: { query: string; variables: CmsVariables; options?: CmsRequestOptions }[] = [];
  const cms: CmsClient = {
    request: async (query, variables, options) => {
      parse(query);
      return answers[asked.push({ query, variables, options }) - 1];
    },
  };
  return { cms, asked };
}

test('queries the version of the item and all pages of the dictionary with the headers for editing', async () => {
  const { cms, asked } = createCms(
    withPhrases('a', 'c1', { item: { rendered } }),
    withPhrases('b', 'c2'),
    withPhrases('c', null),
  );
  expect(await fetchEditingPage(cms, place)).toEqual({
    layout: rendered,
    dictionary: { a: 'a', b: 'b', c: 'c' },
  });
  const { siteName, itemId, language, version } = place;
  expect(asked.map(({ variables }) => variables)).toEqual([
    { siteName, itemId, language, version },
    { siteName, language, after: 'c1' },
    { siteName, language, after: 'c2' },
  ]);
  expect(asked.map(({ query }) => /^query (\w+)/.exec(query)?.[1])).toEqual([
    'EditingQuery',
    'EditingDictionaryQuery',
    'EditingDictionaryQuery',
  ]);
  for (const { options } of asked) {
    expect(options).toEqual({ headers: { sc_editMode: 'true', sc_layoutKind: 'shared' } });
  }
});

test('sends headers without edit mode for a preview', async () => {
  const { cms, asked } = createCms(withPhrases('a', null, { item: { rendered } }));
  await fetchEditingPage(cms, { ...place, mode: 'preview', layoutKind: 'final' });
  expect(asked[0]?.options?.headers).toEqual({ sc_editMode: 'false', sc_layoutKind: 'final' });
});

test.each([[{ item: null }], [{ item: { rendered: null } }]])(
  'returns a layout whose route is null for %j',
  async (item) => {
    const { cms } = createCms(withPhrases('a', null, item));
    expect((await fetchEditingPage(cms, place)).layout.sitecore.route).toBeNull();
  },
);

test.each([[{}], [{ item: { rendered: {} } }], [{ item: 'x' }]])('rejects the response %j', async (item) => {
  const { cms } = createCms(withPhrases('a', null, item));
  await expect(fetchEditingPage(cms, place)).rejects.toThrow(/^EditingQuery failed/);
});
