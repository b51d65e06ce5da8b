import { closeAfterEach } from '@tests/jest/close-after-each';
import { openTestAuthoring } from '@tests/local-cms/open-test-authoring';
import { sampleContent } from '@tests/local-cms/sample-content';

const second = {
  'gamma/site.yml': 'name: gamma\nhostName: gamma.test\n',
  'gamma/pages/en.yml': 'template: Page\nfields: { Title: Gamma }\n',
};

const keep = closeAfterEach();

async function open(more: Record<string, string> = {}) {
  const world = keep(await openTestAuthoring({ ...sampleContent, ...second, ...more }));
  const { store } = world;
  const getSites = () => ({
    published: store.current.sites.get('gamma'),
    newest: store.current.drafts.get('gamma'),
  });
  const getTitle = () => getSites().newest?.home.versions.get('en')?.fields.values.get('Title')?.value;
  return { ...world, store, getSites, getTitle };
}

test('loads a site again only if something has changed that it depends on', async () => {
  const world = await open();
  const first = world.getSites();
  await world.write('acme/pages/en.yml', 'template: Page\nfields: { Title: Other }\n');
  await world.store.reload();
  expect(world.getSites().published).toBe(first.published);
  expect(world.getSites().newest).toBe(first.newest);
  expect(
    world.store.current.sites.get('acme')?.home.versions.get('en')?.fields.values.get('Title')?.value,
  ).toBe('Other');
});

test('a draft changes nothing of the published site', async () => {
  const world = await open();
  const first = world.getSites();
  await world.write('gamma/pages/en.draft.yml', 'template: Page\nfields: { Title: Draft }\n');
  await world.store.reload();
  expect(world.getSites().published).toBe(first.published);
  expect(world.getTitle()).toBe('Draft');
});

test.each([
  ['its own text', 'gamma/pages/en.yml', 'template: Page\nfields: { Title: New }\n'],
  ['an older version', 'gamma/pages/en.v1.yml', 'template: Page\nfields: { Title: Old }\n'],
  ['the templates', 'templates.yml', `${sampleContent['templates.yml']}News: { Title: text }\n`],
  ['a template that another site begins to use', 'acme/pages/en.yml', 'template: Promo\n'],
  ['its media', 'gamma/media/coast.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
])('%s changes the site', async (_, file, text) => {
  const world = await open();
  const first = world.getSites();
  await world.write(file, text);
  await world.store.reload();
  expect(world.getSites().published).not.toBe(first.published);
});

test('reports a problem as long as it is there', async () => {
  const world = await open({ 'gamma/pages/bad/en.yml': 'template: Page\nfields: { Titel: x }\n' });
  const problems = world.listProblems();
  expect(problems).not.toEqual([]);
  await world.write('acme/pages/en.yml', 'template: Page\n');
  await world.store.reload();
  expect(world.listProblems()).toEqual(problems);
});

test('trying content out changes neither the content nor its last good state', async () => {
  const world = await open();
  world.store.openCandidate(new Map([['gamma/pages/en.yml', 'template: Page\nfields: { Title: Tried }\n']]));
  expect(world.getTitle()).toBe('Gamma');
  await world.write('gamma/pages/en.yml', 'template: Page\nfields: { Title: Saved }\n');
  await world.store.reload();
  await world.write('gamma/pages/en.yml', 'template: Nothing\n');
  await world.store.reload();
  expect(world.getTitle()).toBe('Saved');
});
