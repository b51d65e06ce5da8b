// Schedules, translates and deletes pages over HTTP, as the page editor and scripts do.
import { closeAfterEach } from '@tests/jest/close-after-each';
import {
  about,
  aboutPath,
  startAuthoringCms,
  toTitle,
  updateQuery,
} from '@tests/local-cms/start-authoring-cms';

const keep = closeAfterEach();

const start = async (more: Record<string, string> = {}) => keep(await startAuthoringCms(more));

const call = (name: string, answer = 'item { stage }') =>
  `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${answer} } }`;

async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 50 && !(await isDone()); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

test('publishes a draft at its time, which is no part of the published page', async () => {
  const cms = await start();
  const schedule = (at: string | null) =>
    cms.send(call('schedulePublish'), { input: { path: aboutPath, language: 'en', at, by: 'Ada' } });
  expect((await schedule('2030-01-01T09:00+01:00')).errors?.[0]?.message).toBe(
    'The page About has no draft to publish.',
  );
  await cms.send(updateQuery, toTitle('Who we are'));
  const draft = about.replace('Title: About ', 'Title: Who we are ');
  await schedule('2030-01-01T09:00+01:00');
  expect(await cms.read('pages/about/en.draft.yml')).toBe(
    draft.replace('template: Page\n', 'template: Page\npublishAt: 2030-01-01T08:00Z\n'),
  );
  await schedule(null);
  expect(await cms.read('pages/about/en.draft.yml')).toBe(draft);
  expect((await schedule('tomorrow')).errors?.[0]?.message).toBe('Write the time as 2026-05-01T08:00Z.');
  await schedule('2026-01-01T08:00Z');
  await until(async () => (await cms.read('pages/about/en.yml')) !== about);
  expect(await cms.read('pages/about/en.yml')).toBe(draft);
  expect(await cms.read('pages/about/en.v1.yml')).toBe(about);
});

test('begins a translation without text', async () => {
  const cms = await start();
  const { errors } = await cms.send(call('addItemVersion'), {
    input: { path: aboutPath, language: 'da', isEmpty: true },
  });
  expect(errors).toBeUndefined();
  expect(await cms.read('pages/about/da.draft.yml')).toBe('template: Page\n');
});

test('deletes a page with those below it, and leads links and addresses to another one', async () => {
  const cms = await start({
    'acme/personalize.yml': '/about:\n  page:\n    - { variant: members, when: { returning: true } }\n',
  });
  const answer = 'successful page';
  const input = { path: aboutPath, deep: true, by: 'Ada' };
  // Without another page to lead to, links prevent it.
  expect((await cms.send(call('deleteItem', answer), { input })).errors?.[0]?.extensions?.code).toBe(
    'CONTENT_ERROR',
  );
  const itemId = await cms.findId('/sitecore/content/acme/Home/Hidden');
  const { data, errors } = await cms.send(call('deleteItem', answer), {
    input: { ...input, linkTo: itemId, createRedirect: true },
  });
  expect(errors).toBeUndefined();
  expect(data?.deleteItem).toEqual({ successful: true, page: 'acme/pages/about/en' });
  expect(await cms.read('pages/about/team/en.yml')).toBeNull();
  expect(await cms.read('pages/en.yml')).toContain(`'<p><a href="/hidden">About</a></p>'`);
  expect(await cms.read('personalize.yml')).not.toContain('/about');
  expect(await cms.read('redirects.yml')).toBe(
    `- { pattern: /old, target: /hidden }
- { pattern: /about, target: /hidden }
- { pattern: ^/about/(.*)$, target: /hidden }`,
  );
  await cms.send(
    'mutation { undo(input: { page: "acme/pages/about/en", language: "en", by: "Ada" }) { successful } }',
  );
  expect(await cms.read('pages/about/en.yml')).toBe(about);
  expect(await cms.read('pages/about/team/en.yml')).toContain('Title: Team');
  expect(await cms.read('redirects.yml')).toBe('- { pattern: /old, target: /about }');
});
