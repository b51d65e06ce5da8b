// Attacks by what is written into mutations. Nothing may be written to the content folder, or around it.
import { hashFolder } from '@tests/local-cms/hash-folder';
import { aboutPath, startAuthoringCms } from '@tests/local-cms/start-authoring-cms';
import { z } from 'zod';

let cms: Awaited<ReturnType<typeof startAuthoringCms>>;
beforeAll(async () => {
  cms = await startAuthoringCms();
});
afterAll(() => cms.close());

type Input = Record<string, unknown>;

const kinds: Record<string, string> = {
  redo: 'HistoryInput',
  undo: 'HistoryInput',
  publishItemVersion: 'ItemVersionInput',
  restoreItemVersion: 'RestoreItemVersionInput',
};

const toInputType = (name: string): string => kinds[name] ?? `${name[0]?.toUpperCase()}${name.slice(1)}Input`;

const about = { path: aboutPath, language: 'en' };

const field = (value: Input): Input => ({ ...about, fields: [value] });

/** Names of folders and files, wherever a mutation takes one. */
const badNames = [
  '..',
  '.',
  '../evil',
  '..\\evil',
  'a/b',
  '%2e%2e',
  'a\0b',
  '',
  ' ',
  'x'.repeat(300),
  '<script>alert(1)</script>',
  '__proto__',
  'con',
  'en.yml',
  '.hidden',
  'line\nbreak',
];

const takeName: [string, (name: string) => Input][] = [
  [
    'createItem',
    (name) => ({ parent: '/sitecore/content/acme/Home', name, templateId: 'Page', language: 'en' }),
  ],
  [
    'createItem',
    (name) => ({ parent: '/sitecore/content/acme/Data', name, templateId: 'Promo', language: 'en' }),
  ],
  ['renameItem', (newName) => ({ path: aboutPath, newName })],
  ['copyItem', (copyItemName) => ({ path: aboutPath, copyItemName })],
  ['addItemVersion', (language) => ({ path: aboutPath, language })],
  [
    'createItem',
    (language) => ({ parent: '/sitecore/content/acme/Home', name: 'x', templateId: 'Page', language }),
  ],
  [
    'createItem',
    (templateId) => ({ parent: '/sitecore/content/acme/Home', name: 'x', templateId, language: 'en' }),
  ],
  ['updatePhrase', (site) => ({ site, key: 'hello', phrases: [{ language: 'en', phrase: 'x' }] })],
  ['updatePhrase', (language) => ({ site: 'acme', key: 'hello', phrases: [{ language, phrase: 'x' }] })],
  ['updateRedirects', (site) => ({ site, operations: [{ remove: { index: 0 } }] })],
  ['updateMedia', (media) => ({ site: 'acme', media, focus: '1% 1%' })],
  ['updateMedia', (site) => ({ site, media: 'x.png', focus: '1% 1%' })],
  ['deleteMedia', (media) => ({ site: 'acme', media })],
  ['deleteItem', (itemId) => ({ itemId })],
  ['publishItemVersion', (language) => ({ path: aboutPath, language })],
  ['updateItem', (name) => field({ name, value: 'x' })],
  ['updateItem', (revision) => ({ ...field({ name: 'Title', value: 'x' }), revision })],
];

const refused = takeName.flatMap(([name, toInput]) =>
  badNames.map((bad): [string, string, Input] => [
    name,
    JSON.stringify(toInput(bad)).slice(0, 120),
    toInput(bad),
  ]),
);

const send = (name: string, input: Input) =>
  cms.send(`mutation ($input: ${toInputType(name)}!) { ${name}(input: $input) { __typename } }`, { input });

async function expectRefused(name: string, input: Input): Promise<void> {
  const before = await hashFolder(cms.contentFolder);
  const { errors } = await send(name, input);
  expect(errors?.[0]?.message).toMatch(/.{10,}/s);
  expect(errors?.[0]?.message).not.toMatch(/See its log|node_modules|at .*\.ts:/);
  expect(await hashFolder(cms.contentFolder)).toBe(before);
}

test.each(refused)('%s refuses the name in %s', (name, _, input) => expectRefused(name, input));

/** The field of a new rendering, as in a content file. */
const newRendering = (values: Input, component = 'Promo', placeholder = 'headless-main'): [string, Input] => [
  'updateLayout',
  { ...about, operations: [{ add: { target: { placeholder, index: 0 }, component, values } }] },
];

const link = (to: string) => newRendering({ fields: { PromoText: 'x', PromoLink: { to, text: 'x' } } });

const redirect = (values: Input): [string, Input] => [
  'updateRedirects',
  {
    site: 'acme',
    operations: [{ add: { index: 0, redirect: { pattern: '/x', target: '/about', ...values } } }],
  },
];

const dated = (at: string): [string, Input] => ['schedulePublish', { ...about, at }];

test.each<[string, [string, Input]]>([
  ['a link that runs a script', link('javascript:alert(1)')],
  ['a link with a tab in its scheme', link('java\tscript:alert(1)')],
  ['a link with a space before its scheme', link(' javascript:alert(1)')],
  ['a link in capitals', link('JaVaScRiPt:alert(1)')],
  ['a link with a control character', link('\u0001javascript:alert(1)')],
  ['a link to data', link('data:text/html,<script>alert(1)</script>')],
  ['a link to another scheme', link('vbscript:x')],
  [
    'a picture by its address',
    ['updateItem', field({ name: 'Image', jsonValue: { src: 'javascript:alert(1)' } })],
  ],
  [
    'a picture of another folder',
    ['updateItem', field({ name: 'Image', jsonValue: { media: '../../x.png', alt: 'x' } })],
  ],
  [
    'a picture as Sitecore writes it',
    ['updateItem', field({ name: 'Image', value: '<image mediaid="x" onerror="alert(1)" />' })],
  ],
  ['a map as text', ['updateItem', field({ name: 'Title', jsonValue: { a: 1 } })]],
  ['a list as text', ['updateItem', field({ name: 'Title', jsonValue: ['a'] })]],
  [
    'a text of more than 200 000 characters',
    ['updateItem', field({ name: 'Title', value: 'x'.repeat(200_001) })],
  ],
  ['a field without a value', ['updateItem', field({ name: 'Title' })]],
  [
    '101 fields',
    ['updateItem', { ...about, fields: Array.from({ length: 101 }, () => ({ name: 'Title', value: 'x' })) }],
  ],
  ['an unknown component', newRendering({}, '<script>alert(1)</script>')],
  ['a component that is a property of objects', newRendering({}, 'constructor')],
  ['a placeholder that the page does not have', newRendering({}, 'Promo', '"><script>')],
  ['an unknown key', newRendering({ evil: 1 })],
  ['a datasource of another folder', newRendering({ datasource: 'shared/../../x' })],
  ['a datasource outside', newRendering({ datasource: '../../../etc/passwd' })],
  ['an operation that does nothing', ['updateLayout', { ...about, operations: [{}] }]],
  ['101 operations', ['updateLayout', { ...about, operations: Array.from({ length: 101 }, () => ({})) }]],
  ['a redirect that runs a script', redirect({ target: 'javascript:alert(1)' })],
  ['a redirect to data', redirect({ target: 'data:text/html,x' })],
  ['a redirect to a host without a scheme', redirect({ target: '//evil.test' })],
  ['a redirect with a backslash', redirect({ target: '/\\evil.test' })],
  ['a redirect with a header', redirect({ target: '/a\r\nSet-Cookie: x=1' })],
  ['a redirect of an unknown kind', redirect({ redirectType: 'EVIL' })],
  ['a redirect without a pattern', redirect({ pattern: '' })],
  ['a phrase whose key has two lines', ['updatePhrase', { site: 'acme', key: 'a\n  b: c', phrases: [] }]],
  [
    'a phrase whose key is a property of objects',
    ['updatePhrase', { site: 'acme', key: '__proto__', phrases: [] }],
  ],
  [
    'a variant that is no name',
    ['updateVariants', { ...about, rules: [{ rules: [{ variant: '"><script>' }] }] }],
  ],
  [
    'more than everybody',
    ['updateVariants', { ...about, rules: [{ rules: [{ variant: 'x', percent: 1e300 }] }] }],
  ],
  ['a word as a time', dated('tomorrow')],
  ['a month that does not exist', dated('2026-13-01T00:00Z')],
  ['a day that does not exist', dated('2026-02-30T10:00Z')],
  ['a field with a day that does not exist', newRendering({ fields: { Since: '2026-02-30' } })],
  ['a year that no calendar has', dated('99999-01-01T00:00Z')],
])('refuses %s', async (_, [name, input]) => {
  await send('updateItem', field({ name: 'Title', value: 'A draft' }));
  await expectRefused(name, input);
});

/** JSON that no object can express, and that would be too deep for `JSON.stringify`. */
const raw = (jsonValue: string): string =>
  `{"query":"mutation ($input: UpdateItemInput!) { updateItem(input: $input) { __typename } }","variables":{"input":{"path":"${aboutPath}","language":"en","fields":[{"name":"Title","jsonValue":${jsonValue}}]}}}`;

/** The same, written in the query instead of in a variable. */
const literal = (jsonValue: string): string =>
  JSON.stringify({
    query: `mutation { updateItem(input: { path: "${aboutPath}", language: "en", fields: [{ name: "Title", jsonValue: ${jsonValue} }] }) { __typename } }`,
  });

test.each([
  ['100 000 lists in each other', raw(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), 'levels'],
  ['101 maps in each other', raw(`${'{"a":'.repeat(101)}1${'}'.repeat(101)}`), 'levels'],
  ['a key that changes all objects', raw('{"__proto__":{"isAdmin":true}}'), '__proto__'],
  ['101 maps in each other in a query', literal(`${'{a:'.repeat(101)}1${'}'.repeat(101)}`), 'levels'],
  ['1500 lists in each other in a query', literal(`${'['.repeat(1500)}${']'.repeat(1500)}`), 'levels'],
  ['a key that changes all objects in a query', literal('{ __proto__: { isAdmin: true } }'), '__proto__'],
  ['half of a character', raw('"\\ud800"'), 'incomplete character'],
  ['half of a character in a name', raw('{"\\ud800":1}'), 'incomplete character'],
  ['a body that changes all objects', '{"__proto__":{"query":"{journal(first:1){at}}"}}', '__proto__'],
  ['100 000 open lists', '['.repeat(100_000), 'JSON'],
  [
    'a query of 100 000 levels',
    JSON.stringify({ query: `${'{a'.repeat(100_000)}${'}'.repeat(100_000)}` }),
    'levels',
  ],
  ['a query with 100 000 lists', JSON.stringify({ query: `{ item(where: ${'['.repeat(100_000)}` }), 'levels'],
  [
    'a fragment that contains itself',
    JSON.stringify({ query: 'mutation { ...A } fragment A on Mutation { ...A }' }),
    'within itself',
  ],
  [
    '400 changes in one request',
    JSON.stringify({
      query: `mutation { ${Array.from({ length: 400 }, (_, index) => `a${index}: undo(input: { path: "${aboutPath}", language: "en" }) { successful }`).join(' ')} }`,
    }),
    'changes',
  ],
])('refuses %s', async (_, body, message) => {
  const before = await hashFolder(cms.contentFolder);
  const response = await fetch(`${cms.url}/sitecore/api/authoring/graphql/v1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { errors } = z
    .object({ errors: z.array(z.looseObject({ message: z.string() })) })
    .parse(await response.json());
  expect(errors[0]?.message).toContain(message);
  expect(await hashFolder(cms.contentFolder)).toBe(before);
});
