import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { aboutPath, startAuthoringCms, updateQuery } from '@tests/local-cms/start-authoring-cms';

const page = `template: Page
fields:
  Title: Pictures
  Content: <p><img src="-/media/a%20plan.svg"></p>
  Image: { media: coast.jpg, alt: Ours }
`;

let cms: Awaited<ReturnType<typeof startAuthoringCms>>;
beforeEach(async () => {
  cms = await startAuthoringCms({
    'acme/media/coast.jpg': 'jpg',
    'acme/media/old/unused.pdf': 'pdf',
    'acme/media/a plan.svg': 'svg',
    'acme/pages/pictures/en.yml': page,
  });
});
afterEach(() => cms.close());

const UPDATE = 'mutation ($input: UpdateMediaInput!) { updateMedia(input: $input) { successful } }';
const DELETE = 'mutation ($input: DeleteMediaInput!) { deleteMedia(input: $input) { successful } }';

async function list(): Promise<{ path: string }[]> {
  const { files } = await (await fetch(`${cms.url}/editor/media?site=acme`)).json();
  return files;
}

test('lists the media of a site with their folders and where they are used', async () => {
  const { folders, files, isReadOnly } = await (await fetch(`${cms.url}/editor/media?site=acme`)).json();
  const owner = { title: 'Pictures', route: '/pictures', itemId: expect.any(String) };
  const use = { language: 'en', file: 'acme/pages/pictures/en.yml', owner };
  expect({ folders, isReadOnly }).toEqual({ folders: ['old'], isReadOnly: false });
  expect(files).toMatchObject([
    { path: 'a plan.svg', type: 'image/svg+xml', uses: [{ ...use, field: 'Content', line: 4 }] },
    { path: 'coast.jpg', size: 3, alt: {}, focus: null, uses: [{ ...use, field: 'Image', line: 5 }] },
    { path: 'old/unused.pdf', type: 'application/pdf', uses: [] },
  ]);
  expect((await fetch(`${cms.url}/editor/media?site=nobody`)).status).toBe(404);
});

test('changes the alternative text and the focal point of a file, one at a time', async () => {
  const change = (more: object) =>
    cms.send(UPDATE, { input: { site: 'acme', media: 'coast.jpg', by: 'Ada', ...more } });
  await change({ alt: [{ language: 'en', value: 'A coast' }], focus: '30% 60%' });
  await change({ alt: [{ language: 'da', value: '' }] });
  expect(await cms.read('media.yml')).toBe('coast.jpg:\n  alt: { en: A coast, da: "" }\n  focus: 30% 60%\n');
  expect(await list()).toMatchObject([
    {},
    { path: 'coast.jpg', alt: { en: 'A coast', da: '' }, focus: '30% 60%' },
    {},
  ]);
  await change({ alt: [{ language: 'en', value: null }], focus: '' });
  expect(await cms.read('media.yml')).toBe('coast.jpg:\n  alt: { da: "" }\n');
});

test('the first texts of several files, saved together, are all kept', async () => {
  const describe = (media: string) =>
    cms.send(UPDATE, { input: { site: 'acme', media, by: 'Ada', alt: [{ language: 'en', value: media }] } });
  const answers = await Promise.all(['coast.jpg', 'a plan.svg', 'old/unused.pdf'].map(describe));
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const notes = await cms.read('media.yml');
  for (const media of ['coast.jpg', 'a plan.svg', 'old/unused.pdf']) expect(notes).toContain(`en: ${media}`);
});

test.each([
  ['another file', { media: 'nothing.jpg' }, 'There is no file media/nothing.jpg'],
  ['a path that leads elsewhere', { media: '../site.yml' }, 'There is no file'],
  ['another site', { site: 'nobody' }, 'is no site with media'],
  ['another language', { alt: [{ language: 'xx', value: '' }] }, '"xx" is not a language of acme'],
  ['a wrong focal point', { focus: 'left' }, 'write the focal point as 30% 60%'],
])('refuses to describe %s', async (_, more, message) => {
  const input = { site: 'acme', media: 'coast.jpg', ...more };
  expect((await cms.send(UPDATE, { input })).errors?.[0]?.message).toContain(message);
  expect(await cms.read('media.yml')).toBeNull();
});

test.each([
  [
    'an unknown part',
    'coast.jpg:\n  alt: { en: A coast }\n  credit: Ada\n',
    'coast.jpg: unknown key "credit"',
  ],
  ['another form', 'coast.jpg: A coast\n', 'coast.jpg: write a media file as'],
  ['no name', '- A coast\n', 'write a note for each media file'],
])('a note with %s is not replaced', async (_, notes, message) => {
  await cms.write('acme/media.yml', notes);
  await cms.reload();
  const change = (query: string, more: object) =>
    cms.send(query, { input: { site: 'acme', media: 'coast.jpg', ...more } });
  const { errors } = await change(UPDATE, { focus: '10% 10%' });
  expect(errors?.[0]?.message).toContain(`Mend acme/media.yml in a text editor first: ${message}`);
  expect(await cms.read('media.yml')).toBe(notes);
});

test('deletes a file that nothing uses, and keeps it beside the content', async () => {
  const remove = (media: string) => cms.send(DELETE, { input: { site: 'acme', media, by: 'Ada' } });
  expect((await remove('coast.jpg')).errors?.[0]?.message).toBe(
    'media/coast.jpg is used in acme/pages/pictures/en.yml.',
  );
  expect((await remove('a plan.svg')).errors?.[0]?.message).toContain('is used in');
  await cms.send(UPDATE, {
    input: { site: 'acme', media: 'old/unused.pdf', alt: [{ language: 'en', value: 'x' }], by: 'Ada' },
  });
  expect((await remove('old/unused.pdf')).errors).toBeUndefined();
  expect(await list()).toHaveLength(2);
  expect(await cms.read('media.yml')).not.toContain('unused');
  expect(await readdir(path.join(cms.dataFolder, 'authoring/removed'))).toEqual([
    expect.stringMatching(/acme-media-old-unused\.pdf$/),
  ]);
  expect((await cms.send('{ history(page: "acme/media", by: "Ada") { undo { label } } }')).data).toEqual({
    history: { undo: null },
  });
  expect(await cms.send('{ journal(first: 1) { by action label } }')).toEqual({
    data: { journal: [{ by: 'Ada', action: 'deleteMedia', label: 'old/unused.pdf' }] },
  });
});

/** The text that Sitecore stores for a field of the page, as the chromes have it. */
async function readStored(name: string): Promise<string> {
  const answer = await cms.query(
    `{ item(path: "/sitecore/content/acme/Home/Pictures", language: "en") { field(name: "${name}") { value } } }`,
  );
  return Object(answer).data.item.field.value;
}

test('a script can write an image and a link as Sitecore stores them', async () => {
  const set = (path: string, name: string, value: string) =>
    cms.send(updateQuery, { input: { path, language: 'en', fields: [{ name, value }] } });
  const image = (await readStored('Image')).replace('Ours', 'Theirs &amp; "ours"'.replaceAll('"', '&quot;'));
  expect((await set(aboutPath, 'Image', image)).errors).toBeUndefined();
  const promo = `${aboutPath}/Data/Promo promo`;
  await set(
    promo,
    'PromoLink',
    '<link linktype="external" url="https://example.org/" text="Out" target="" />',
  );
  const draft = await cms.read('pages/about/en.draft.yml');
  expect(draft).toContain(`  Image: { media: coast.jpg, alt: Theirs & "ours" }`);
  expect(draft).toContain('PromoLink: { href: https://example.org/, text: Out }');
});

test.each([
  ['Image', '<image mediaid="{00000000-0000-0000-0000-000000000000}" />', 'no media file with the id'],
  ['Image', '<img src="x" onerror="alert(1)">', 'write <image … />'],
  ['Image', '<!DOCTYPE image [<!ENTITY a SYSTEM "file:///etc/passwd">]><image mediaid="&a;" />', 'DOCTYPE'],
  ['Image', '<image/><image/>', 'write <image … />'],
  ['Image', 'coast.jpg', 'write <image … />'],
  ['Related', '{00000000-0000-0000-0000-000000000000}', 'no page or shared item'],
])('refuses the value of %s %s', async (name, value, message) => {
  const fields = [{ name, value }];
  const { errors } = await cms.send(updateQuery, { input: { path: aboutPath, language: 'en', fields } });
  expect(errors?.[0]?.message).toContain(message);
  expect(await cms.read('pages/about/en.draft.yml')).toBeNull();
});
