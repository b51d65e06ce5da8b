import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { hashFolder } from '@tests/local-cms/hash-folder.ts';
import { startAuthoringCms } from '@tests/local-cms/start-authoring-cms';

const page = (media: string) => `# A page
template: Page
fields:
  Title: Pictures
  Content: <p><img src="-/media/${encodeURI(media)}" alt="A coast"><a href="-/media/my-coast.jpg">my-coast.jpg</a></p>
  Image: { media: ${media}, alt: Ours } # the coast
placeholders:
  headless-main:
    - component: Promo
      fields: { PromoLink: { media: ${media}, text: Coast }, PromoIcon: { media: my-coast.jpg } }
`;

let cms: Awaited<ReturnType<typeof startAuthoringCms>>;
beforeEach(async () => {
  cms = await startAuthoringCms({
    'acme/media/coast.jpg': 'jpg',
    'acme/media/my-coast.jpg': 'mine',
    'acme/media/Old Stuff/a plan.svg': 'svg',
    'acme/media.yml': 'coast.jpg: # ours\n  alt: { en: A coast }\nmy-coast.jpg: { focus: 30% 60% }\n',
    'acme/pages/pictures/en.yml': page('coast.jpg'),
    'acme/pages/pictures/en.v1.yml': page('coast.jpg'),
    'acme/pages/plan/en.draft.yml': page('Old Stuff/a plan.svg'),
  });
});
afterEach(() => cms.close());

const MOVE = 'mutation ($input: MoveMediaInput!) { moveMedia(input: $input) { media } }';

const move = (input: object) =>
  cms.send(MOVE, { input: { site: 'acme', media: 'coast.jpg', by: 'Ada', ...input } });

test('everything that names the file follows, in all versions, and nothing else is changed', async () => {
  expect(await move({ name: 'The Coast.PNG', folder: 'New places' })).toEqual({
    data: { moveMedia: { media: 'new-places/the-coast.jpg' } },
  });
  const moved = page('new-places/the-coast.jpg');
  expect(await cms.read('pages/pictures/en.yml')).toBe(moved);
  expect(await cms.read('pages/pictures/en.v1.yml')).toBe(moved);
  expect(await cms.read('media.yml')).toContain('new-places/the-coast.jpg:');
  expect(await cms.read('media.yml')).toContain('alt: { en: A coast }');
  expect(await cms.read('media.yml')).toContain('my-coast.jpg: { focus: 30% 60% }');
  expect(await cms.read('media/new-places/the-coast.jpg')).toBe('jpg');
  expect(await cms.read('media/coast.jpg')).toBeNull();
  expect(await readdir(path.join(cms.dataFolder, 'authoring'))).not.toContain('removed');
  expect(await cms.send('{ journal(first: 1) { by action label } }')).toEqual({
    data: {
      journal: [{ by: 'Ada', action: 'moveMedia', label: 'moving coast.jpg to new-places/the-coast.jpg' }],
    },
  });
});

test('a file moves out of its folder, and into one whose name is none that the CMS would give', async () => {
  expect(await move({ media: 'Old Stuff/a plan.svg', folder: '' })).toEqual({
    data: { moveMedia: { media: 'a plan.svg' } },
  });
  expect(await cms.read('pages/plan/en.draft.yml')).toBe(page('a plan.svg'));
  await move({ media: 'my-coast.jpg', folder: '' });
  expect(await move({ media: 'a plan.svg', name: 'plan' })).toEqual({
    data: { moveMedia: { media: 'plan.svg' } },
  });
  expect(await cms.read('pages/plan/en.draft.yml')).toBe(page('plan.svg'));
});

test.each<[object, string]>([
  [{ name: '../evil' }, 'cannot be the name'],
  [{ name: '..' }, 'cannot be the name'],
  [{ name: 'a/b' }, 'cannot be the name'],
  [{ name: 'a\\b' }, 'cannot be the name'],
  [{ name: 'a\0b' }, 'cannot be the name'],
  [{ name: 'a\nb' }, 'cannot be the name'],
  [{ name: 'con' }, 'cannot be the name'],
  [{ name: '' }, 'cannot be the name'],
  [{ name: '%2e%2e' }, 'cannot be the name'],
  [{ folder: '..' }, 'cannot be the name'],
  [{ folder: 'a/../../b' }, 'cannot be the name'],
  [{ folder: 'C:' }, 'cannot be the name'],
  [{ folder: 'a/b/c/d/e/f' }, 'at most 5 folders'],
  [{ name: 'my-coast' }, 'There is already a file acme/media/my-coast.jpg'],
  [{ name: 'MY COAST' }, 'There is already a file acme/media/my-coast.jpg'],
  [{ media: '../site.yml', name: 'x' }, 'There is no file'],
  [{ media: 'nothing.jpg', name: 'x' }, 'There is no file'],
  [{ site: 'nobody', name: 'x' }, 'is no site with media'],
])('refuses %j', async (input, message) => {
  const before = await hashFolder(cms.contentFolder);
  expect((await move(input)).errors?.[0]?.message).toContain(message);
  expect(await hashFolder(cms.contentFolder)).toBe(before);
});

test('a file that a template of a component names stays', async () => {
  await cms.write('acme/feaas/acme/card/responsive/published.html', '<img src="-/media/coast.jpg">');
  await cms.reload();
  const before = await hashFolder(cms.contentFolder);
  expect((await move({ name: 'shore' })).errors?.[0]?.message).toBe(
    'media/coast.jpg is named in acme/feaas/acme/card/responsive/published.html, which the editor does not change.',
  );
  expect(await hashFolder(cms.contentFolder)).toBe(before);
});

test.each<[string, string]>([
  ['a parameter', 'params: { Background: coast.jpg }'],
  ['a srcset', `fields: { PromoText: '<img srcset="-/media/coast.jpg 1x, -/media/coast.jpg 2x">' }`],
  ['a style', `fields: { PromoText: '<p style="background: url(-/media/coast.jpg)"></p>' }`],
  ['a text', 'fields: { PromoText: <p>See coast.jpg.</p> }'],
])('a file that %s names stays, and the person is told where', async (_, part) => {
  await cms.write(
    'acme/pages/pictures/en.yml',
    `${page('coast.jpg')}    - component: Promo\n      ${part}\n`,
  );
  await cms.reload();
  const before = await hashFolder(cms.contentFolder);
  expect((await move({ name: 'shore' })).errors?.[0]?.message).toBe(
    'media/coast.jpg is named in acme/pages/pictures/en.yml:12 in a way that the editor does not change. Change it there first.',
  );
  expect(await hashFolder(cms.contentFolder)).toBe(before);
});

test('the journal also has a move of a file that nothing names', async () => {
  await cms.write('acme/media/lonely.pdf', 'pdf');
  await cms.reload();
  await move({ media: 'lonely.pdf', name: 'alone' });
  expect(await cms.send('{ journal(first: 1) { by action label } }')).toEqual({
    data: { journal: [{ by: 'Ada', action: 'moveMedia', label: 'moving lonely.pdf to alone.pdf' }] },
  });
});

test('a move cannot be undone, and nothing says that it can', async () => {
  await cms.send('mutation ($input: UpdateMediaInput!) { updateMedia(input: $input) { successful } }', {
    input: { site: 'acme', media: 'coast.jpg', focus: '10% 10%', by: 'Ada' },
  });
  const history = '{ history(page: "acme/media", by: "Ada") { undo { isPublic } } }';
  expect((await cms.send(history)).data).toEqual({ history: { undo: { isPublic: true } } });
  await move({ name: 'shore' });
  expect((await cms.send(history)).data).toEqual({ history: { undo: null } });
});

test('a page that cannot be changed leaves everything as it was', async () => {
  await cms.write(
    'acme/pages/broken/en.yml',
    'template: Page\nfields: { Image: { media: &a coast.jpg } }\nname: *a\n',
  );
  await cms.reload();
  const before = await hashFolder(cms.contentFolder);
  expect((await move({ name: 'shore' })).errors).toHaveLength(1);
  expect(await hashFolder(cms.contentFolder)).toBe(before);
});
