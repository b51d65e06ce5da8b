// Changes dictionary, redirects and variants over HTTP, as the page editor and scripts do.
import { closeAfterEach } from '@tests/jest/close-after-each';
import { about, aboutPath, startAuthoringCms } from '@tests/local-cms/start-authoring-cms';
import { z } from 'zod';
import { createStableId } from '../../content/stable-id.ts';

const keep = closeAfterEach();

async function start(more: Record<string, string> = {}) {
  const cms = keep(await startAuthoringCms(more));
  const change = async (name: string, input: Record<string, unknown>) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { files { path revision } } }`;
    const { data, errors } = await cms.send(query, { input: { by: 'Ada', ...input } });
    return { files: data?.[name], message: errors?.[0]?.message, code: errors?.[0]?.extensions?.code };
  };
  return { ...cms, change };
}

const PHRASES = `query { siteInfo: site { siteInfo(site: "acme") { dictionary(language: "da", first: 50) { results { key value } } } } }`;

test('sets a phrase in two languages at once, and undoes both', async () => {
  const cms = await start({ 'acme/dictionary/da.yml': '# Danish\nhello: Hej # short\n' });
  const phrases = [
    { language: 'en', phrase: 'Good evening' },
    { language: 'da', phrase: 'God aften' },
  ];
  const { files } = await cms.change('updatePhrase', { site: 'acme', key: 'evening', phrases });
  expect(files).toMatchObject({
    files: [{ path: 'acme/dictionary/en.yml' }, { path: 'acme/dictionary/da.yml' }],
  });
  expect(await cms.read('dictionary/da.yml')).toBe('# Danish\nhello: Hej # short\nevening: God aften\n');
  expect(JSON.stringify(await cms.query(PHRASES))).toContain('God aften');
  await cms.send(
    'mutation { undo(input: { page: "acme/dictionary", language: "en", by: "Ada" }) { successful } }',
  );
  expect(await cms.read('dictionary/da.yml')).toBe('# Danish\nhello: Hej # short\n');
  expect(await cms.read('dictionary/en.yml')).not.toContain('evening');
});

test('removes a phrase, and begins the file of a language', async () => {
  const cms = await start();
  await cms.remove('acme/dictionary/da.yml');
  await cms.change('updatePhrase', { site: 'acme', key: 'bye', phrases: [{ language: 'en', phrase: null }] });
  expect(await cms.read('dictionary/en.yml')).toBe('hello: Hello\n');
  await cms.change('updatePhrase', {
    site: 'acme',
    key: 'hello',
    phrases: [{ language: 'da', phrase: 'Hej' }],
  });
  expect(await cms.read('dictionary/da.yml')).toBe('hello: Hej\n');
});

test('renames a key in all languages where it is, and undoes that at once', async () => {
  const cms = await start({ 'acme/dictionary/da.yml': '# Danish\nhello: Hej\nbye: Farvel # short\n' });
  await cms.change('renamePhrase', { site: 'acme', key: 'hello', newKey: 'greeting' });
  expect(await cms.read('dictionary/da.yml')).toBe('# Danish\ngreeting: Hej\nbye: Farvel # short\n');
  expect(await cms.read('dictionary/en.yml')).toBe('greeting: Hello\nbye: Goodbye\n');
  const ask = async () =>
    (await cms.send('{ history(page: "acme/dictionary", by: "Ada") { undo { label } redo { label } } }')).data
      ?.history;
  const step = { label: 'renaming phrase hello to greeting' };
  expect(await ask()).toEqual({ undo: step, redo: null });
  await cms.send(
    'mutation { undo(input: { page: "acme/dictionary", language: "en", by: "Ada" }) { successful } }',
  );
  expect(await cms.read('dictionary/da.yml')).toContain('hello: Hej');
  expect(await cms.read('dictionary/en.yml')).toContain('hello: Hello');
  expect(await ask()).toEqual({ undo: null, redo: step });
});

test.each<[string, Record<string, unknown>, string]>([
  ['an unknown site', { site: 'nowhere' }, 'There is no site "nowhere".'],
  ['a key that is not there', { key: 'nothing' }, 'There is no phrase nothing.'],
  ['a key that is taken', { newKey: 'bye' }, 'There is already a phrase bye.'],
  ['an empty key', { newKey: '' }, 'A key is a word'],
  ['a key with spaces around it', { newKey: ' hi ' }, 'A key is a word'],
  ['a key of two lines', { newKey: 'a\nhello: x' }, 'A key is a word'],
])('renames no key for %s', async (_, more, message) => {
  const cms = await start();
  const input = { site: 'acme', key: 'hello', newKey: 'greeting', ...more };
  expect((await cms.change('renamePhrase', input)).message).toContain(message);
  expect(await cms.read('dictionary/en.yml')).toBe('hello: Hello\nbye: Goodbye\n');
});

test('writes a key that looks like YAML as a text', async () => {
  const cms = await start();
  await cms.change('renamePhrase', { site: 'acme', key: 'hello', newKey: '__proto__: [x] # {' });
  expect(await cms.read('dictionary/en.yml')).toContain('__proto__: [x] # {');
  expect(JSON.stringify(await cms.query(PHRASES.replace('"da"', '"en"')))).toContain('__proto__: [x] # {');
});

test.each<[string, Record<string, unknown>, string]>([
  ['an unknown site', { site: 'nowhere' }, 'There is no site "nowhere".'],
  ['an unknown language', { phrases: [{ language: 'xx', phrase: 'x' }] }, '"xx" is not a language of acme.'],
  [
    'a language twice',
    { phrases: ['x', 'y'].map((phrase) => ({ language: 'en', phrase })) },
    'each language once',
  ],
  ['an empty key', { key: '' }, 'A key is a word'],
  ['a key of two lines', { key: 'a\nb' }, 'A key is a word'],
])('sets no phrase for %s', async (_, more, message) => {
  const cms = await start();
  const input = { site: 'acme', key: 'hello', phrases: [{ language: 'en', phrase: 'x' }], ...more };
  expect((await cms.change('updatePhrase', input)).message).toContain(message);
  expect(await cms.read('dictionary/en.yml')).toBe('hello: Hello\nbye: Goodbye\n');
});

test('adds, changes, moves and removes redirects, and leaves the others as they are written', async () => {
  const cms = await start({
    'acme/redirects.yml':
      '# Posters\n- { pattern: /old, target: /about } # 2019\n- pattern: /older\n  target: /about\n',
  });
  const add = { index: 0, redirect: { pattern: '/jobs', target: '/about', isQueryStringPreserved: false } };
  await cms.change('updateRedirects', { site: 'acme', operations: [{ add }] });
  expect(await cms.read('redirects.yml')).toBe(
    '# Posters\n- { pattern: /jobs, target: /about }\n- { pattern: /old, target: /about } # 2019\n- pattern: /older\n  target: /about\n',
  );
  const operations = [
    { change: { index: 2, redirect: { pattern: '/older', target: '/', redirectType: 'REDIRECT_302' } } },
    { move: { index: 2, to: 0 } },
    { remove: { index: 1 } },
  ];
  await cms.change('updateRedirects', { site: 'acme', operations });
  expect(await cms.read('redirects.yml')).toBe(
    '# Posters\n- pattern: /older\n  target: /\n  redirectType: REDIRECT_302\n- { pattern: /old, target: /about } # 2019\n',
  );
});

test('refuses a redirect of an unknown type, and an operation on one that is gone', async () => {
  const cms = await start();
  const redirect = { pattern: '/a', target: '/b', redirectType: 'SOMETIMES' };
  const added = await cms.change('updateRedirects', {
    site: 'acme',
    operations: [{ add: { index: 0, redirect } }],
  });
  expect(added.message).toMatch(/redirects\.yml:1 .*redirectType/);
  const removed = await cms.change('updateRedirects', {
    site: 'acme',
    operations: [{ remove: { index: 5 } }],
  });
  expect(removed.message).toBe('There is no redirect 6. Reload the list.');
});

const toUid = (pageId: string, key: string) => createStableId(pageId, 'rendering', key);

async function openAbout(cms: { send: Awaited<ReturnType<typeof start>>['send'] }) {
  const { data } = await cms.send(`{ item(where: { path: "${aboutPath}", language: "en" }) { itemId } }`);
  return z.object({ itemId: z.string() }).parse(data?.item).itemId;
}

test('makes a variant of a page before it is public, with the rule that chooses it', async () => {
  const cms = await start();
  const itemId = await openAbout(cms);
  const made = await cms.change('updateVariants', {
    itemId,
    language: 'en',
    experiences: [
      { renderingId: toUid(itemId, 'cards'), variantId: 'guests', show: 'OWN' },
      { renderingId: toUid(itemId, 'promo'), variantId: 'guests', show: 'HIDDEN' },
    ],
    rules: [{ rules: [{ variant: 'guests', when: { campaign: 'summer' }, percent: 100 }] }],
  });
  expect(made.message).toBeUndefined();
  expect(await cms.read('personalize.yml')).toBe(
    '/about:\n  page:\n    - variant: guests\n      when: { campaign: summer }\n',
  );
  const draft = await cms.read('pages/about/en.draft.yml');
  expect(draft).toContain('members: { styles: dark }');
  expect(draft).toContain('guests: hidden');
  expect(cms.lines.filter((line) => line.includes('content error'))).toEqual([]);

  const removed = await cms.change('deleteVariant', { itemId, language: 'en', variantId: 'guests' });
  expect(removed.message).toBeUndefined();
  expect(await cms.read('pages/about/en.draft.yml')).not.toContain('guests');
  expect(await cms.read('personalize.yml')).not.toContain('guests');
});

test('a variant that is deleted in two languages comes back in both with one undo', async () => {
  const other = about.replace('Title: About   # short', 'Title: Om');
  const cms = await start({ 'acme/pages/about/da.yml': other });
  const itemId = await openAbout(cms);
  await cms.change('deleteVariant', { itemId, language: 'en', variantId: 'members' });
  expect(await cms.read('pages/about/da.draft.yml')).not.toContain('members');
  await cms.send('mutation ($input: HistoryInput!) { undo(input: $input) { successful } }', {
    input: { itemId, language: 'da', by: 'Ada' },
  });
  for (const language of ['en', 'da']) expect(await cms.read(`pages/about/${language}.draft.yml`)).toBeNull();
});

test('copies the fields of a shared item to a variant, so that the item stays as it is for all', async () => {
  const cms = await start();
  const { data } = await cms.send(
    '{ item(where: { path: "/sitecore/content/acme/Home", language: "en" }) { itemId } }',
  );
  const { itemId } = z.object({ itemId: z.string() }).parse(data?.item);
  const made = await cms.change('updateVariants', {
    itemId,
    language: 'en',
    experiences: [{ renderingId: toUid(itemId, 'Promo 1'), variantId: 'join_short', show: 'OWN' }],
    rules: [{ component: 'join', rules: [{ variant: 'short', percent: 50 }] }],
  });
  expect(made.message).toBeUndefined();
  expect(await cms.read('pages/en.draft.yml')).toMatch(/join_short:\n +fields:\n +PromoText: <p>Join<\/p>/);
  expect(await cms.read('personalize.yml')).toBe(
    '/:\n  components:\n    join:\n      - variant: short\n        percent: 50\n',
  );
});

test('refuses rules that nobody can meet and variants that are nowhere', async () => {
  const cms = await start();
  const itemId = await openAbout(cms);
  const refuse = async (rule: Record<string, unknown>) =>
    (await cms.change('updateVariants', { itemId, language: 'en', rules: [{ rules: [rule] }] })).message;
  expect(await refuse({ variant: 'nobody' })).toMatch(/personalize\.yml:1 .*nobody/);
  expect(await refuse({ variant: 'members', when: { hours: 'noon' } })).toMatch(/write from and to/);
  expect(await cms.read('personalize.yml')).toBeNull();
});

test('refuses to delete a variant that the page does not have', async () => {
  const cms = await start({
    'acme/personalize.yml': '/about:\n  page:\n    - { variant: members, when: { returning: true } }\n',
  });
  const itemId = await openAbout(cms);
  const remove = async (variantId: string) =>
    (await cms.change('deleteVariant', { itemId, language: 'en', variantId })).message;
  expect(await remove('nobody')).toBe('The page has no variant nobody. Reload the page.');
  expect(await remove('constructor')).toContain('has no variant constructor');
  expect(await remove('members_nobody')).toContain('has no variant members_nobody');
  expect(await cms.read('personalize.yml')).toContain('members');
  expect(await cms.read('pages/about/en.draft.yml')).toBeNull();
});
